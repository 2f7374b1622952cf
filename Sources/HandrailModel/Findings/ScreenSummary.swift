public import HandrailSource

/// A screen that was examined.
public struct ScreenSummary: Hashable, Sendable {
    /// Its name: the type of its outermost view.
    public let name: String
    /// Where it is declared.
    public let place: SourcePlace
    /// Number of elements declared on it.
    public let elements: Int
    /// Number of elements VoiceOver stops at.
    public let stops: Int
    /// Number of elements that could not be looked into.
    public let opaque: Int

    /// A screen.
    public init(name: String, place: SourcePlace, elements: Int, stops: Int, opaque: Int) {
        self.name = name
        self.place = place
        self.elements = elements
        self.stops = stops
        self.opaque = opaque
    }
}
