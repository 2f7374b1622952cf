import HandrailModel
import HandrailSemantics
import Testing

/// A condition says which properties it reads, and whether it asks for Reduce Motion.
@Suite struct ElementConditionMotionTests {
    @Test func mentionsWholeNamesOnly() {
        let condition = ElementCondition(subject: .app, text: "showsToast && model.isReady")
        #expect(condition.mentions("showsToast"))
        #expect(condition.mentions("isReady"))
        #expect(!condition.mentions("shows"))
        #expect(!condition.mentions("Toast"))
        #expect(!condition.mentions("Ready"))
    }

    @Test func asksForReducedMotionByEitherName() {
        #expect(ElementCondition(subject: .setting("accessibilityReduceMotion"), text: "reduceMotion").asksForReducedMotion)
        #expect(ElementCondition(subject: .setting("isReduceMotionEnabled"), text: "…").asksForReducedMotion)
        #expect(!ElementCondition(subject: .setting("colorScheme"), text: "…").asksForReducedMotion)
        #expect(!ElementCondition(subject: .app, text: "reduceMotion").asksForReducedMotion)
    }
}
