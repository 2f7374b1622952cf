import HandrailModel
import HandrailSource

/// What decides between two colors that a modifier leaves open: the same for a text and what is behind it where both
/// follow one state of the app.
struct ColorChooser: Hashable, Sendable {
    private let deciders: [LookDecider]
    private let holdsFirst: Bool

    /// What decides about the colors of the modifier at `place`, on an element or around it; `nil` where nothing does, or
    /// more than one condition.
    init?(of place: SourcePlace, on element: ElementView) {
        var level: ElementView? = element
        while let current = level {
            if current.has(.look) {
                for use in current.attributes where use.place == place {
                    guard case .look(let deciders, let first?) = use.attribute else { continue }
                    (self.deciders, holdsFirst) = (deciders, first)
                    return
                }
            }
            level = current.parent
        }
        return nil
    }

    /// Which color of the other pair goes with color `index` of this one; `nil` where they follow different states.
    func partner(of index: Int, in other: ColorChooser) -> Int? {
        guard deciders == other.deciders else { return nil }
        return holdsFirst == other.holdsFirst ? index : 1 - index
    }
}
