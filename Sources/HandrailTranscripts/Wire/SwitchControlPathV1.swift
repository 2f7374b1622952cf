import HandrailModel
package import HandrailReporting
import HandrailSimulation

/// The way with a switch.
package struct SwitchControlPathV1: Sendable {
    /// Position on each level, from 1.
    package let positions: [Int]
    /// What the menu offers.
    package let menu: [String]
    /// Presses of the one switch in automatic scanning.
    package let selections: Int
}

extension SwitchControlPathV1 {
    /// The wire form of the path to a stop; `nil` where the scan passes it by.
    init?(_ scan: SwitchControlScan, _ index: Int, _ language: ReportLanguage) {
        guard let path = scan.paths[index] else { return nil }
        self.init(
            positions: path.positions.map { $0 + 1 }, menu: scan.menu(of: index).map { $0.title[language] },
            selections: path.selections)
    }
}

extension SwitchControlPathV1: WireObject {
    /// Its name in the schema.
    package static let name = "Scan"
    /// What the schema says of it.
    package static let note = "The way with a switch."
    /// Its members.
    package static let fields: [WireField<SwitchControlPathV1>] = [
        WireField("positions", "Position on each level, from 1.") { $0.positions },
        WireField("menu", "What the menu offers.") { $0.menu },
        WireField("selections", "Presses of the one switch in automatic scanning.") { $0.selections },
    ]
}
