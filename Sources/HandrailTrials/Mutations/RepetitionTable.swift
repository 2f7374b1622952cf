/// What is repeated, by language: each of its tokens, and what may stand inside itself.
package enum RepetitionTable {
    /// How often.
    package static let counts = [10, 100, 1000, 10_000, 100_000]

    /// Each repetition that there is: hosts by patterns by counts.
    package static var count: Int { pairs.count * counts.count }

    /// Repetition `index`, from 0.
    package static func repetition(_ index: Int) -> Repetition {
        let (host, pattern) = pairs[index / counts.count]
        return Repetition(host: host, pattern: pattern, count: counts[index % counts.count])
    }

    private static let pairs: [(RepetitionHost, RepetitionPattern)] = RepetitionHosts.all.flatMap { host in
        let rows = tokens(of: host.language).flatMap { [RepetitionPattern.row($0 + " "), .row($0 + "\n")] }
        return (rows + nested(of: host.language)).map { (host, $0) }
    }

    /// The tokens of a language, and short runs of them.
    package static func tokens(of language: FuzzLanguage) -> [String] {
        switch language {
        case .swift: swift
        case .objectiveC: objectiveC
        case .xml: xml
        case .json: json
        case .oldStyle: oldStyle
        case .bytes: []
        }
    }

    private static func nested(of language: FuzzLanguage) -> [RepetitionPattern] {
        let pairs =
            switch language {
            case .swift: swiftNests
            case .objectiveC: objectiveCNests
            case .xml: xmlNests
            case .json: jsonNests
            case .oldStyle: oldStyleNests
            case .bytes: [(String, String, String)]()
            }
        return pairs.map(RepetitionPattern.nested)
    }

    private static func words(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }

    private static let swift =
        words(
            """
            actor any as as! as? associatedtype async await borrowing break case catch class consuming continue
            convenience default defer deinit do dynamic else enum extension fallthrough false fileprivate final for
            func get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil
            nonisolated nonmutating open operator optional override package postfix precedencegroup prefix private
            protocol public repeat required rethrows return self Self sending set some static struct subscript super
            switch throw throws true try try! try? typealias unowned var weak where while willSet yield ( ) [ ] { }
            < > , ; : . .. ... ..< ! ? ?? & && | || ^ ~ = == != === <= >= + - * / % << >> -> => @ # $ _ \\ ` " '
            \"\"\" #" "# /* */ // #if #elseif #else #endif #available #selector #keyPath #Preview #warning
            #colorLiteral #file #/ /# @State @Binding @available(*) @main @objc @IBOutlet @ViewBuilder @MainActor
            \\( a a. .a .a() a() a, a: A< A. A? [A] (a) {} () [] $0 0 -1 0.5 0x1p1 1e308 "" "a" \"\\(a)\" a=b; a?.b
            \\.a !a -a +a a+ a&&b a??b a?b:c a==b case.a: a{} .a{} a[0] (a,b) [a:b] ->A :A ()->A A&A @A a:a,
            """) + [
            "+ 1", "&& a", "?? a", "a ? b :", "as Any", "is A", ".padding()", ".accessibilityLabel(\"a\")",
            "Text(\"a\")", "Text(a)", "if a {} else", "else if a {}", "if case .a = a {}", "let a = b", "let a = a",
            "var a: A { a }", "func a() {}", "case a", "case .a: a", "struct A {}", "struct A: A {}", "extension A {}",
            "class A: B {}", "typealias A = B", "enum A { case a }", "import UIKit", "guard let a else { return }",
            "view.addSubview(view)", "a = a + a", "self.a = a", "a.a = a", "for a in a {}", "#if a\n#endif", "}",
            "{ a in",
        ]

    private static let swiftNests: [(String, String, String)] = [
        ("(", "a", ")"), ("[", "a", "]"), ("{", "a", "}"), ("a(", "a", ")"), ("a[", "a", "]"), ("a {", "a", "}"),
        ("(a, ", "a", ")"), ("[a: ", "a", "]"), ("[a, ", "a", "]"), ("a<", "A", ">"), ("A<", "A", ">()"),
        ("[", "A", "]()"),
        ("\"\\(", "a", ")\""), ("\"\"\"\n\\(", "a", ")\n\"\"\""), ("/*", "", "*/"), ("a ? (", "a", ") : a"),
        ("a ? a : (", "a", ")"), ("a + (", "a", ")"), ("!(", "a", ")"), ("-(", "1", ")"), ("try (", "a", ")"),
        ("if a { ", "a", " }"), ("if a { ", "a", " } else { a }"), ("if a {} else { ", "a", " }"), ("do { ", "a", " }"),
        ("for a in a { ", "a", " }"), ("while a { ", "a", " }"), ("repeat { ", "a", " } while a"),
        ("guard a else { ", "return", " }"), ("switch a { case .a: ", "a", " }"), ("switch a { default: ", "a", "\n}"),
        ("switch ", "a", " { default: a }"), ("if ", "a", " { a } else { a }"), ("func a() { ", "a", " }"),
        ("struct A { ", "", " }"), ("class A { ", "", " }"), ("enum A { ", "case a", " }"),
        ("extension A { ", "", " }"),
        ("protocol A { ", "", " }"), ("var a: A { ", "a", " }"), ("let a = { ", "a", " }()"),
        ("#if A\n", "a", "\n#endif\n"),
        ("#if A\n#else\n", "a", "\n#endif\n"), ("VStack { ", "Text(\"a\")", " }"),
        ("Button { } label: { ", "Text(a)", " }"),
        ("Group { ", "Text(\"a\")", " }"), ("ForEach(a) { a in ", "Text(a)", " }"), ("AnyView(", "Text(\"a\")", ")"),
        ("List { Section { ", "Text(\"a\")", " } }"), ("NavigationLink { ", "Text(\"a\")", " } label: { Text(\"b\") }"),
        ("Text(\"a\").overlay(", "Text(\"a\")", ")"), ("Text(\"a\").background { ", "Text(\"a\")", " }"),
        ("Text(\"a\" + ", "\"a\"", ")"), ("NSLocalizedString(", "\"a\"", ", comment: \"\")"), ("String(", "a", ")"),
        ("UIStackView(arrangedSubviews: [", "UILabel()", "])"), ("view.addSubview(", "view", ")"),
        ("a { a in ", "a", " }"), ("a.a { $0.", "a", " }"), ("{ [weak self] in ", "a", " }"), ("a?.(", "a", ")"),
        ("\\.a.(", "a", ")"), ("@A(", "a", ")"), ("#selector(", "a", ")"), ("case .a(", "let a", "):"),
        ("(A) -> (", "A", ")"),
        ("some A<", "A", ">"), ("[[", "a", "]]"), ("((", "a", "))"), ("{ (", "a", ") }"),
        ("if let a = { ", "a", " }() { }"),
        ("withAnimation { ", "a = a", " }"), ("UIView.animate(withDuration: 1) { ", "a.b = c", " }"),
    ]

    private static let objectiveC =
        words(
            """
            @interface @implementation @end @property @protocol @selector @class @import @synchronized
            @autoreleasepool @try @catch @finally @throw @encode @optional @required @dynamic @synthesize @public
            @private @available #import #include #define #if #ifdef #else #endif #pragma IBOutlet IBAction
            IBInspectable nonatomic weak strong copy readonly nullable self super nil YES NO id instancetype void
            int BOOL char const static struct enum typedef union return if else for while do switch case default
            break continue goto in __weak __block ( ) [ ] { } < > , ; : . ... ! ? & && | || ^ ~ = == != + - * / % <<
            >> -> @ # \\ " ' @" @( @[ @{ ^ ^{ /* */ // a a. .a a() [a a: @[] @{} @() {} () [] 0 -1 0.5f 0x1 1e308 ""
            @"" @"a" a=b; a->b -a !a *a &a (id) (a) a[0] a?b:c
            """) + [
            "- (void)a {}", "- (void)a:(id)a", "+ (void)a {}", "@interface A : B\n@end", "@implementation A\n@end",
            "@property (nonatomic) A *a;", "[self a];", "self.a.a = @\"a\";", "#if A\n#endif", "#define A \\\n",
            "a = b;", "[a b:c d:e];", "case 1:", "if (a) {} else", "@\"a\" @\"a\"",
        ]

    private static let objectiveCNests: [(String, String, String)] = [
        ("(", "a", ")"), ("[", "a", "]"), ("{", "a;", "}"), ("[a b:", "a", "]"), ("[", "a", " a]"), ("@[", "@1", "]"),
        ("@{@\"a\": ", "@1", "}"), ("@(", "1", ")"), ("^{ ", "a;", " };"), ("a(", "a", ")"), ("a ? (", "a", ") : b"),
        ("if (a) { ", "a;", " }"), ("for (;;) { ", "a;", " }"), ("switch (a) { case 1: ", "a;", " }"), ("/*", "", "*/"),
        ("#if A\n", "a;", "\n#endif\n"), ("A<", "A", ">"), ("(id)(", "a", ")"), ("[self a:^{ ", "a;", " }];"),
        ("@autoreleasepool { ", "a;", " }"), ("struct { ", "int a;", " } a;"), ("- (void)a { ", "a;", " }"),
        ("@implementation A\n", "", "\n@end"), ("a[", "0", "]"), ("NSLocalizedString(", "@\"a\"", ", nil)"),
    ]

    private static let xml =
        words(
            """
            < > </ /> & &amp; &lt &#0; &#x110000; " ' = <a> </a> <a/> <!-- --> <![CDATA[ ]]> <? ?> <!DOCTYPE
            <!ENTITY <view> </view> <subviews> <view/> <label/> <button/> <scene> <objects> <viewController> <rect/>
            <constraint/> <dict> </dict> <array> <key> <key>a</key> <string> <string/> <string>a</string>
            <integer>1</integer> <real> <true/> <date> <data> <data>AAAA</data>
            """) + [
            "a=\"a\"", "id=\"a\"", "<label text=\"a\" id=\"a\"/>",
            "<button id=\"a\"><state key=\"normal\" title=\"a\"/></button>",
            "<segue destination=\"a\" kind=\"show\" id=\"a\"/>", "<outlet property=\"a\" destination=\"a\" id=\"a\"/>",
            "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"1\"/>", "<key>a</key><string>a</string>",
            "<color key=\"textColor\" red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\"/>", "<a b=\"", "<!-- a -->",
            "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"a\" value=\"a\"/>",
        ]

    private static let xmlNests: [(String, String, String)] = [
        ("<a>", "a", "</a>"), ("<view id=\"a\"><subviews>", "", "</subviews></view>"),
        ("<stackView id=\"a\"><subviews>", "<label id=\"a\"/>", "</subviews></stackView>"),
        ("<dict><key>a</key>", "<true/>", "</dict>"),
        ("<array>", "<true/>", "</array>"), ("<!--", "a", "-->"), ("<![CDATA[", "a", "]]>"),
        ("<string>", "a", "</string>"),
        ("<scene sceneID=\"a\"><objects>", "", "</objects></scene>"),
        ("<view><subviews><tableView><prototypes>", "", ""),
        ("<objects><viewController id=\"a\"><view key=\"view\">", "", "</view></viewController></objects>"),
        ("<plist>", "", "</plist>"), ("<document>", "", "</document>"), ("<fragment content=\"a\">", "", "</fragment>"),
    ]

    private static let json =
        words(
            """
            { } [ ] , : " \\ / {} [] "" "a" "a":1, "a":{ [[ ]] null true false nul 0 -1 0.5 1e308 1e999 -0 \\u0000
            \\ud800 "\\ud83d" // /* */ ' NaN
            """) + ["{\"idiom\": \"universal\"},", "\"a\" : { },", "\"a\": \"a\",", "%@", "%lld", "%#@a@"]

    private static let jsonNests: [(String, String, String)] = [
        ("[", "1", "]"), ("{\"a\":", "1", "}"), ("{\"images\":[", "", "]}"), ("[{", "\"a\":1", "}]"),
        ("{\"variations\":{\"plural\":{\"other\":", "{}", "}}}"), ("{\"a\":[", "1", "]}"),
        ("{\"localizations\":{\"en\":", "{}", "}}"),
    ]

    private static let oldStyle =
        words("{ } ( ) < > ; = , \" \\ /* */ // a 0 -1 \"\" \"a\" a=b; \"a\"=\"b\"; \\U0000 \\\" <00> //")
        + words("!$*UTF8*$! %@ $(A) #include")
        + ["a = b;", "a = (b);", "\"a\" = \"b\";", "/* a */", "0123 /* a */ = {isa = PBXGroup; };",
        "#include \"a.xcconfig\"\n"]

    private static let oldStyleNests: [(String, String, String)] = [
        ("{a = ", "b", ";}"), ("(", "a", ")"), ("{", "", "}"), ("(a, ", "a", ")"), ("/*", "", "*/"), ("<", "00", ">"),
        ("{a = (", "b", ");}"), ("\"", "a", "\""), ("$(", "A", ")"), ("${A:default=", "a", "}"),
    ]
}
