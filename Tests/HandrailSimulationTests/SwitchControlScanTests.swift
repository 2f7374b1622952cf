import HandrailModel
import HandrailSimulation
import Testing

@Suite("How Switch Control goes through a screen")
struct SwitchControlScanTests {
    @Test("passes by what only tells something")
    func plainText() {
        let scan = SwitchControlScan(Board(stop("Tides"), button("Refresh"), stop("Updated today")).tour)
        #expect(scan.items == [SwitchControlItem(.element(stop: 1))])
        #expect(scan.paths[0] == nil && scan.paths[2] == nil)
    }

    @Test("follows what the app declares, whatever the traits are")
    func declared() {
        let scan = SwitchControlScan(Board(stop("Tides").responding(true), button("Refresh").responding(false)).tour)
        #expect(scan.items == [SwitchControlItem(.element(stop: 0))])
        #expect(scan.responses[1].certainty == .certain)
    }

    @Test("offers a group as one, and its items once it is selected")
    func groups() throws {
        let bar = container(.tabBar(.everyElement), .automatic, button("Piers"), button("Tides"), button("Settings"))
        let scan = SwitchControlScan(Board(button("Add"), bar).tour)
        #expect(scan.items.count == 2)
        #expect(scan.items[1].items.count == 3)
        let path = try #require(scan.paths[3])
        #expect(path.positions == [1, 2])
        // Two on the first level, three in the group, and Tap.
        #expect(path.highlights == 6)
        // The group, the button, and Tap.
        #expect(path.selections == 3)
        // Two presses to the group, two further inside, and three selections.
        #expect(path.stepPresses == 7)
    }

    @Test("scans one by one where the app or the person asks for it")
    func separate() {
        let bar = container(.list, .separate, button("A"), button("B"))
        #expect(SwitchControlScan(Board(bar).tour).items.count == 2)
        let grouped = container(.list, .combined, button("A"), button("B"))
        #expect(SwitchControlScan(Board(grouped).tour).items.count == 1)
        #expect(SwitchControlScan(Board(grouped).tour, groupsItems: false).items.count == 2)
    }

    @Test("makes no group of one element, and none of nothing")
    func smallGroups() {
        let scan = SwitchControlScan(
            Board(container(.list, .combined, stop("Title"), button("A")), container(.list, .combined, stop("Nothing")))
                .tour)
        #expect(scan.items == [SwitchControlItem(.element(stop: 1))])
    }

    @Test("nests groups")
    func nestedGroups() {
        let inner = container(.series, .combined, button("A"), button("B"))
        let outer = container(.list, .combined, inner, button("C"))
        let scan = SwitchControlScan(Board(outer, button("D")).tour)
        #expect(scan.paths.map { $0?.positions } == [[0, 0, 0], [0, 0, 1], [0, 1], [1]])
    }

    @Test("opens a menu with what the element offers")
    func menu() {
        let volume = stop("Volume", .adjustable).offering("Mute")
        let scan = SwitchControlScan(Board(volume, stop("Loud")).tour)
        #expect(scan.menu(of: 0).map(\.title.en) == ["Tap", "Increment", "Decrement", "Mute"])
        #expect(scan.menu(of: 0).map(\.title.ko).prefix(3) == ["탭", "증가", "감소"])
        #expect(scan.menu(of: 1).isEmpty)
    }

    @Test("is in doubt about a gesture alone, and says why")
    func gestures() {
        let scan = SwitchControlScan(Board(stop("Open").with { $0.activation = .acts }).tour)
        #expect(scan.items.isEmpty)
        #expect(scan.doubtful == [0])
        #expect(scan.trace(of: 0).steps.contains { $0.sentence.en.contains("gesture") })
        #expect(scan.trace(of: 9).steps.isEmpty)
    }

    @Test("passes by what is turned off")
    func dimmed() {
        #expect(SwitchControlScan(Board(stop("Send", [.button, .notEnabled])).tour).items.isEmpty)
    }
}
