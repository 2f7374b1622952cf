/// A gesture that an element reacts to.
public struct Gesture: Hashable, Sendable {
    /// What people do.
    public enum Kind: Hashable, Sendable {
        case tap, longPress, drag, magnify, rotate, hover, other
        /// Touching, pressing or swiping with several fingers at once, apart from those that zoom and turn.
        case severalFingers
    }

    /// What people do.
    public let kind: Kind
    /// How often, for taps; `nil` where it is not a literal.
    public let count: Int?
    /// What it does.
    public let action: ActionSummary
    /// Whether it is the list around the element that reacts when the element is chosen.
    public let isChoice: Bool
    /// Whether it is on a control that the app draws: the class of the view handles touches itself, and nothing lies in
    /// the view that could be found in its place.
    public let isOnDrawnControl: Bool
    /// Whether it is a quick swipe, which drags nothing along.
    public let isSwipe: Bool

    /// A gesture.
    public init(
        kind: Kind, count: Int? = 1, action: ActionSummary, isChoice: Bool = false, isOnDrawnControl: Bool = false,
        isSwipe: Bool = false
    ) {
        self.kind = kind
        self.count = count
        self.action = action
        self.isChoice = isChoice
        self.isOnDrawnControl = isOnDrawnControl
        self.isSwipe = isSwipe
    }
}
