import HandrailModel
import HandrailRules
import Testing

/// What a project decides of rules reaches them.
@Suite("Options of rules") struct RuleOptionTests {
    private static let target = """
        Button { add() } label: { Text("Add").frame(width: 42, height: 42) }.buttonStyle(.plain)
        """

    private static func findings(
        _ rule: String, _ body: String, _ options: [String: RuleOption.Value] = [:]
    ) throws -> [Finding] {
        let code = "import SwiftUI\nstruct Screen: View {\nvar body: some View {\n\(body)\n}\n}"
        return try ExampleAudit.audit(
            ["Screen.swift": code], rules: [rule], options: [rule: RuleOptions(options)]
        ).findings
    }

    @Test("The least size of targets holds by platform, and the message says that the project asks for it")
    func targets() throws {
        let rule = "small-hit-target"
        #expect(try Self.findings(rule, Self.target).count == 1)
        #expect(try Self.findings(rule, Self.target, ["least-size": .number(40)]).isEmpty)
        #expect(try Self.findings(rule, Self.target, ["least-size": .numberByPlatform([.macOS: 20])]).count == 1)
        let own = try #require(
            try Self.findings(rule, Self.target, ["least-size": .numberByPlatform([.iOS: 50])]).first)
        #expect(own.message.en.contains("this project asks for 50 × 50 points"), "\(own.message.en)")
        #expect(own.message.ko.contains("이 프로젝트의 설정에서는 50 × 50 pt"), "\(own.message.ko)")
        #expect(own.fix.en.contains("50"))
    }

    @Test("The contrast of text is the project's")
    func contrast() throws {
        let text = "Text(\"Ferry\").foregroundStyle(Color(red: 0.42, green: 0.42, blue: 0.42)).background(Color.white)"
        #expect(try Self.findings("low-text-contrast", text).isEmpty)
        let strict = try #require(try Self.findings("low-text-contrast", text, ["ratio": .number(7)]).first)
        #expect(strict.message.en.contains("needs 7.0:1"), "\(strict.message.en)")
    }

    @Test("Words are added to those that say nothing, and taken away from them")
    func words() throws {
        let rule = "vague-name"
        let more = "Button(\"Discover it\", action: open)"
        #expect(try Self.findings(rule, more).isEmpty)
        #expect(try Self.findings(rule, more, ["words": .words(["discover it"])]).count == 1)
        #expect(try Self.findings(rule, "Button(\"Details\", action: open)").count == 1)
        #expect(
            try Self.findings(rule, "Button(\"Details\", action: open)", ["accepted-words": .words(["Details"])])
                .isEmpty)
    }

    @Test("Fonts that draw icons are no text")
    func icons() throws {
        let text = "Text(\"★ ferry\").font(.custom(\"Ferries-Regular\", size: 8))"
        for rule in ["text-below-minimum", "custom-font-not-scaling"] {
            let found = try Self.findings(rule, text)
            #expect(try found.isEmpty || Self.findings(rule, text, ["icon-fonts": .words(["ferries"])]).isEmpty)
        }
        #expect(try Self.findings("text-below-minimum", text).count == 1)
        #expect(try Self.findings("text-below-minimum", text, ["least-size": .number(8)]).isEmpty)
    }

    @Test("Every option has a name that is none of another's, a default in its range, and words in both languages")
    func rows() {
        for info in Rulebook.all.map(\.info) {
            #expect(Set(info.options.map(\.name)).count == info.options.count)
            for option in info.options {
                #expect(!["as", "impact"].contains(option.name))
                #expect(!option.meaning.en.isEmpty && option.meaning.ko != option.meaning.en)
                switch option.kind {
                case .number(let range, let standard): #expect(range.contains(standard), "\(info.id) \(option.name)")
                case .numberByPlatform(let range, let standard):
                    #expect(standard.values.allSatisfy(range.contains), "\(info.id) \(option.name)")
                case .words: break
                }
            }
        }
    }
}
