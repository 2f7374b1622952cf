import HandrailModel
import HandrailSimulation
import Testing

@Suite("What an element costs under each feature")
struct ScreenCostsTests {
    private func costs(_ board: Board, language: ReportLanguage = .english) -> ScreenCosts {
        let tour = board.tour
        return ScreenCosts(
            tour, scan: SwitchControlScan(tour), keyboard: FullKeyboardAccessTour(tour),
            voice: VoiceControlMap(tour, language: language), language: language)
    }

    @Test("counts swipes, scans, keys and words from the top of the screen")
    func figures() {
        let costs = costs(Board(stop("High tide at nine"), button("Add a pier"), button("Settings")))
        #expect(costs.elements[2].swipes == 2)
        // Four words, four with “button”, two with “button”.
        #expect(costs.elements.map(\.heardWords) == [4, 8, 10])
        #expect(costs.elements.map(\.highlights) == [nil, 2, 3])
        #expect(costs.elements.map(\.switchPresses) == [nil, 3, 4])
        #expect(costs.elements.map(\.keyPresses) == [nil, 2, 3])
        #expect(costs.elements.map(\.spokenWords) == [nil, 3, 1])
    }

    @Test("finds the shortest way with the rotor, from a heading on or back from it")
    func rotor() {
        let texts = (0..<10).map { stop("Text \($0)") }
        var root = AccessibilityNode(id: 0)
        root.isOrderExplicit = true
        root.children = texts + [stop("Piers", .header)] + texts + [button("Moor")]
        let tour = VoiceOverTour(root)
        let costs = ScreenCosts(
            tour, scan: SwitchControlScan(tour), keyboard: FullKeyboardAccessTour(tour),
            voice: VoiceControlMap(tour, language: .english), language: .english)
        // Turn to headings, jump: two. One on from there, or one back.
        #expect(costs.elements[10].rotorSwipes == 2)
        #expect(costs.elements[11].rotorSwipes == 3)
        #expect(costs.elements[9].rotorSwipes == 3)
        // Near the top swiping alone is shorter.
        #expect(costs.elements[2].rotorSwipes == 2)
        // Turn to controls, jump.
        #expect(costs.elements[21].swipes == 21)
        #expect(costs.elements[21].rotorSwipes == 2)
        #expect(costs.elements[20].rotorSwipes == 3)
    }

    @Test("sums up what people may want to act on, and what stays out of reach")
    func total() {
        let costs = costs(
            Board(
                stop("Tides"), button("Add"), button("Old").responding(false),
                stop("Open").with { $0.activation = .acts },
                button("Settings")))
        let keys = costs.total(\.keyPresses)
        #expect(keys.wanted == 4)
        #expect(keys.reached == 2)
        #expect(keys.most == 3)
        #expect(keys.dearest == 4)
        #expect(costs.total { _ in nil }.dearest == nil)
    }

    @Test("costs nothing where there is nothing")
    func empty() { #expect(costs(Board()).elements.isEmpty) }
}
