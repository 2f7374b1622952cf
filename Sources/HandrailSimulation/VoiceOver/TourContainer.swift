/// A container that is read as a whole.
public struct TourContainer: Hashable, Sendable {
    /// The node, without what is inside.
    public let node: AccessibilityNode
    /// Index of the container around it.
    public let parent: Int?
    /// Indices of the stops inside.
    public internal(set) var stops: Range<Int>

    /// A container.
    public init(node: AccessibilityNode, parent: Int?, stops: Range<Int>) {
        self.node = node
        self.parent = parent
        self.stops = stops
    }
}
