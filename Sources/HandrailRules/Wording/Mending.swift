import HandrailModel
public import HandrailSource

/// A repair as a value: the terms that it brings in, and where.
///
/// What it writes is spelled by the same terms as the words of the fix, and how much it changes is what they say.
public enum Mending: Hashable, Sendable {
    /// Adds modifiers right behind an expression of SwiftUI.
    case adding([Term], after: SourcePlace)
    /// Makes edits, known to whoever read the file, that set one thing.
    case setting(Term, by: [SourceEdit])

    /// The repair in a dialect; `nil` where its terms are none of its framework's, or there is nothing to edit.
    func repair(in dialect: Dialect) -> Repair? {
        switch self {
        case .adding(let terms, let place):
            guard dialect.framework == .swiftUI else { return nil }
            let end = Int(place.range.upper)
            let text = terms.map { $0.spelling(in: dialect).text.en }.joined()
            let edit = SourceEdit(place: SourcePlace(file: place.file, range: ByteRange(end, end)), text: text)
            return Repair(safety: terms.map(\.safety).max() ?? .mechanical, edits: [edit])
        case .setting(let term, let edits):
            return edits.isEmpty ? nil : Repair(safety: term.safety, edits: edits)
        }
    }
}
