import HandrailModel
import HandrailSimulation
import HandrailStandards
import Testing

@Suite("Where the focus of Full Keyboard Access comes")
struct FullKeyboardAccessTourTests {
    @Test("visits what responds, in reading order, and passes by text")
    func order() {
        let tour = FullKeyboardAccessTour(
            Board(stop("Tides"), button("Refresh"), button("Add"), button("Old").responding(false)).tour)
        #expect(tour.stops.map(\.stop) == [1, 2])
        #expect(tour.stops.map(\.tabs) == [1, 2])
        #expect(tour.focus(on: 0) == nil)
        #expect(tour.focus(on: 3) == nil)
        #expect(tour.focus(on: 2)?.presses == 3)
    }

    @Test("moves with arrows inside a list, which Tab enters and leaves as one")
    func groups() {
        let list = container(.list, .automatic, button("A"), stop("between"), button("B"))
        let tour = FullKeyboardAccessTour(Board(button("Add"), list, button("Done")).tour)
        #expect(tour.stops.map(\.tabs) == [1, 2, 2, 3])
        #expect(tour.stops.map(\.arrows) == [0, 0, 1, 0])
        #expect(tour.stops[2].presses == 4)
    }

    @Test("names the keys that act")
    func commands() {
        let volume = stop("Volume", .adjustable)
        let field = stop("Name", .textEntry)
        let save = button("Save").offering("Save a copy").shortcut("s", [.command])
        let tour = FullKeyboardAccessTour(Board(volume, field, save, stop("Text")).tour)
        #expect(tour.commands(on: 0) == [.adjust])
        #expect(tour.commands(on: 1) == [.type])
        #expect(tour.commands(on: 2).map(\.keys) == ["Space", "Tab-Z", "⌘S"])
        #expect(tour.commands(on: 3).isEmpty)
    }

    @Test("finds shortcuts that take the system's keys")
    func clashes() {
        let tour = FullKeyboardAccessTour(
            Board(
                button("Hide sidebar").shortcut("h", [.command]), button("Add chapter").shortcut("c", [.command]),
                button("Copy link").shortcut("c", [.command]), button("Save").shortcut("s", [.command]),
                button("Next").shortcut("rightArrow", [.control, .option])
            ).tour)
        #expect(tour.clashes.map(\.stop) == [0, 1, 4])
        #expect(tour.clashes[2].meaning == .voiceOver)
    }

    @Test("says why the focus comes, or does not")
    func trace() {
        let tour = FullKeyboardAccessTour(Board(stop("Text"), button("Go")).tour)
        #expect(tour.trace(of: 0).steps.map(\.sentence.en).last == "Tab passes it by.")
        #expect(tour.trace(of: 1).steps.map(\.sentence.ko).last == "Tab을 1번 누르면 도달합니다.")
    }
}
