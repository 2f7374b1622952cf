import HandrailModel
import HandrailSimulation
import Testing

@Suite("What VoiceOver says of an element")
struct UtteranceTests {
    private func said(_ node: AccessibilityNode) -> [String?] {
        let utterance = Utterance(node)
        return [utterance.text(.english), utterance.text(.korean), utterance.hint(.english), utterance.hint(.korean)]
    }

    @Test("begins with its label and ends with its role")
    func button() {
        #expect(said(Views.element(0, "Moor", .button)) == ["Moor, button", "Moor, 버튼", nil, nil])
        #expect(Utterance(Views.element(0, "Moor", .button)).unconfirmed.isEmpty)
    }

    @Test("puts the state before everything, the value after the label, dimmed before the role")
    func order() {
        let node = Views.element(0, "Pier.", [.selected, .notEnabled, .button, .header, .link]).with {
            $0.value = SpokenText("3 boats")
        }
        #expect(said(node)[0] == "Selected, Pier, 3 boats, dimmed, button, heading, link")
        #expect(said(node)[1] == "선택됨, Pier, 3 boats, 흐리게 표시됨, 버튼, 머리말, 링크")
        #expect(Utterance(node).unconfirmed.map(\.kind) == [.dimmed])
    }

    @Test("tells the state of a switch in place of its value, and how to turn it")
    func toggle() {
        let node = Views.element(0, "Horn", [.button, .toggle]).with { $0.value = SpokenText("1") }
        #expect(said(node) == [
            "Horn, switch button, on", "Horn, 전환 버튼, 켬", "Double tap to toggle setting.", "설정을 토글하려면 이중 탭하십시오.",
        ])
        let off = node.with { $0.traits.insert(.notEnabled) }
        #expect(said(off)[0] == "Horn, dimmed, switch button, on")
        #expect(said(off)[2] == nil)
    }

    @Test("tells a pop-up button as that, and not as a button too")
    func popUp() {
        #expect(said(Views.element(0, "Route", [.button, .popUpButton]))[0] == "Route, pop-up button")
    }

    @Test("speaks the hint for want of label and value")
    func hintAsLabel() {
        let node = Views.element(0, "", .adjustable).with { $0.hint = SpokenText("Sets the speed") }
        #expect(said(node) == ["Sets the speed, adjustable", "Sets the speed, 조절 가능", nil, nil])
    }

    @Test("tells the hint, how to use it, and that there are actions, after a pause")
    func pause() {
        let node = Views.element(0, "Speed", .adjustable).with {
            $0.hint = SpokenText("Of the boat")
            $0.actions = [NodeAction(.custom, name: SpokenText("Reset")), NodeAction(.escape, name: SpokenText("Out"))]
        }
        #expect(
            said(node)[2] == "Of the boat. Swipe up or down with one finger to adjust the value. Actions Available.")
        #expect(Utterance(node).line(.english).hasPrefix("Speed, adjustable. Of the boat."))
    }

    @Test("says nothing of actions that are no entries of the list")
    func unlisted() {
        let node = Views.element(0, "Deck").with { $0.actions = [NodeAction(.escape, name: SpokenText("Out"))] }
        #expect(said(node)[2] == nil)
    }

    @Test("marks the parts whose Korean nobody has confirmed, in the trace too")
    func unconfirmed() {
        let utterance = Utterance(Views.element(0, "Name", .textEntry))
        #expect(utterance.unconfirmed.count == 2)
        #expect(utterance.trace.steps.map(\.isUnconfirmed) == [false, true, true])
        #expect(utterance.trace.steps[0].sentence.en == "“Name”: its label.")
    }

    @Test("speaks important details with the element, and says that there are more")
    func contents() {
        let node = Views.element(0, "Ferry").with {
            $0.contents = [
                NodeContent(label: SpokenText("Deck"), value: SpokenText("2"), isImportant: true),
                NodeContent(label: SpokenText("Crew"), value: SpokenText("7"), isImportant: false),
            ]
        }
        #expect(said(node)[0] == "Ferry, Deck, 2")
        #expect(said(node)[2] == "More Content Available.")
    }
}
