public import HandrailStandards

/// One part of what VoiceOver says of an element.
public struct UtterancePart: Hashable, Sendable {
    /// What a part tells.
    public enum Kind: Hashable, Sendable {
        /// The label of a container, on entering it.
        case entering
        case selected
        /// A header of the row or the column of a cell.
        case tableHeader
        case label
        /// Span, row or column of a cell.
        case cellPlace
        case value
        /// A detail that is spoken with the element.
        case content
        case dimmed
        /// A word for a trait.
        case role(SpokenTerm)
        /// On, off or mixed, or what a switch says instead.
        case switchState
        /// The number of a tab or a segment.
        case position
        /// Start or end of a list or a landmark.
        case edge
        /// The hint, after a pause.
        case hint
        /// What the system tells of how to use it.
        case instruction(SpokenTerm)
        case actionsAvailable
        case moreContent
    }

    /// What it tells.
    public let kind: Kind
    /// The words.
    public let words: SpokenText

    /// A part.
    public init(_ kind: Kind, _ words: SpokenText) {
        self.kind = kind
        self.words = words
    }
}
