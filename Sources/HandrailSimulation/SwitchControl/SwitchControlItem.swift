/// Something that Switch Control highlights.
public struct SwitchControlItem: Hashable, Sendable {
    /// What is highlighted.
    public enum Kind: Hashable, Sendable {
        /// An element, by the index of its stop.
        case element(stop: Int)
        /// A group, by the index of its container: selecting it goes inside.
        case group(container: Int)
    }

    /// What is highlighted.
    public let kind: Kind
    /// What is scanned after selecting it, in order; empty for an element.
    public internal(set) var items: [SwitchControlItem]

    /// An item.
    public init(_ kind: Kind, items: [SwitchControlItem] = []) {
        self.kind = kind
        self.items = items
    }
}
