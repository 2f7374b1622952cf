import HandrailModel
import HandrailSource

/// Tells screens that were met before from others.
struct TwinFinder: Sendable {
    /// A screen that is the twin of an earlier one.
    struct Twin: Sendable {
        /// Its number.
        let number: Int
        /// The screen.
        let screen: Screen
        /// The number of the earlier one.
        let first: Int
    }

    /// The twins found so far.
    private(set) var twins: [Twin] = []
    private var met: [Shape: [(number: Int, screen: Screen)]] = [:]

    /// What all twins have in common and hardly any others have.
    private struct Shape: Hashable {
        let place: SourcePlace
        let elements: Int
    }

    /// Whether no screen before was its twin; otherwise it joins the twins.
    mutating func isFirst(_ number: Int, _ screen: Screen) -> Bool {
        let shape = Shape(place: screen.place, elements: screen.tree.elements.count)
        if let first = met[shape]?.first(where: { screen.isTwin(of: $0.screen) }) {
            twins.append(Twin(number: number, screen: screen, first: first.number))
            return false
        }
        met[shape, default: []].append((number, screen))
        return true
    }
}
