/// One replacement of bytes in one file.
public struct SourceEdit: Hashable, Sendable {
    /// What is replaced; an empty range inserts.
    public let place: SourcePlace
    /// What stands there afterwards.
    public let text: String

    /// Replaces `place` with `text`.
    public init(place: SourcePlace, text: String) {
        self.place = place
        self.text = text
    }
}
