import HandrailModel
import HandrailSource

/// What decides between two colors that a modifier leaves open: the same for a text and what is behind it where both
/// follow one state of the app.
struct ColorCondition: Hashable, Sendable {
    private let stateDependencies: [StateDependency]
    private let holdsFirst: Bool

    /// What decides about the colors of the modifier at `place`, on an element or around it; `nil` where nothing does,
    /// or more than one condition.
    init?(of place: SourcePlace, on element: ElementView) {
        var level: ElementView? = element
        while let current = level {
            if current.has(.state(.look)) {
                for use in current.attributes where use.place == place {
                    guard case .state(.look(let stateDependencies, let first?)) = use.attribute else { continue }
                    (self.stateDependencies, holdsFirst) = (stateDependencies, first)
                    return
                }
            }
            level = current.parent
        }
        return nil
    }

    /// Which color of the other pair goes with color `index` of this one; `nil` where they follow different states.
    func partner(of index: Int, in other: ColorCondition) -> Int? {
        guard stateDependencies == other.stateDependencies else { return nil }
        return holdsFirst == other.holdsFirst ? index : 1 - index
    }
}
