import HandrailCode
import HandrailSource
import HandrailSwiftImporter
import Testing

/// What is left of Swift code once its syntax is gone.
@Suite("Swift as it is lowered")
struct LoweringTests {
    private func lower(_ text: String) -> CodeFile { SwiftImporter.lower(SourceText(path: "Pier.swift", text: text)) }

    /// The value of the constant that a file declares, spelled with a bracket around every operation.
    private func value(_ expression: String) -> String? {
        lower("let value = \(expression)").properties.first?.initialValue.map(Self.spelled)
    }

    private static func spelled(_ expression: Expression) -> String {
        switch expression.kind {
        case .number(let number): "\(number)"
        case .boolean(let boolean): "\(boolean)"
        case .null: "nil"
        case .name(let name): name
        case .member(let base, let name, _): (base.map(spelled) ?? "") + "." + name
        case .string(let segments): "\"" + segments.map(spelled).joined() + "\""
        case .call(let callee, let arguments): spelled(callee) + "(" + spelled(arguments) + ")"
        case .index(let base, let arguments): spelled(base) + "[" + spelled(arguments) + "]"
        case .array(let elements): "[" + elements.map(spelled).joined(separator: ", ") + "]"
        case .binary(let sign, let left, let right): "(\(spelled(left)) \(sign) \(spelled(right)))"
        case .unary(let sign, let inner): "<\(sign)>" + spelled(inner)
        case .ternary(let condition, let then, let other):
            "(\(spelled(condition)) ? \(spelled(then)) : \(spelled(other)))"
        case .closure(let closure): "{\(closure.body.count)}"
        case .keyPath(let path): "\\" + path
        case .dictionary, .tuple, .conditional, .cast, .conditionalCompilation, .macro, .other: "…"
        }
    }

    private static func spelled(_ segment: StringSegment) -> String {
        switch segment {
        case .text(let text): text
        case .interpolation(let value): "<" + spelled(value) + ">"
        }
    }

    private static func spelled(_ arguments: [Argument]) -> String {
        arguments.map { argument in
            (argument.isTrailing ? "~" : "") + (argument.label.map { $0 + ": " } ?? "") + spelled(argument.value)
        }.joined(separator: ", ")
    }

