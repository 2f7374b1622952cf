public import HandrailModel

/// How often a rule was right when people read its findings in apps that nobody had looked at before.
public struct RulePrecision: Hashable, Sendable {
    /// Whether its violations or its reviews were read.
    public let outcome: Outcome
    /// How many were read.
    public let read: Int
    /// How many were right; those that were right but for a part count half.
    public let right: Double

    /// The figures of a rule, violations first; nothing where none of its findings was read.
    public static func figures(of rule: String) -> [RulePrecision] { figures[rule] ?? [] }

    private static let figures: [String: [RulePrecision]] = {
        var figures: [String: [RulePrecision]] = [:]
        for row in RulePrecisionRows.text.split(separator: "\n") {
            let cells = row.split(separator: " ")
            guard cells.count == 4, let read = Int(cells[2]), let right = Double(cells[3]) else { continue }
            figures[String(cells[0]), default: []].append(
                RulePrecision(outcome: cells[1] == "violation" ? .violation : .review, read: read, right: right))
        }
        return figures
    }()
}
