import HandrailModel
import HandrailRules
import HandrailSource
import Testing

@Suite("One defect is told once")
struct SharedCausesTests {
    private let sharedCause = [RegisteredRule(SharedCauseRule())]

    @Test("Three places that share a cause are one finding there, with the places as related ones")
    func gathered() throws {
        let audit = try ToyProject(files: ["A.toy": "screen\nbad\nbad\ngood\nbad"], rules: sharedCause).audit()
        let finding = try #require(audit.findings.first)
        #expect(audit.findings.count == 1)
        #expect(finding.place.range.lower == 0)
        #expect(finding.message.en == "bad in 3 places")
        #expect(finding.related.map(\.place.range.lower) == [7, 11, 20])
        #expect(finding.screens == ["A"])
        #expect(audit.tallies.first { $0.rule == "shared-cause" }?.violations == 1)
    }

    @Test("None of many places is left out")
    func many() throws {
        let text = "screen\n" + String(repeating: "bad\n", count: 40)
        let audit = try ToyProject(files: ["A.toy": text], rules: sharedCause).audit()
        #expect(audit.findings.map(\.related.count) == [40])
    }

    @Test("Two places are told where they are")
    func few() throws {
        let audit = try ToyProject(files: ["A.toy": "screen\nbad\nbad"], rules: sharedCause).audit()
        #expect(audit.findings.map(\.place.range.lower) == [7, 11])
        #expect(audit.findings.allSatisfy { $0.message.en == "bad" })
    }

    @Test("A comment takes its place away before the rest is counted")
    func ignored() throws {
        let audit = try ToyProject(
            files: ["A.toy": "screen\nbad\nbad\n// handrail:ignore shared-cause — fine\nbad"], rules: sharedCause
        ).audit()
        #expect(audit.findings.map(\.message.en) == ["bad", "bad"])
        #expect(audit.tallies.first { $0.rule == "shared-cause" }?.suppressed == 1)
    }

    @Test("Where both rules find a place wrong, the one that yields is silent")
    func yielding() throws {
        let rules = [RegisteredRule(ScreenDependentRule()), RegisteredRule(SecondaryRule())]
        let both = try ToyProject(files: ["A.toy": "screen\nbad"], rules: rules).audit()
        #expect(both.findings.map(\.rule) == ["screen-dependent"])
        let alone = try ToyProject(files: ["A.toy": "screen\nbad"], rules: [RegisteredRule(SecondaryRule())]).audit()
        #expect(alone.findings.map(\.rule) == ["secondary"])
    }

    @Test(
        "A comment that ignores the rule that yields holds for the one that speaks in its place",
        arguments: ["screen-dependent", "secondary"])
    func ignoringTheOneThatYields(rule: String) throws {
        let rules = [RegisteredRule(ScreenDependentRule()), RegisteredRule(SecondaryRule())]
        let text = "screen\n// handrail:ignore \(rule) — fine\nbad\nbad"
        let audit = try ToyProject(files: ["A.toy": text], rules: rules).audit()
        #expect(audit.findings.map(\.rule) == ["screen-dependent"])
        #expect(audit.tallies.first { $0.rule == "screen-dependent" }?.suppressed == 1)
    }
}
