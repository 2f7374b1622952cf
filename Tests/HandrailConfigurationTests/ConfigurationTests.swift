import HandrailConfiguration
import HandrailModel
import HandrailRules
import Testing

@Suite("What a configuration says holds for a file")
struct ConfigurationTests {
    private static func read(_ files: [String: String]) throws -> Configuration {
        let names = RuleNames(
            [("unnamed-control", ["accessibility.label"]), ("vague-name", ["accessibility.label"])],
            options: ["vague-name": SampleOptions.rows])
        return try ConfigurationReader(names: names) { files[$0].map { Array($0.utf8) } }
            .configuration(in: ".handrail.yml")
    }

    @Test("An empty file and one of comments say nothing")
    func nothing() throws {
        #expect(try Self.read([".handrail.yml": ""]) == Configuration())
        #expect(try Self.read([".handrail.yml": "# [ { & * nothing\n"]) == Configuration())
    }

    @Test("Later overrides win, and a rule's own name says more than its guideline")
    func overrides() throws {
        let configuration = try Self.read([
            ".handrail.yml": """
                rules:
                  vague-name: { as: review, impact: minor }
                  accessibility.label: violation
                overrides:
                  - path: "Old/**"
                    rules: { vague-name: off }
                  - path: ["Old/Kept", "*.xib"]
                    rules: { vague-name: on }
                """
        ])
        func level(_ rule: String, _ path: String) -> RuleLevel? { configuration.setting(of: rule, at: path).level }
        #expect(level("unnamed-control", "App/A.swift") == .violation)
        #expect(level("vague-name", "App/A.swift") == .review)
        #expect(level("vague-name", "Old/A.swift") == .off)
        #expect(level("vague-name", "Old/Kept/A.swift") == .on)
        #expect(level("vague-name", "Any/Where.xib") == .on)
        #expect(configuration.setting(of: "vague-name", at: "Old/Kept/A.swift").impact == .minor)
        #expect(configuration.origins(of: "vague-name", at: "Old/A.swift").map(\.origin.line) == [2, 6])
    }

    @Test("The file itself wins over those that it extends, and their paths begin beside them")
    func extends() throws {
        let configuration = try Self.read([
            ".handrail.yml": "rules: {vague-name: off}\nextends: tools/a.yml\nexclude: [B]",
            "tools/a.yml": "extends: b.yml\nlanguage: ko\nfail-on: never",
            "tools/b.yml": "fail-on: review\nexclude: [A]\nrules: {vague-name: review, unnamed-control: 'off'}",
        ])
        #expect(configuration.language?.value == .korean)
        #expect(configuration.failOn?.value == .never)
        #expect(configuration.failOn?.origin.text == "tools/a.yml:3")
        #expect(configuration.rules.mapValues(\.value.level) == ["vague-name": .off, "unnamed-control": .off])
        #expect(!configuration.audits("A/x.swift", targets: [], platforms: []))
        #expect(!configuration.audits("B/x.swift", targets: [], platforms: []))
    }

    @Test("Options of a rule are numbers, numbers by platform and words, and files that are extended add theirs")
    func options() throws {
        let configuration = try Self.read([
            ".handrail.yml": """
                extends: base.yml
                rules:
                  vague-name: { as: review, least-size: { iOS: 40, macOS: 20.5 } }
                """,
            "base.yml": "rules: {vague-name: {ratio: 7, words: [more, 자세히], least-size: 50}}",
        ])
        #expect(
            configuration.options["vague-name"]
                == RuleOptions([
                    "least-size": .numberByPlatform([.iOS: 40, .macOS: 20.5]), "ratio": .number(7),
                    "words": .words(["more", "자세히"]),
                ]))
        let setting = configuration.setting(of: "vague-name", at: "A.swift")
        #expect(setting.options["ratio"]?.origin.text == "base.yml:1")
        #expect(setting.options["least-size"]?.origin.text == ".handrail.yml:3")
        #expect(setting.options["least-size"]?.value.text == "{iOS: 40, macOS: 20.5}")
    }

    @Test("A component says what it behaves like and which argument is what")
    func components() throws {
        let configuration = try Self.read([
            ".handrail.yml": """
                components:
                  OurButton: { kind: button, label: _, action: onTap, hint: detail }
                  OurField: { kind: text-field, label: title, value: text }
                """
        ])
        #expect(
            configuration.components["OurButton"]?.value
                == DeclaredComponent(kind: .button, arguments: [.label: "_", .action: "onTap", .hint: "detail"]))
        #expect(configuration.components["OurField"]?.value.kind == .textField)
        #expect(configuration.components["OurField"]?.origin.line == 3)
    }

    @Test("Files are audited by path, target and platform")
    func scope() throws {
        let configuration = try Self.read([
            ".handrail.yml": "include: [\"App/**\"]\nexclude: [Generated]\ntargets: [Shop]\nplatforms: [iOS]"
        ])
        #expect(configuration.audits("App/A.swift", targets: ["Shop"], platforms: [.iOS, .macOS]))
        #expect(configuration.audits("App/A.swift", targets: ["Shop"], platforms: []))
        #expect(!configuration.audits("Other/A.swift", targets: ["Shop"], platforms: [.iOS]))
        #expect(!configuration.audits("App/Generated/A.swift", targets: ["Shop"], platforms: [.iOS]))
        #expect(!configuration.audits("App/A.swift", targets: ["Watch"], platforms: [.iOS]))
        #expect(!configuration.audits("App/A.swift", targets: ["Shop"], platforms: [.macOS]))
    }
}
