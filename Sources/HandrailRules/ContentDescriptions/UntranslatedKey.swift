import HandrailModel
import HandrailSource

/// A localization key that people hear, because a string table lacks its text.
struct UntranslatedKey: ProjectRule {
    static let info = RuleInfo(
        id: "untranslated-key",
        title: Bilingual(en: "Spoken text missing from the string tables", ko: "문자열 테이블에 없는 읽기용 텍스트"),
        reason: Bilingual(
            en: "VoiceOver reads the key itself, or the text in a language that the listener did not choose.",
            ko: "VoiceOver가 키를 그대로 읽거나, 듣는 사람이 고르지 않은 언어로 읽습니다."),
        impact: .serious, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 3.1.2"],
        examples: examples)

    private static let table = ["en.lproj/Localizable.strings": "\"done\" = \"Done\";"]
    private static let twoTables = [
        "en.lproj/Localizable.strings": "\"done\" = \"Done\"; \"close\" = \"Close\";",
        "ko.lproj/Localizable.strings": "\"done\" = \"완료\";",
    ]

    private static let fiveTexts = """
        "One" = "One"; "Two" = "Two"; "Three" = "Three"; "Four" = "Four"; "Five" = "Five";
        """

    /// A screen with a button behind three texts that a table has.
    private static func afterThreeTexts(_ titled: String) -> String {
        """
        final class PierController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let done = UILabel(), close = UILabel(), wait = UILabel()
                done.text = NSLocalizedString("done", comment: "")
                close.text = NSLocalizedString("close", comment: "")
                wait.text = NSLocalizedString("wait", comment: "")
                let again = UIButton(type: .system)
                \(titled)
                [done, close, wait, again].forEach(view.addSubview)
            }
        }
        """
    }

