/// How code names pictures, as far as it names them as pictures: as the text behind a word such as `image`, as a member
/// or a constant that a generator makes of a catalog.
public struct PictureMentions: Hashable, Sendable {
    /// Those that code names in branches for older systems only: behind the `else` of `#available`.
    public let older: Set<String>
    /// Those that are given a size wherever code names them, right after that.
    public let sized: Set<String>

    /// What was found.
    public init(older: Set<String> = [], sized: Set<String> = []) {
        self.older = older
        self.sized = sized
    }
}
