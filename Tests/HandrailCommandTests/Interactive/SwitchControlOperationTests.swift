import HandrailCommand
import HandrailModel
import HandrailSimulation
import Testing

@Suite("Going about with a switch")
struct SwitchControlOperationTests {
    private static func screen() -> SessionScreen {
        var tabs = AccessibilityNode(id: 2)
        tabs.container = .tabBar(.everyElement)
        tabs.keepsTogether = true
        tabs.children = [Harbor.stop("Piers", .button) { $0.activation = .acts }, Harbor.stop("Tides", .button)]
        let slider = Harbor.stop("Volume", .adjustable)
        let add = Harbor.stop("Add", .button) { $0.actions = [NodeAction(.custom, name: SpokenText("Moor"))] }
        return Harbor.screen("Harbor", [Harbor.stop("Title", .header), add, slider, tabs])
    }

    private func after(_ keys: TerminalKey...) -> SwitchControlOperation {
        var scanning = SwitchControlOperation(Self.screen(), language: .english)
        for key in keys { _ = scanning.press(key) }
        return scanning
    }

    @Test("begins with nothing highlighted, goes on, and begins anew at the end")
    func stepping() {
        #expect(after().current == "Nothing is highlighted yet: press Space.")
        #expect(after(.character(" ")).current == "Add")
        #expect(after(.right, .right).current == "Volume")
        #expect(after(.right, .right, .right).current == "group: 2 items")
        #expect(after(.right, .right, .right, .right).current == "Add")
        #expect(after(.right, .right, .left).current == "Add")
        #expect(after(.right).stop == 1)
    }

    @Test("opens the menu of an element, with Tap first, and takes an entry")
    func menu() {
        var scanning = after(.right, .enter)
        #expect(scanning.current == "Tap")
        #expect(scanning.press(.character(" "))?.speech == "Moor")
        #expect(scanning.press(.enter)?.message == "“Moor” is performed.")
        #expect(scanning.current == "Add")
        #expect(after(.right, .right, .enter, .right).current == "Increment")
    }

    @Test("goes into a group and out of it, by its frame or by Escape")
    func groups() {
        #expect(after(.right, .right, .right, .enter).current == "Piers")
        #expect(after(.right, .right, .right, .enter, .right, .right).current == "(the group: leave it)")
        #expect(after(.right, .right, .right, .enter, .right, .right, .enter).current == "group: 2 items")
        #expect(after(.right, .right, .right, .enter, .escape).current == "group: 2 items")
        #expect(after(.right, .right, .right, .enter, .enter, .escape).current == "Piers")
    }

    @Test("takes as many presses to tap an element as the cost says")
    func presses() throws {
        let screen = Self.screen()
        let scan = SwitchControlScan(screen.voiceOver.tour)
        for (stop, path) in scan.paths.enumerated() {
            guard let path else { continue }
            var scanning = SwitchControlOperation(screen, language: .english)
            for (level, position) in path.positions.enumerated() {
                for _ in 0..<(level == 0 ? position + 1 : position) { _ = scanning.press(.character(" ")) }
                _ = scanning.press(.enter)
            }
            #expect(scanning.stop == stop)
            _ = scanning.press(.enter)
            #expect(scanning.presses == path.stepPresses)
        }
    }

    @Test("has nothing to do where nothing can be acted on")
    func empty() {
        var scanning = SwitchControlOperation(
            Harbor.screen("Empty", [Harbor.stop("Title", .header)]), language: .korean)
        #expect(scanning.current.isEmpty)
        #expect(scanning.press(.character(" ")) == FeatureStep())
        #expect(scanning.stop == nil)
    }
}