    private static let threeTexts = [
        "en.lproj/Localizable.strings": "\"done\" = \"Done\"; \"close\" = \"Close\"; \"wait\" = \"Wait\";",
        "ko.lproj/Localizable.strings": "\"done\" = \"완료\"; \"close\" = \"닫기\"; \"wait\" = \"대기\";",
    ]

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .↓accessibilityLabel("editor.close_button")
            """, files: table),
        RuleExample(.violation, "Button(↓\"editor.close_button\", action: close)", files: table),
        RuleExample(
            .review,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .↓accessibilityLabel("close")
            """, files: twoTables),
        RuleExample(.violation, "Button(↓\"language.de\", action: close)", files: table),
        RuleExample(
            .nearMiss("an address is the same in every language"),
            """
            VStack {
                TextField("your-harbor.example.org/piers", text: $address)
                    .accessibilityLabel("done")
                Text("crew@harbor.example")
                Text("harbor.co.kr")
            }
            """, files: table),
        RuleExample(
            .silent,
            """
            Button(action: finish) {
                Image(systemName: "checkmark")
            }
            .accessibilityLabel("done")
            """, files: twoTables),
        RuleExample(
            .silent,
            """
            Text(verbatim: playlist.name)
                .accessibilityValue("\\(playlist.name)")
            """,
            files: [
                "en.lproj/Localizable.strings": "\"%@\" = \"%@\"; \"done\" = \"Done\";",
                "ko.lproj/Localizable.strings": "\"done\" = \"완료\";",
            ]),
        RuleExample(.silent, "Text(\"editor.close_button\")"),
        RuleExample(.silent, "Text(verbatim: \"editor.close_button\")", files: table),
        RuleExample(
            .nearMiss("everybody sees that this text is in the wrong language"), "Button(\"close\", action: close)",
            files: twoTables),
        RuleExample(
            .review,
            """
            VStack {
                Text("done")
                Text("close")
                Text("wait")
                Button(↓"Begin all over again", action: restart)
            }
            """, files: threeTexts),
        RuleExample(
            .silent,
            """
            VStack {
                Text("done")
                Text("close")
                Text("wait")
                Text(verbatim: "Three Bears")
                Text("Bears")
                Text("\\(count) km")
            }
            """, files: threeTexts),
        RuleExample(
            .nearMiss("a language whose texts are all those of another one is spoken by nobody"),
            """
            VStack {
                Text("One")
                Text("Two")
                Text("Three")
                Text("Four")
                Text("Five")
                Button("Begin all over again", action: restart)
            }
            """,
            files: ["en.lproj/Localizable.strings": fiveTexts, "ar.lproj/Localizable.strings": fiveTexts]),
        RuleExample(
            .nearMiss("an app of which hardly a text is translated has more to do than this"),
            """
            VStack {
                Text("done")
                Text("Begin all over again")
                Button("Go back to the first step", action: restart)
            }
            """, files: twoTables),
        RuleExample(
            .nearMiss("the name of a site, where no key of a table is made like it"),
            """
            Text("Quay.example")
            """, files: ["en.lproj/Localizable.strings": "\"pier_title\" = \"Pier\";\n"]),
        RuleExample(
            .violation,
            """
            final class PierController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let book = UIButton(type: .system)
                    ↓book.setTitle(NSLocalizedString("pier.book", comment: ""), for: .normal)
                    view.addSubview(book)
                }
            }
            """,
            files: ["en.lproj/Localizable.strings": "\"pier.title\" = \"Pier\";\n"]),
        RuleExample(
            .violation,
            """
            VStack {
                TextField("done", text: $name)
                    .accessibilityIdentifier("name_field")
                Button("done", action: show)
                    .↓accessibilityLabel("more_fields_text")
            }
            """, files: table),
        RuleExample(
            .review,
            afterThreeTexts("↓again.setTitle(\"Begin all over again\", for: .normal)"), files: threeTexts),
        RuleExample(
            .nearMiss("a table of a predicate editor lists it among the words of a menu"),
            afterThreeTexts("again.setTitle(\"less than ago\", for: .normal)"),
            files: threeTexts.merging([
                "en.lproj/Predicates.strings":
                    "\"%[Ferry]@ %[less than ago, more than ago]@ %@\" = \"%[Ferry]@ %[under, over]@ %@\";"
            ]) { _, new in new }),
        RuleExample(
            .silent,
            """
            final class PierController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let book = UIButton(type: .system)
                    book.setTitle(NSLocalizedString("pier.book", comment: ""), for: .normal)
                    view.addSubview(book)
                }
            }
            """,
            files: ["en.lproj/Localizable.strings": "\"pier.book\" = \"Book a berth\";\n"]),
    ]

    /// What is missing.
    enum Signal: Hashable, Sendable {
        /// The key has no text at all.
        case key(String)
        /// What is made like the identifiers of the app is the label of a view that shows a text.
        case identifier(String)
        /// The text of a key is missing in some languages, as are others like it.
        case languages(key: String, [String], ofAll: [String])
        /// A text that is seen and heard stands in no table.
        case plain(String, languages: Int)
    }

    /// A text that is heard in the wrong language.
    private struct Unseen {
        let key: String
        let languages: [String]
        let element: ElementView
        let place: SourcePlace
        let screen: Int
    }

    func examine(_ screens: [PerceivedTree], _ answers: inout Answers<Signal>) {
        let seen = SeenTexts(screens)
        let identifiers = Self.shapesOfIdentifiers(screens)
        var unseen: [[String]: [Unseen]] = [:]
        for (number, tree) in screens.enumerated() where !tree.screen.languages.isEmpty {
            for stop in tree.heard {
                // A name has few parts: a list is quicker than a set.
                var places: [SourcePlace] = []
                for spoken in stop.spoken where !places.contains(spoken.place) {
                    places.append(spoken.place)
                    guard let found = judge(spoken, of: stop, number, (seen, identifiers), &answers) else { continue }
                    unseen[tree.screen.languages, default: []].append(found)
                }
            }
        }
        // What translators were never given is one question, whatever lacks in which language.
        for (_, group) in unseen.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let all = Set(group.flatMap(\.languages)).sorted()
            for text in group {
                answers.review(
                    .languages(key: text.key, text.languages, ofAll: all), on: text.element, at: text.place,
                    certainty: .likely, impact: .moderate, screen: text.screen,
                    cause: .app(all.joined(separator: " ")))
            }
        }
    }

    /// A language counts in which nearly all that is seen is there, and this text is seen nowhere: who listens in
    /// another one is not kept from anything that others have.
    private func judge(
        _ spoken: Spoken, of stop: PerceivedView, _ number: Int,
        _ known: (seen: SeenTexts, identifiers: Set<IdentifierShape>), _ answers: inout Answers<Signal>
    ) -> Unseen? {
        let seen = known.seen
        let screen = stop.tree.screen
        for words in spoken.words.values {
            switch words.origin {
            case .missingKey(let key):
                let isIdentifier = spoken.isUnseen && stop.declared.showsText
                    && IdentifierShape(key).map(known.identifiers.contains) ?? false
                answers.violation(
                    isIdentifier ? .identifier(key) : .key(key), on: stop.declared, at: spoken.place,
                    certainty: .likely, screen: number)
                return nil
            case .localized(let key):
                // Texts of interface files have keys that nobody has chosen, and tables that are known to be
                // translated.
                let isDesigned = screen.toolkit(at: spoken.place) == .interfaceFile
                let name = isDesigned ? words.text ?? key : key
                guard spoken.isUnseen, name.isTranslatable, !seen.has(words, on: screen),
                    let missing = words.missing(of: screen.languages, isTranslated: isDesigned)
                else { continue }
                let asked = missing.filter {
                    seen.isTranslated(into: $0, on: screen) && stop.declared.texts.areAll(in: $0)
                }
                guard !asked.isEmpty else { continue }
                return Unseen(
                    key: name, languages: asked, element: stop.declared, place: spoken.place, screen: number)
            case .unlocalized:
                // What is put together of several texts may stand in a table in parts.
                guard !spoken.isUnseen, screen.languages.count > 1, words.isText(of: stop), !screen.isAlertOfCode,
                    spoken.words.values.allSatisfy({ $0.originOfWhole != .joined }), seen.areTranslated(on: screen)
                else { continue }
                answers.review(
                    .plain(words.display, languages: screen.languages.count), on: stop.declared, at: spoken.place,
                    certainty: .likely, impact: .moderate, screen: number,
                    // Apps of one project speak languages of their own.
                    cause: .app("texts of the code " + screen.languages.joined(separator: " ")))
                return nil
            case .literal, .joined, .symbol, .asset: continue
            }
        }
        answers.pass()
        return nil
    }

    /// What the identifiers of the app for tests are made like.
    private static func shapesOfIdentifiers(_ screens: [PerceivedTree]) -> Set<IdentifierShape> {
        var texts: Set<String> = []
        for tree in screens where tree.screen.tree.attributeKinds.contains(.accessibility(.identifier)) {
            let elements = tree.screen.tree
            for index in elements.elements.indices where elements[index].has(.accessibility(.identifier)) {
                for use in elements[index].attributes {
                    guard case .accessibility(.identifier(let text)) = use.attribute else { continue }
                    texts.formUnion(text.values)
                }
            }
        }
        return Set(texts.compactMap { IdentifierShape($0) })
    }

    let viewFix: ViewFix? = .key

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .key(let key):
            Phrasing(
                message: Bilingual(
                    en: "No string table has a text for “\(key)”, so VoiceOver reads the key.",
                    ko: "어느 문자열 테이블에도 “\(key)”의 텍스트가 없어 VoiceOver가 키를 그대로 읽습니다."),
                fix: Wording(
                    en: "Add the key to Localizable, or correct it; use Text(verbatim:) where it is no key.",
                    ko: "Localizable에 키를 추가하거나 키를 바로잡으세요. 키가 아니라면 Text(verbatim:)을 쓰세요."))
        case .identifier(let key):
            Phrasing(
                message: Bilingual(
                    en: """
                        The label “\(key)” is made like the identifiers of the app; VoiceOver reads it in place of the \
                        text that is shown.
                        """,
                    ko: "레이블 “\(key)”은(는) 앱에서 쓰는 식별자와 같은 꼴의 이름입니다. VoiceOver가 화면에 보이는 텍스트 대신 이 이름을 읽습니다."),
                fix: Self.fixOfIdentifier, inViews: Self.fixOfIdentifier,
                inInterfaceFiles: Wording(
                    en: """
                        Move it from “Label” to “Identifier” in the Identity inspector, so that the text that is shown \
                        is read.
                        """,
                    ko: "Identity inspector에서 “Label”에 적은 것을 “Identifier”로 옮겨 화면에 보이는 텍스트를 읽게 하세요."))
        case .languages(let key, let missing, _):
            Phrasing(
                message: Bilingual(
                    en: """
                        The text “\(key)” is only heard, never seen, and is missing in \
                        \(missing.joined(separator: ", ")).
                        """,
                    ko: "“\(key)”은(는) 보이지 않고 들리기만 하는 텍스트인데, 다음 언어에 번역이 없습니다: \(missing.joined(separator: ", "))."),
                fix: Wording(
                    en: "Translate it together with what is seen.", ko: "화면에 보이는 텍스트와 함께 번역하세요."))
        case .plain(let text, let languages):
            Phrasing(
                message: Bilingual(
                    en: """
                        No string table has “\(text)”, while the app has texts in \(languages) languages: it is seen \
                        and heard in one of them only.
                        """,
                    ko: """
                        앱에는 \(languages)개 언어의 텍스트가 있는데 “\(text)”은(는) 어느 문자열 테이블에도 없어, 한 언어로만 보이고 들립니다.
                        """),
                fix: Self.fixOfPlain, inViews: Self.fixOfPlainInViews, inInterfaceFiles: Self.fixOfPlainInFiles)
        }
    }

    private static let fixOfIdentifier = Wording(
        en: "Give it as \(.accessibilityIdentifier("_:")) instead, so that the text that is shown is read.",
        ko: "레이블 대신 \(.accessibilityIdentifier("_:"))에 지정해 화면에 보이는 텍스트를 읽게 하세요.")

    private static let fixOfPlain = Wording(
        en: "Add it to Localizable with its translations; use Text(verbatim:) for names that stay the same.",
        ko: "번역과 함께 Localizable에 추가하세요. 어느 언어에서나 같은 이름이라면 Text(verbatim:)을 쓰세요.")

    private static let fixOfPlainInViews = Wording(
        en: """
            Add it to the string table of each language; where the code has it as a plain string, look it up with \
            String(localized:) or NSLocalizedString.
            """,
        ko: """
            각 언어의 문자열 테이블에 추가하고, 코드에서 일반 문자열로 쓰는 곳은 String(localized:)나 NSLocalizedString으로 가져오세요.
            """)
    private static let fixOfPlainInFiles = Wording(
        en: "Add it with its translations to the strings file that goes with the interface file.",
        ko: "인터페이스 파일과 함께 쓰는 strings 파일에 번역과 함께 추가하세요.")

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        if case .plain(let text, let languages) = signal {
            return phrase(signal).saying(
                Bilingual(
                    en: """
                        Texts such as “\(text)”, shown in \(places) places, stand in no string table, while the app \
                        has texts in \(languages) languages: they are seen and heard in one of them only.
                        """,
                    ko: """
                        앱에는 \(languages)개 언어의 텍스트가 있는데 \(places)곳에 나오는 텍스트(예: “\(text)”)는 어느 문자열 테이블에도 없어, 한 언어로만 \
                        보이고 들립니다.
                        """))
        }
        guard case .languages(let key, _, let all) = signal else { return phrase(signal) }
        let languages = all.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: """
                    \(places) texts that are only heard, never seen, such as “\(key)”, are not translated into every \
                    language that the rest of the app is translated into: they are missing in one or more of \
                    \(languages).
                    """,
                ko: """
                    보이지 않고 들리기만 하는 텍스트 \(places)개(예: “\(key)”)가 앱의 나머지 텍스트는 번역된 언어로 번역되어 있지 않습니다. \
                    다음 언어 가운데 하나 이상에 번역이 없습니다: \(languages).
                    """),
            fix: Wording(en: "Translate them together with what is seen.", ko: "화면에 보이는 텍스트와 함께 번역하세요."))
    }
}

