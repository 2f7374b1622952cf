import HandrailFrameworks
import HandrailViewElements
import Testing

/// The rows of properties fit together, and with what reads them.
@Suite struct PropertyRowTests {
    private let rows = FrameworkProperty.rows

    @Test func noPropertyHasTwoRows() {
        for (name, found) in Dictionary(grouping: rows, by: \.name) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }

    @Test func everythingThatAPropertySaysIsRead() {
        let handled = PropertyAttributes.handled
        let views = Set(rows.filter { !$0.says.isDisjoint(with: [.look, .visibility, .speech]) }.map(\.name))
        let screens = Set(rows.filter { $0.says.contains(.screen) }.map(\.name))
        #expect(views.subtracting(handled.views).isEmpty)
        #expect(handled.views.subtracting(views).isEmpty)
        #expect(screens.subtracting(handled.screens).isEmpty)
        #expect(handled.screens.subtracting(screens).isEmpty)
    }

    @Test func aPropertyOfAViewSaysOneThing() {
        for row in rows {
            let said = [FrameworkProperty.Says.look, .visibility, .speech].count { row.says.contains($0) }
            #expect(said <= 1, "\(row.name)")
        }
    }

    @Test func onlyNamesHaveConstants() {
        for row in rows where !row.constants.isEmpty { #expect(row.kind == .name, "\(row.name)") }
    }
}
