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

    @Test func asksForReducedMotionAloneOrAmongOthers() {
        func asks(_ test: SettingTest) -> Bool {
            ElementCondition(subject: .setting(test), text: "…").asksForReducedMotion
        }
        #expect(asks(.isOn(.reduceMotion)))
        #expect(asks(.not(.isOn(.reduceMotion))))
        #expect(asks(.all([.isOn(.darkMode), .isOn(.crossFade)])))
        #expect(!asks(.isOn(.darkMode)))
        #expect(!ElementCondition(subject: .app, text: "reduceMotion").asksForReducedMotion)
    }
}
