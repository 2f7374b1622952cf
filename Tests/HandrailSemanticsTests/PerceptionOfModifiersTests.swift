import HandrailModel
import Testing

@Suite("What modifiers make of elements")
struct PerceptionOfModifiersTests {
    private let pair = stack(text("Steps"), text("9,041"))

    @Test("Hidden, invisible and transparent things are not there")
    func hidden() {
        #expect(pair.hidden().dump == "")
        #expect(pair.with(.visibility(.hidden(.known(true)))).dump == "")
        #expect(pair.with(.visibility(.opacity(.known(0)))).dump == "")
        #expect(
            text("A").with(.visibility(.opacity(.known(0.3)))).dump == #"element text "A" (text); traits: static text"#)
    }

    @Test("Combining joins what the children say")
    func combine() {
        #expect(
            pair.children(.combine).dump
                == #"element verticalStack "Steps" (text) + "9,041" (text); traits: static text; merges: text, text"#)
    }

    @Test("A combined symbol adds its spoken name where it has one")
    func combineSymbols() {
        #expect(
            stack(symbol("star"), text("4.5")).children(.combine).dump
                == #"element verticalStack "Favorite" (symbol star) + "4.5" (text); traits: static text; "#
                + "merges: image, text")
        #expect(
            stack(symbol("xyz"), text("4.5")).children(.combine).dump
                == #"element verticalStack "4.5" (text); traits: static text; merges: image, text"#)
    }

    @Test("Combining with one button takes over its trait and drops its words")
    func combineOneButton() {
        #expect(
            stack(text("Song"), button(text("Play"))).children(.combine).dump
                == #"element verticalStack "Song" (text); traits: button, static text; merges: text, button, text"#)
    }

    @Test("Combining with several buttons turns them into actions")
    func combineManyButtons() {
        #expect(
            stack(text("Song"), button(text("Play")), button(text("Share"))).children(.combine).dump
                == #"element verticalStack "Song" (text); traits: static text; actions: "Play", "Share"; "#
                + "merges: text, button, text, button, text")
    }

    @Test("Ignoring the children leaves an element without anything")
    func ignore() {
        #expect(pair.children(.ignore).dump == "element verticalStack; merges: text, text")
        #expect(
            pair.children(.ignore).labeled("9,041 steps").dump
                == #"element verticalStack "9,041 steps" (label); merges: text, text"#)
    }

    @Test("A label set before the new element belongs to the inner one and is lost")
    func labelBeforeIgnore() {
        #expect(text("A").labeled("B").children(.ignore).dump == "element text")
    }

    @Test("A hidden image made an element again is an element")
    func elementAroundHidden() {
        #expect(asset("a").hidden().children(.ignore).labeled("B").dump == #"element image "B" (label)"#)
    }

    @Test("Containing keeps the children, and a label names the container")
    func contain() {
        #expect(
            pair.children(.contain).labeled("Today").dump == """
                container verticalStack "Today" (label)
                  element text "Steps" (text); traits: static text
                  element text "9,041" (text); traits: static text
                """)
    }

    @Test("A label on a plain stack makes it one element")
    func labelOnStack() {
        #expect(
            pair.labeled("9,041 steps").dump
                == #"element verticalStack "9,041 steps" (label); traits: static text; merges: text, text"#)
    }

    @Test("A label on a group goes to each child")
    func labelOnGroup() {
        #expect(
            node(.group, text("A"), text("B")).labeled("C").dump == """
                element text "C" (label); traits: static text
                element text "C" (label); traits: static text
                """)
    }

    @Test("Around a single stop, modifiers speak of that stop")
    func transparency() {
        let view = node(.customView, stack(node(.shape), button(symbol("xyz")))).labeled("Close")
        #expect(
            view.with(.accessibility(.hint(.known(Words("Ends the call"))))).with(.accessibility(.value(.dynamic))).dump
                == #"element button "Close" (label); value: …; hint: "Ends the call"; traits: button; merges: image"#)
    }

    @Test("Traits on a stack reach every stop inside")
    func traitsOnStack() {
        #expect(
            pair.traits(.header).dump == """
                element text "Steps" (text); traits: static text, heading
                element text "9,041" (text); traits: static text, heading
                """)
    }

    @Test("Traits can be taken away")
    func removeTraits() {
        #expect(
            button(text("A")).with(.accessibility(.removeTraits(.known(.button)))).dump
                == #"element button "A" (text); merges: text"#)
    }

    @Test("A tap gesture adds nothing; an unnamed action adds the button trait")
    func tapGesture() {
        let tap = Attribute.interaction(.gesture(Gesture(kind: .tap, action: ActionSummary())))
        #expect(text("A").with(tap).dump == #"element text "A" (text); traits: static text"#)
        #expect(pair.with(tap).perceived.stops.count == 2)
        #expect(
            text("A").with(.accessibility(.action(.activate))).dump
                == #"element text "A" (text); traits: button, static text"#)
    }

    @Test("Named and adjustable actions are offered")
    func actions() {
        #expect(
            text("A").with(.accessibility(.action(.named(.known(Words("Like")))))).with(
                .accessibility(.action(.adjust))
            )
                .dump == #"element text "A" (text); traits: static text, adjustable; actions: "Like", adjust"#)
        #expect(
            node(.repeated, text("Row")).with(.interaction(.onDelete)).dump
                == #"element text "Row" (text); traits: static text; actions: delete"#)
    }

    @Test("A representation speaks instead")
    func representation() {
        let knob = node(.layered, node(.canvas), node(.slider, title("Volume")).in(.label)).with(
            .accessibility(.representation))
        #expect(
            knob.dump == #"element slider "Volume" (text); value: …; traits: adjustable; merges: text"#)
    }

    @Test("Given children take the place of the content")
    func replacedChildren() {
        let view = node(.layered, node(.canvas), text("Monday").in(.label), text("Tuesday").in(.label))
        #expect(
            view.children(.replaced).labeled("Week").dump == """
                container layered "Week" (label)
                  element text "Monday" (text); traits: static text
                  element text "Tuesday" (text); traits: static text
                """)
    }

    @Test("Something modal silences what it lies over")
    func modal() {
        let screen = node(.depthStack, text("Behind"), text("Popup").traits(.modal))
        #expect(screen.dump == #"element text "Popup" (text); traits: static text, modal"#)
        let many = node(.depthStack, text("Behind"), pair.traits(.modal))
        #expect(many.dump.hasPrefix("container verticalStack; traits: modal"))
        let maybe = node(.depthStack, text("Behind"), choice("isOpen", text("Popup").traits(.modal)))
        #expect(maybe.perceived.stops.count == 2)
    }

    @Test("A higher sort priority comes first among siblings of one container")
    func sortPriority() {
        let rows = stack(text("A"), stack(text("B"), text("C").with(.accessibility(.sortPriority(.known(1))))))
        #expect(rows.perceived.stops.map(\.element.name.display) == ["C", "A", "B"])
        let kept = stack(
            text("A"), stack(text("B"), text("C").with(.accessibility(.sortPriority(.known(1))))).children(.contain))
        #expect(kept.perceived.stops.map(\.element.name.display) == ["A", "C", "B"])
    }

    @Test("A modifier of a package may name what has no name")
    func unknownModifier() {
        #expect(
            button(node(.shape)).with(.accessibility(.unknown("tooltip"))).dump
                == "element button ? (opaque); traits: button")
        #expect(
            button(text("A")).with(.accessibility(.unknown("tooltip"))).dump
                == #"element button "A" (text); traits: button; merges: text"#)
    }

    @Test("A label of a pair may name what has no name")
    func labeledPair() {
        #expect(
            node(.slider).with(.accessibility(.labeledPair)).dump
                == "element slider ? (opaque); value: …; traits: adjustable")
    }

    @Test("Shapes with a label together are one element")
    func labeledShapes() {
        #expect(
            node(.depthStack, node(.shape), node(.shape)).labeled("Half done").dump
                == #"element depthStack "Half done" (label)"#)
    }
}
