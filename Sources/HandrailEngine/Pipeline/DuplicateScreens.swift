import HandrailModel
import HandrailSource

/// Tells screens that were met before from others.
struct DuplicateScreens: Sendable {
    /// A screen that is the duplicate of an earlier one.
    struct Duplicate: Sendable {
        /// Its number.
        let number: Int
        /// The screen.
        let screen: Screen
        /// The number of the earlier one.
        let first: Int
    }

    /// The duplicates found so far.
    private(set) var duplicates: [Duplicate] = []
    private var met: [Shape: [(number: Int, screen: Screen)]] = [:]

    /// What all duplicates have in common and hardly any others have.
    private struct Shape: Hashable {
        let place: SourcePlace
        let elements: Int
    }

    /// Whether no screen before was its duplicate; otherwise it joins the duplicates.
    mutating func isFirst(_ number: Int, _ screen: Screen) -> Bool {
        let shape = Shape(place: screen.place, elements: screen.tree.elements.count)
        if let first = met[shape]?.first(where: { screen.isDuplicate(of: $0.screen) }) {
            duplicates.append(Duplicate(number: number, screen: screen, first: first.number))
            return false
        }
        met[shape, default: []].append((number, screen))
        return true
    }
}
