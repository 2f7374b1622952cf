/// One shape of the drawing of a custom symbol.
public struct SymbolShape: Hashable, Sendable {
    /// The corners of what a shape covers.
    public struct Box: Hashable, Sendable {
        /// The left edge.
        public let left: Double
        /// The upper edge.
        public let top: Double
        /// The right edge.
        public let right: Double
        /// The lower edge.
        public let bottom: Double

        /// A box.
        public init(left: Double, top: Double, right: Double, bottom: Double) {
            self.left = left
            self.top = top
            self.right = right
            self.bottom = bottom
        }

        /// Whether it has neither width nor height.
        public var isPoint: Bool { left == right && top == bottom }

        /// Whether another one lies inside of it, with room around.
        public func encloses(_ other: Box) -> Bool {
            other.left > left && other.top > top && other.right < right && other.bottom < bottom
        }
    }

    /// What it is made of: a letter for each step of a path, the same for absolute and relative ones, without the
    /// steps that close it; the name of the element for other shapes.
    public let steps: String
    /// What it covers, by the points that it names; `nil` where they are moved or cannot be read.
    public let box: Box?
    /// Whether it has a line around it and no filling.
    public let isStroked: Bool

    /// A shape.
    public init(steps: String, box: Box?, isStroked: Bool = false) {
        self.steps = steps
        self.box = box
        self.isStroked = isStroked
    }
}
