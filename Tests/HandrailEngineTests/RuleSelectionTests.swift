import HandrailEngine
import HandrailRules
import HandrailSource
import Testing

@Suite("Choosing rules")
struct RuleSelectionTests {
    private let rules = [RegisteredRule(ToyRule()), RegisteredRule(ScreenDependentRule())]

    private func ids(_ names: [String]) throws -> [String] {
        try RuleSelection(names, from: rules).registered.map(\.info.id)
    }

    @Test("without names chooses all, sorted")
    func all() throws {
        let selection = try RuleSelection([], from: rules)
        #expect(selection.registered.map(\.info.id) == ["screen-dependent", "toy-defect"])
        #expect(selection.judgesSuppressions)
    }

    @Test("by id and by guideline")
    func byName() throws {
        #expect(try ids(["screen-dependent"]) == ["screen-dependent"])
        #expect(try ids(["accessibility.perceivability"]) == ["toy-defect"])
        #expect(try !RuleSelection(["screen-dependent"], from: rules).judgesSuppressions)
    }

    @Test("by a name that nothing has is an error with the name that may be meant")
    func unknown() {
        #expect(throws: SelectionError.unknown(name: "screen-dependnt", nearest: "screen-dependent")) {
            try ids(["screen-dependnt"])
        }
        #expect(throws: SelectionError.unknown(name: "zzzzzzzzzz", nearest: nil)) { try ids(["zzzzzzzzzz"]) }
    }

    @Test("by a guideline without rules is an error of its own")
    func undecided() {
        #expect(throws: SelectionError.undecided(guideline: "accessibility.simple-gestures")) {
            try ids(["accessibility.simple-gestures"])
        }
    }

    @Test("finds the nearest name by letters added, dropped, changed or swapped")
    func nearest() {
        let names = ["unnamed-control", "vague-name", "empty-name"]
        #expect(NearestName.of("unamed-control", in: names) == "unnamed-control")
        #expect(NearestName.of("Vauge-Name", in: names) == "vague-name")
        #expect(NearestName.of("contrast", in: names) == nil)
    }
}
