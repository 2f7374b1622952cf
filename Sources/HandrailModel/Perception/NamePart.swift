public import HandrailSource

/// A part of a name, with where it comes from.
public struct NamePart: Hashable, Sendable {
    /// Where a part of a name comes from.
    public enum Source: Hashable, Sendable {
        /// Set for assistive technologies.
        case accessibilityLabel
        /// The title or text that is also seen.
        case text
        /// The name of a field, shown while it is empty.
        case fieldTitle
        /// The spoken name of a system symbol; `.unknown` words where it has none that is known.
        case symbol(String)
        /// The name of an asset, spoken for want of a description.
        case asset(String)
        /// An image that says nothing of itself: made at run time or loaded.
        case image
        /// Part of something that could not be looked into.
        case opaque
        /// What the system itself says, such as Edit or Paste.
        case system
    }

    /// The words.
    public let words: Fact<Words>
    /// Where they come from.
    public let source: Source
    /// Where they stand.
    public let place: SourcePlace

    /// A part of a name.
    public init(words: Fact<Words>, source: Source, place: SourcePlace) {
        self.words = words
        self.source = source
        self.place = place
    }
}
