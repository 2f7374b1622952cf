import Foundation
import Handrail
import HandrailModel
import HandrailPixels
import HandrailRules
import Testing

/// Every rule says of its own examples what they promise, however they are written.
@Suite struct RuleExampleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let rule: String
        let number: Int
        let example: RuleExample

        var testDescription: String { "\(rule) \(number)" }
    }

    /// Every rule, or the one that `HANDRAIL_RULE` names: all of them take minutes in a debug build.
    static let rules = Rulebook.all.filter { rule in
        ProcessInfo.processInfo.environment["HANDRAIL_RULE"].map { $0 == rule.info.id } ?? true
    }

    @Test("There is a rule to look at, so that a name written wrongly is not taken for success")
    func someRule() {
        #expect(!Self.rules.isEmpty)
    }

    @Test("A finding speaks only of settings that its rule says it looks at, and puts no empty name between quotes")
    func words() throws {
        for rule in Self.rules {
            let own = Set(rule.info.settings)
            for (number, example) in rule.info.examples.enumerated() {
                let name = example.fileName
                let (clean, _) = Self.withoutMarks(
                    example.files.merging([name: example.file]) { _, new in new }, in: name)
                let found = try ExampleAudit.findings(of: rule.info.id, in: clean, mainFile: name)
                let spoken = found.compactMap(\.setting)
                #expect(own.isSuperset(of: spoken), "\(rule.info.id) \(number + 1): \(spoken.map(\.description.en))")
                #expect(!found.contains { $0.message.contains("“”") }, "\(rule.info.id) \(number + 1)")
            }
        }
    }

    static let cases: [Case] = rules.flatMap { rule in
        rule.info.examples.enumerated().map { Case(rule: rule.info.id, number: $0.offset + 1, example: $0.element) }
    }

    @Test(arguments: Variation.all)
    func everyExample(_ variation: Variation) throws {
        for item in Self.cases {
            guard !item.example.needsPixels || PictureReader.isAvailable,
                let files = variation.files(item.example, item.rule)
            else { continue }
            let name = item.example.fileName
            let (clean, marks) = Self.withoutMarks(files, in: name)
            let found = try ExampleAudit.findings(of: item.rule, in: clean, mainFile: name)
            let expected = variation.silences ? [] : Self.expected(item.example, marks)
            let actual = Set(found.map { "\($0.outcome.rawValue) at \($0.offset)" })
            #expect(
                actual == expected,
                """
                \(item.testDescription), \(variation.name): found \(found.map(\.description).sorted())
                \(clean[name] ?? "")
                """)
        }
    }

    @Test(arguments: rules.map(\.info.id))
    func hasEnoughExamples(_ id: String) throws {
        let rule = try #require(Rulebook.all.first { $0.info.id == id })
        let expectations = rule.info.examples.map(\.expectation)
        #expect(expectations.filter { $0 == .violation || $0 == .review }.count >= 2)
        #expect(expectations.filter { $0 == .silent }.count >= 3)
        #expect(expectations.contains { if case .nearMiss = $0 { true } else { false } })
    }

    private static func expected(_ example: RuleExample, _ marks: [Int]) -> Set<String> {
        switch example.expectation {
        case .violation: Set(marks.map { "violation at \($0)" })
        case .review: Set(marks.map { "review at \($0)" })
        case .silent, .nearMiss: []
        }
    }

    /// The files without marks, and the byte offsets in the main file where they stood.
    private static func withoutMarks(_ files: [String: String], in name: String) -> ([String: String], [Int]) {
        var marks: [Int] = []
        var clean = files
        var text = ""
        for character in files[name] ?? "" {
            if character == RuleExample.mark { marks.append(text.utf8.count) } else { text.append(character) }
        }
        clean[name] = text
        return (clean, marks)
    }
}
