import HandrailModel
import HandrailSimulation
import Testing

@Suite("What VoiceOver says of an element")
struct UtteranceTests {
    private func node(_ label: String?, value: String? = nil, hint: String? = nil, _ traits: Traits) -> AccessibilityNode {
        var node = AccessibilityNode(id: 0)
        node.isElement = true
        node.label = label.map { SpokenText($0) }
        node.value = value.map { SpokenText($0) }
        node.hint = hint.map { SpokenText($0) }
        node.traits = traits
        return node
    }

    @Test("begins with its label and ends with its role")
    func button() {
        let utterance = Utterance(node("Moor", .button))
        #expect(utterance.text(.english) == "Moor, button")
        #expect(utterance.text(.korean) == "Moor, 버튼")
        #expect(utterance.hint(.english) == nil)
        #expect(utterance.unconfirmed.isEmpty)
    }
}
