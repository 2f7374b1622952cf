public import HandrailSource

/// One declared element of a screen.
public struct Element: Equatable, Sendable {
    /// What it shows, where that is a matter of its kind.
    public enum Content: Hashable, Sendable {
        case none
        /// Words of a text.
        case words(Fact<Words>)
        /// The source of an image.
        case image(ImageSource)
        /// The name of the app's own view, or of what could not be looked into.
        case type(String)
        /// The condition that chooses a branch; `nil` for the last of an exhaustive choice.
        case condition(ElementCondition?)
    }

    /// What it is.
    public let kind: ElementKind
    /// The part it plays for its parent.
    public let slot: Slot
    /// What it shows.
    public let content: Content
    /// The expression that makes it, without modifiers.
    public let place: SourcePlace
    /// The expression with all modifiers written on it in the same place.
    public let extent: SourcePlace
    /// Index of the element around it; -1 for the root.
    public let parent: Int32
    /// Index one past the last element inside it.
    public internal(set) var end: Int32
    /// Its attributes, as a slice of the tree's list, innermost modifier first.
    @usableFromInline let attributes: Range<Int32>
    /// Which attributes those are.
    public let attributeKinds: CaseSet<AttributeKind>
}
