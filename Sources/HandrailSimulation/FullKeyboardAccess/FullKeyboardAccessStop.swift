/// An element that takes the keyboard's focus.
public struct FullKeyboardAccessStop: Hashable, Sendable {
    /// Index of the stop in VoiceOver's tour.
    public let stop: Int
    /// Tab presses from the top of the screen until it, or the group it is in, has the focus.
    public let tabs: Int
    /// Arrow presses from the first element of its group; 0 where it is in none.
    public let arrows: Int
    /// Index of the container whose elements the arrows go through; `nil` where Tab comes to the element itself.
    public let group: Int?

    /// An element with focus.
    public init(stop: Int, tabs: Int, arrows: Int = 0, group: Int? = nil) {
        self.stop = stop
        self.tabs = tabs
        self.arrows = arrows
        self.group = group
    }

    /// Presses until it is activated: those that bring the focus, and Space.
    public var presses: Int { tabs + arrows + 1 }
}