/// Words that are heard.
private struct Spoken {
    let words: Fact<Words>
    let place: SourcePlace
    /// Whether they are for assistive technologies only, so that nobody else would notice what is wrong.
    let isUnseen: Bool
}

extension PerceivedView {
    /// Everything that is said of it.
    fileprivate var spoken: [Spoken] {
        let names = element.name.parts.compactMap { part -> Spoken? in
            switch part.source {
            case .accessibilityLabel: Spoken(words: part.words, place: part.place, isUnseen: !isLabeledItem)
            case .text, .fieldTitle: Spoken(words: part.words, place: part.place, isUnseen: false)
            case .symbol, .asset, .image, .opaque, .system: nil
            }
        }
        guard !declared.attributeKinds.isDisjoint(with: Self.spokenApart) else { return names }
        let shown = tree.screen.showsHelpTags ? declared.helpTags : []
        return names
            + declared.attributes.compactMap { use in
                switch use.attribute {
                case .accessibility(.value(let words)), .accessibility(.action(.named(let words))):
                    Spoken(words: words, place: use.place, isUnseen: true)
                case .accessibility(.hint(let words)):
                    Spoken(words: words, place: use.place, isUnseen: !shown.contains(use.place))
                default: nil
                }
            }
    }
}

extension PerceivedView {
    /// Whether it stands in a toolbar of the Mac, which shows the labels of its items below them.
    private var isLabeledItem: Bool {
        declared.ancestors.contains { $0.kind == .toolbarItem } && tree.screen.kit(at: declared.place) == .appKit
    }

