import HandrailModel
import HandrailRules
import HandrailSource
import Testing

@Suite("One defect is told once")
struct SharedCausesTests {
    private let sharing = [RegisteredRule(SharingRule())]

    @Test("Three places that share a cause are one finding there, with the places as related ones")
    func gathered() throws {
        let audit = try ToyProject(files: ["A.toy": "screen\nbad\nbad\ngood\nbad"], rules: sharing).audit()
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1)
        #expect(finding.place.range.lower == 0)
        #expect(finding.message.en == "bad in 3 places")
        #expect(finding.related.map(\.place.range.lower) == [7, 11, 20])
        #expect(finding.screens == ["A"])
        #expect(audit.tallies.first { $0.rule == "sharing" }?.violations == 1)
    }

    @Test("Two places are told where they are")
    func few() throws {
        let audit = try ToyProject(files: ["A.toy": "screen\nbad\nbad"], rules: sharing).audit()
        #expect(audit.findings.map(\.place.range.lower) == [7, 11])
        #expect(audit.findings.allSatisfy { $0.message.en == "bad" })
    }

    @Test("A comment takes its place away before the rest is counted")
    func ignored() throws {
        let audit = try ToyProject(
            files: ["A.toy": "screen\nbad\nbad\n// handrail:ignore sharing — fine\nbad"], rules: sharing).audit()
        #expect(audit.findings.map(\.message.en) == ["bad", "bad"])
        #expect(audit.tallies.first { $0.rule == "sharing" }?.suppressed == 1)
    }

    @Test("Where both rules find a place wrong, the one that yields is silent")
    func yielding() throws {
        let rules = [RegisteredRule(MoodyRule()), RegisteredRule(YieldingRule())]
        #expect(try ToyProject(files: ["A.toy": "screen\nbad"], rules: rules).audit().findings.map(\.rule) == ["moody"])
        let alone = try ToyProject(files: ["A.toy": "screen\nbad"], rules: [RegisteredRule(YieldingRule())]).audit()
        #expect(alone.findings.map(\.rule) == ["yielding"])
    }

    @Test("A comment that ignores the rule that yields holds for the one that speaks in its place", arguments: ["moody", "yielding"])
    func ignoringTheOneThatYields(rule: String) throws {
        let rules = [RegisteredRule(MoodyRule()), RegisteredRule(YieldingRule())]
        let audit = try ToyProject(files: ["A.toy": "screen\n// handrail:ignore \(rule) — fine\nbad\nbad"], rules: rules).audit()
        #expect(audit.findings.map(\.rule) == ["moody"])
        #expect(audit.tallies.first { $0.rule == "moody" }?.suppressed == 1)
    }
}
