/// Space that a modifier adds around an element.
public struct PaddingUse: Hashable, Sendable {
    /// The edges as written: `all`, `horizontal`, `top` …
    public let edges: [String]
    /// How much, in points; absent for the system's default.
    public let length: Fact<Double>

    /// Padding.
    public init(edges: [String], length: Fact<Double>) {
        self.edges = edges
        self.length = length
    }
}