    @Test(
        "An expression keeps what it says",
        arguments: [
            ("1 + 2 * 3", "(1.0 + (2.0 * 3.0))"), ("a ? b : c ?? d", "(a ? b : (c ?? d))"), ("(0x10)", "16.0"),
            ("try await pier.open(at: .now)", "pier.open(at: .now)"), ("!isOpen", "<!>isOpen"),
            ("boats[0]?.name", "<?>boats[0.0].name"), (#""Pier \(number)\t\u{41}""#, "\"Pier <number>\tA\""),
            ("Button(\"Go\") { a; b } label: { c }", "Button(\"Go\", ~{2}, ~label: {1})"),
            ("Array<Int>(values)", "Array(values)"), ("[.left, nil, true]", "[.left, nil, true]"),
            ("\\.isOpen", "\\isOpen"),
        ])
    func expressions(written: String, kept: String) {
        #expect(value(written) == kept)
    }

    @Test("Declarations are in one list, nested types by their dotted names")
    func declarations() throws {
        let file = lower(
            """
            import SwiftUI
            typealias Name = String
            @main struct Harbor: App {
                @State private var isOpen = false
                static let name: Name? = nil
                enum Side { case left, right(Int) }
                init(_ name: String, side: Side = .left) {}
                var body: some View { Text(name) }
            }
            extension Harbor.Side: Sendable {}
            func open() -> [Harbor] { return [] }
            """)
        #expect(file.imports == ["SwiftUI"])
        #expect(file.aliases == ["Name": TypeName("String")])
        #expect(Set(file.types.map(\.name)) == ["Harbor", "Harbor.Side"])
        #expect(file.functions.map(\.name) == ["open"])
        #expect(file.functions.first?.result == TypeName("Harbor", isArray: true))
        let harbor = try #require(file.types.first { $0.name == "Harbor" })
        #expect(harbor.inherited == [TypeName("App")] && harbor.attributes == ["main"])
        #expect(harbor.properties.map(\.name) == ["isOpen", "name", "body"])
        #expect(harbor.properties.map(\.isStatic) == [false, true, false])
        #expect(harbor.properties.map { $0.attributes.map(\.name) } == [["State"], [], []])
        #expect(harbor.properties.map { $0.getter?.count } == [nil, nil, 1])
        #expect(harbor.constructs.contains("Text"))
        let made = try #require(harbor.functions.first)
        #expect(made.name == "init" && made.parameters.map(\.label) == [nil, "side"])
        #expect(made.parameters.map(\.name) == ["name", "side"])
        #expect(made.parameters.map { $0.defaultValue.map(Self.spelled) } == [nil, ".left"])
    }

    @Test("Everything knows the bytes it was written in")
    func places() throws {
        let source = SourceText(path: "Pier.swift", text: "// 항구\nlet pier = Text(\"Mole\") // the mole\n")
        let property = try #require(SwiftImporter.lower(source).properties.first)
        #expect(source.text(in: property.range) == "let pier = Text(\"Mole\")")
        #expect(property.initialValue.map { source.text(in: $0.range) } == "Text(\"Mole\")")
    }

    @Test("A comment to Handrail covers what begins right after it")
    func directives() throws {
        let text = """
            // handrail:ignore unnamed-control — the mole has no name
            let pier = Text("Mole")
            // Nothing to handrail: it is only mentioned.
            let quay = Text("Quay")
            """
        let source = SourceText(path: "Pier.swift", text: text)
        let directives = SwiftImporter.lower(source).directives
        #expect(directives.map(\.text) == ["ignore unnamed-control — the mole has no name"])
        #expect(directives.map { source.text(in: $0.covered) } == ["let pier = Text(\"Mole\")"])
    }

    @Test(
        "A comment of any kind speaks to Handrail, in a line of its own that says nothing before",
        arguments: [
            "/// handrail:ignore empty-name — why", "/* handrail:ignore empty-name — why */",
            "/**\n * handrail:ignore empty-name — why\n */", "/// A pier.\n/// handrail:ignore empty-name — why",
        ])
    func directiveComments(comment: String) throws {
        let source = SourceText(path: "Pier.swift", text: "\(comment)\nlet pier = 1")
        let directives = SwiftImporter.lower(source).directives
        #expect(directives.map(\.text) == ["ignore empty-name — why"])
        #expect(directives.map { source.text(in: $0.covered) } == ["let pier = 1"])
        let mentioned = comment.replacing("handrail:", with: "Write handrail:")
        #expect(SwiftImporter.lower(SourceText(path: "Pier.swift", text: mentioned)).directives.isEmpty)
    }

    @Test(
        "A comment at the end of a line covers what begins in that line",
        arguments: ["// handrail:ignore x — why", "/* handrail:ignore x — why */"])
    func directiveAtTheEnd(comment: String) throws {
        let text = """
            VStack {
                Button("Mole") {  \(comment)
                    leave()
                }
                .padding()
            }
            """
        let source = SourceText(path: "Pier.swift", text: text)
        let directive = try #require(SwiftImporter.lower(source).directives.first)
        #expect(source.text(in: directive.covered) == "    Button(\"Mole\") {  \(comment)")
        func covers(_ part: String) throws -> Bool {
            let start = try #require(text.firstRange(of: part)).lowerBound
            let lower = text.utf8.distance(from: text.startIndex, to: start)
            return directive.covers(ByteRange(lower, text.utf8.count - 2))
        }
        #expect(try covers("Button") && !covers("leave") && !covers("VStack") && !covers(".padding"))
    }

    @Test("A broken file is read as far as it goes")
    func broken() {
        let file = lower("struct Pier { let name = \"Mole\"\n func open( {\n}\nstruct Quay {}")
        #expect(file.hasErrors)
        #expect(file.types.map(\.name).contains("Pier"))
        #expect(!lower("struct Pier {}").hasErrors)
    }

    @Test("What is no text is not parsed")
    func unreadable() {
        let file = lower("struct Pier {}\na\0b")
        #expect(file.unread == .noText && file.types.isEmpty)
    }
}

extension CommentDirective {
    /// The bytes that it covers, or in which what it covers begins.
    fileprivate var covered: ByteRange {
        switch coverage {
        case .below(let range), .line(let range): range
        }
    }
}
