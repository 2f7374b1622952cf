import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailValues

/// Tells layouts from other values that are called with views.
struct LayoutReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// Whether a value is a layout of SwiftUI, or one of several.
    func isLayout(_ value: Value) -> Bool {
        value.alternatives.allSatisfy { value in
            guard case .symbolic(let made, _) = value, case .call = made.kind, let name = made.rootName,
                let entry = ViewTable.entry(for: name)
            else { return false }
            return entry.kind.isArrangement || entry.kind == .group
        }
    }
}
