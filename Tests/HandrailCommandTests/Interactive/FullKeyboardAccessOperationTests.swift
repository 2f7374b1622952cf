import HandrailCommand
import HandrailModel
import HandrailSimulation
import Testing

@Suite("Going about with a keyboard")
struct FullKeyboardAccessOperationTests {
    private static func screen() -> SessionScreen {
        var tabs = AccessibilityNode(id: 2)
        tabs.container = .tabBar(.everyElement)
        tabs.keepsTogether = true
        tabs.children = [Harbor.stop("Piers", .button), Harbor.stop("Tides", .button)]
        let add = Harbor.stop("Add", .button) { node in
            node.activation = .opensMenu
            node.actions = ["Moor", "Cast off"].map { NodeAction(.custom, name: SpokenText($0)) }
        }
        return Harbor.screen("Harbor", [Harbor.stop("Title", .header), add, Harbor.stop("Volume", .adjustable), tabs])
    }

    private func after(_ keys: TerminalKey...) -> FullKeyboardAccessOperation {
        var focus = FullKeyboardAccessOperation(Self.screen(), language: .english)
        for key in keys { _ = focus.press(key) }
        return focus
    }

    @Test("moves from element to element with Tab, and into a group with arrows")
    func moving() {
        #expect(after().current == "Nothing has the focus yet: press Tab.")
        #expect(after(.tab).current == "Add")
        #expect(after(.tab, .tab, .tab).current == "Piers")
        #expect(after(.tab, .tab, .tab, .down).current == "Tides")
        #expect(after(.tab, .tab, .tab, .down, .up).current == "Piers")
        #expect(after(.tab, .tab, .tab, .down, .backTab).current == "Volume")
        var focus = after(.tab, .tab, .tab)
        #expect(focus.press(.tab)?.message == "The focus comes to nothing further.")
        #expect(focus.stop == 3)
    }

    @Test("activates with Space and changes values with arrows")
    func acting() {
        var focus = after(.tab)
        #expect(focus.press(.character(" "))?.message == "It is tapped. A list of choices opens.")
        #expect(focus.press(.down)?.message == "The arrows do nothing here.")
        _ = focus.press(.tab)
        #expect(focus.press(.up)?.message == "The value goes up by one step.")
    }

    @Test("offers the actions on Z")
    func actions() {
        var focus = after(.tab, .character("z"))
        #expect(focus.current == "Moor")
        #expect(focus.press(.down)?.speech == "Cast off")
        #expect(focus.press(.enter)?.message == "The action “Cast off” is performed.")
        #expect(focus.current == "Add")
        var other = after(.tab, .tab)
        #expect(other.press(.character("z"))?.message == "No actions are available here.")
    }

    @Test("takes as many presses to activate an element as the cost says")
    func presses() {
        let screen = Self.screen()
        let tour = FullKeyboardAccessTour(screen.voiceOver.tour)
        for stop in tour.stops {
            var focus = FullKeyboardAccessOperation(screen, language: .english)
            for _ in 0..<stop.tabs { _ = focus.press(.tab) }
            for _ in 0..<stop.arrows { _ = focus.press(.down) }
            #expect(focus.stop == stop.stop)
            _ = focus.press(.character(" "))
            #expect(focus.presses == stop.presses)
        }
    }

    @Test("says what Escape does, and leaves other keys alone")
    func escape() {
        var focus = after(.tab)
        #expect(focus.press(.escape)?.message?.isEmpty == false)
        #expect(focus.press(.character("q")) == nil)
        #expect(focus.press(.pageDown) == nil)
    }
}
