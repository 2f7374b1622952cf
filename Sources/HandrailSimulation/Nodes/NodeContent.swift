/// Custom content of an element: a detail that is read on demand.
public struct NodeContent: Hashable, Sendable {
    /// What it is about.
    public let label: SpokenText
    /// What it is.
    public let value: SpokenText
    /// Whether it is spoken together with the element, not only on demand.
    public let isImportant: Bool

    /// A detail.
    public init(label: SpokenText, value: SpokenText, isImportant: Bool) {
        self.label = label
        self.value = value
        self.isImportant = isImportant
    }
}