    /// Attributes that are spoken besides the name.
    private static let spokenApart = CaseSet<AttributeKind>([
        .accessibility(.value), .accessibility(.hint), .accessibility(.action),
    ])
}

extension Words {
    /// The languages among `languages` without a text; `nil` where there is none, or where so few are there that the
    /// table itself seems not to be translated.
    fileprivate func missing(of languages: [String], isTranslated: Bool) -> [String]? {
        let missing = languages.filter { !has($0) }
        guard !missing.isEmpty, isTranslated || translations.count > 1 || languages.count == 2 else { return nil }
        return missing
    }
}

extension Screen {
    /// Whether it is an alert that code puts together, whose texts another rule reads where they are written.
    fileprivate var isAlertOfCode: Bool { presentation == .dialog && toolkit == .views }
}

extension ElementView {
    /// Whether some text is seen in it.
    fileprivate var showsText: Bool {
        ([self] + descendants).contains { element in
            if case .words = element.content { true } else { false }
        }
    }
}

extension PerceivedTree {
    /// What VoiceOver meets or goes into: no conditionals of the code.
    fileprivate var heard: [PerceivedView] {
        elements.indices.compactMap { index in
            switch elements[index].exposure {
            case .element, .container: self[index]
            case .alternatives, .branch: nil
            }
        }
    }
}

