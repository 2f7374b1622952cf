/// Why the size of something is not known.
public enum SizeGap: Hashable, Sendable {
    /// A picture whose own size is not known, or that is as large as its room.
    case picture
    /// Words that may take one line or several.
    case lines
    /// A font whose size is not known.
    case font
    /// A view that is as large as the room it is given.
    case room
    /// A modifier that is not known.
    case modifier
    /// A view whose layout is not read.
    case view
    /// A length that code computes.
    case length
    /// Constraints or frames that tie it to other views, or none that were read.
    case layout
}
