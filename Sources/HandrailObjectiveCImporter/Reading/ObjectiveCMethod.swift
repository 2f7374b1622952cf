/// What a method does, as far as it matters to whoever triggers it.
public struct ObjectiveCMethod: Hashable, Sendable {
    /// Selectors that it sends, and functions it calls, in order.
    public var calls: [String] = []
    /// Of these, those that it sends to its own object.
    public var ownCalls: [String] = []
    /// Properties that it sets, with the constant each is set to.
    public var assignments: [Assignment] = []
    /// Whether there is nothing in it.
    public let isEmpty: Bool

    /// A property that a method sets.
    public struct Assignment: Hashable, Sendable {
        /// Its name.
        public let target: String
        /// `true`, `false`, `nil` or a name; `nil` for what is computed.
        public let value: String?
    }

    /// A method of which nothing was read yet.
    init(isEmpty: Bool) { self.isEmpty = isEmpty }
}
