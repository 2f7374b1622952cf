import HandrailModel
import Testing

@Suite("What a condition decides")
struct PerceptionOfChoicesTests {
    @Test("Branches stand one after the other, each with its condition")
    func branches() {
        #expect(
            choice("isOn", text("A"), else: text("B")).dump == """
                alternatives
                  if isOn
                    element text "A" (text); traits: static text
                  else
                    element text "B" (text); traits: static text
                """)
    }

    @Test("A choice of nothing exposed is not there")
    func emptyBranches() {
        #expect(choice("isOn", node(.shape), else: node(.nothing)).dump == "")
        #expect(stack(text("A"), choice("isOn", node(.spacer))).dump.hasPrefix("element text"))
    }

    @Test("A condition inside a label gives a name for each case")
    func conditionalLabel() {
        #expect(
            button(choice("isOn", text("Pause"), else: text("Play"))).dump
                == #"element button "Pause" (text) | "Play" (text); traits: button; merges: text, text"#)
    }

    @Test("Without an else, there is a case without")
    func conditionalPart() {
        #expect(
            button(choice("hasTitle", text("Save"))).dump
                == #"element button "Save" (text) | -; traits: button; merges: text"#)
        #expect(
            button(symbol("xyz"), choice("hasTitle", text("Save"))).dump
                == #"element button "Save" (text) | ? (symbol xyz); traits: button; merges: image, text"#)
    }

    @Test("The same condition asked twice does not go both ways")
    func sameCondition() {
        let label = button(choice("isOn", text("A"), else: text("B")), choice("isOn", text("1"), else: text("2")))
        #expect(
            label.dump
                == #"element button "A" (text) + "1" (text) | "B" (text) + "2" (text); traits: button; "#
                + "merges: text, text, text, text")
    }

    @Test("Cases are limited, and equal ones are one")
    func limits() {
        let same = button(choice("a", text("X"), else: text("X")))
        #expect(same.dump == #"element button "X" (text); traits: button; merges: text, text"#)
        let many = Node(
            kind: .button,
            children: (0..<12).map { choice("c\($0)", text("\($0)"), else: text("no \($0)")).in(.label) })
        #expect(many.perceived.elements.first?.name.cases.count == PerceivedName.limit)
    }

    @Test("What a condition hides may be missing from the name")
    func conditionallyHidden() {
        #expect(
            button(text("Save").with(.visibility(.opacity(.oneOf([0, 1]))))).dump
                == #"element button "Save" (text) | -; traits: button; merges: text"#)
        #expect(text("Save").hidden(when: "isBusy").dump == #"element text "Save" (text); traits: static text"#)
    }

    @Test("A label set under a condition adds a case")
    func labelUnderCondition() {
        #expect(
            button(text("Save")).labeled("Saving", when: "isBusy").dump
                == #"element button "Saving" (label) | "Save" (text); traits: button; merges: text"#)
    }

    @Test("A label around a choice names what is in each branch")
    func labelAroundChoice() {
        #expect(
            node(.customView, choice("isOn", symbol("star"), else: symbol("xyz"))).labeled("Favorite").dump == """
                alternatives
                  if isOn
                    element image "Favorite" (label); traits: image
                  else
                    element image "Favorite" (label); traits: image
                """)
    }

    @Test("Traits of a condition are there sometimes")
    func conditionalTraits() {
        #expect(
            text("A").traits(.selected, when: "isOn").dump
                == #"element text "A" (text); traits: static text; sometimes: selected"#)
        #expect(
            text("A").with(.accessibility(.addTraits(.oneOf([[.button, .selected], .button])))).dump
                == #"element text "A" (text); traits: button, static text; sometimes: selected"#)
    }

    @Test("Either the content or its placeholder is there")
    func placeholder() {
        let view = node(.layered, picture(.remote), node(.progress).in(.placeholder))
        #expect(
            view.dump == """
                alternatives
                  if loaded
                    element image - (image); traits: image
                  else
                    element progress; traits: updates frequently
                """)
    }
}