extension String {
    /// Whether there is anything to translate in it: `%@` and `%lld %%` are the same in every language, and so are
    /// paths and addresses.
    var isTranslatable: Bool {
        // Hardly any text has a colon, which is seen in a hundredth of the time that a search takes.
        let hasScheme = utf8.contains(UInt8(ascii: ":")) && contains("://")
        let isAddress = hasPrefix("/") || hasPrefix("~/") || hasScheme
        if isAddress, !contains(" ") { return false }
        var isInPlaceholder = false
        for character in self {
            if character == "%" {
                isInPlaceholder = true
            } else if isInPlaceholder {
                if "@dDuUxXoOfFeEgGcCsSp".contains(character) { isInPlaceholder = false }
                else if !"lhqztj0123456789.$+- #".contains(character) { return true }
            } else if character.isLetter {
                return true
            }
        }
        return false
    }
}

extension Words {
    /// Whether they are more than one word, and no name: of a text that is only shown, words that are all written with
    /// a capital may be one.
    fileprivate func isText(of stop: PerceivedView) -> Bool {
        let words = display.split { !$0.isLetter && $0 != "'" && $0 != "’" }.filter { $0.count > 1 }
        if words.contains(where: { !$0.allSatisfy(\.isASCII) }) { return true }
        return words.count > 1 && (stop.kind.isControl || words.dropFirst().contains { $0.first?.isLowercase ?? false })
    }
}
