import HandrailModel
import HandrailSimulation
import Testing

@Suite("The stops of a screen")
struct VoiceOverTourTests {
    @Test("are read row by row; on a wide device rows are told apart by more points")
    func rows() {
        let root = Views.view(0, [
            Views.element(1, "right", at: Views.at(100, 0)), Views.element(2, "left", at: Views.at(0, 10)),
        ])
        #expect(VoiceOverTour(root).lines == ["right", "left"])
        #expect(VoiceOverTour(root, settings: ReadingSettings(idiom: .pad)).lines == ["left", "right"])
        let hebrew = ReadingSettings(idiom: .pad, isRightToLeft: true)
        #expect(VoiceOverTour(root, settings: hebrew).lines == ["right", "left"])
    }

    @Test("keep the order of the source where no frames are known")
    func source() {
        let root = Views.view(0, [Views.element(1, "b"), Views.element(2, "a")])
        #expect(VoiceOverTour(root).lines == ["b", "a"])
    }

    @Test("are read by priority first")
    func priority() {
        let root = Views.view(0, [
            Views.element(1, "low"), Views.element(2, "high").with { $0.sortPriority = 2 },
            Views.element(3, "middle").with { $0.sortPriority = 1 },
        ])
        #expect(VoiceOverTour(root).lines == ["high", "middle", "low"])
    }

    @Test("say the label of a group once, on entering it")
    func entering() {
        let root = Views.view(
            0,
            [
                Views.element(1, "before"),
                Views.view(
                    2, [Views.element(3, "first"), Views.element(4, "second")], container: .semanticGroup,
                    label: "Tides"),
            ])
        let tour = VoiceOverTour(root)
        #expect(tour.lines == ["before", "Tides, first", "second"])
        #expect(tour.containers.map(\.stops) == [1..<3])
        #expect(tour.stops.map(\.containers) == [[], [0], [0]])
    }

    @Test("tell where a list begins and ends; a list of one only begins")
    func edges() {
        let three = Views.view(0, (1...3).map { Views.element($0, "\($0)") }, container: .list)
        #expect(VoiceOverTour(three).lines == ["1, list start", "2", "3, list end"])
        let one = Views.view(0, [Views.element(1, "1")], container: .list)
        #expect(VoiceOverTour(one).lines == ["1, list start"])
        #expect(VoiceOverTour(three.with { $0.deniesElements = true }).lines == ["1", "2", "3"])
    }

    @Test("number only the items of the system's bar of tabs")
    func tabs() {
        let bar = Views.view(
            0,
            [
                Views.element(1, "Map", [.tab, .selected]), Views.element(2, "New", .button),
                Views.element(3, "List", .tab),
            ],
            container: .tabBar(.items))
        #expect(VoiceOverTour(bar).lines == ["Selected, Map, tab, 1 of 2", "New", "List, tab, 2 of 2"])
    }

    @Test("leave out what is hidden and what a modal view silences, and say so")
    func left() {
        let root = Views.view(0, [
            Views.element(1, "behind"),
            Views.view(2, [Views.element(3, "dialog"), Views.element(4, "gone").with { $0.isHidden = true }]).with {
                $0.isModal = true
            },
        ])
        let tour = VoiceOverTour(root)
        #expect(tour.lines == ["dialog"])
        #expect(tour.trace.steps.map(\.sentence.en) == [
            "“behind” is left out: it is silenced by a modal view beside it.",
            "“gone” is left out: it is hidden or transparent.",
        ])
    }

    @Test("of a table name row and column, the row only with its first cell, spans counted")
    func table() {
        func cell(_ id: Int, _ name: String, _ place: TableCell) -> AccessibilityNode {
            Views.element(id, name).with {
                $0.cell = place
                $0.identifier = name
            }
        }
        let table = Views.view(
            0,
            [
                cell(1, "Day", TableCell(row: 0, column: 0)), cell(2, "High", TableCell(row: 0, column: 1)),
                cell(3, "Monday", TableCell(row: 1, column: 0, rowSpan: 2)),
                cell(4, "06:10", TableCell(row: 1, column: 1)),
                cell(5, "18:30", TableCell(row: 2, column: 1)),
            ], container: .dataTable(TableHeaders(ofColumn: [0: ["Day"], 1: ["High"]])))
        #expect(
            VoiceOverTour(table).lines == [
                "Day, row 1, column 1", "High, column 2", "Monday, spans 2 rows, row 2, column 1",
                "High, 06:10, column 2",
                "High, 18:30, column 2",
            ])
    }

    @Test("are found in any depth up to a limit, without end of the program beyond it")
    func depth() {
        func nested(_ levels: Int) -> AccessibilityNode {
            (0..<levels).reduce(Views.element(-1, "deep")) { inside, level in Views.view(level, [inside]) }
        }
        #expect(VoiceOverTour(nested(400)).lines == ["deep"])
        #expect(VoiceOverTour(nested(600)).lines == [])
    }
}
