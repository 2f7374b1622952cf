public import HandrailModel
public import HandrailSource

/// A repair as a value: what it brings in, and where.
///
/// Its terms are those that the words of the fix name: they spell what is written, and say how much that changes.
public enum RepairPlan: Hashable, Sendable {
    /// Adds modifiers right behind an expression of SwiftUI.
    case adding([Term], after: SourcePlace)
    /// Makes the edits that bring in a term where the file has its own way to write it, as whoever read it found out.
    case writing(Term, by: [SourceEdit])
    /// Makes edits in a file of the bundle, which is in no framework's words.
    case editing([SourceEdit], Repair.Safety)

    /// The repair in a dialect; `nil` where its terms are none of its framework's, or there is nothing to edit.
    func repair(in dialect: Dialect) -> Repair? {
        switch self {
        case .adding(let terms, let place):
            guard dialect.framework == .swiftUI, terms.allSatisfy({ $0.kind == .modifier }) else { return nil }
            let end = Int(place.range.upper)
            let text = terms.map { $0.spelling(in: dialect).text.en }.joined()
            let edit = SourceEdit(place: SourcePlace(file: place.file, range: ByteRange(end, end)), text: text)
            return Repair(safety: terms.map(\.safety).max() ?? .mechanical, edits: [edit])
        case .writing(let term, let edits):
            return edits.isEmpty ? nil : Repair(safety: term.safety, edits: edits)
        case .editing(let edits, let safety):
            return edits.isEmpty ? nil : Repair(safety: safety, edits: edits)
        }
    }
}
