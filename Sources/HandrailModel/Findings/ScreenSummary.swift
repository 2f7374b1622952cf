public import HandrailSource

/// A screen in numbers.
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

    /// The numbers of a screen.
    public init(_ tree: PerceivedTree) {
        // Elements are large: they are counted where they are.
        let declared = tree.screen.tree.elements
        name = tree.screen.name
        place = tree.screen.place
        elements = declared.count
        stops = tree.elements.indices.count { tree.elements[$0].exposure == .element }
        opaque = tree.screen.tree.kinds.contains(.opaque) ? declared.indices.count { declared[$0].kind == .opaque } : 0
    }
}
