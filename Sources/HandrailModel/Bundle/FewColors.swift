/// How many colors a picture has that could have many more, and what it takes.
public struct FewColors: Hashable, Sendable {
    /// Its colors.
    public let colors: Int
    /// The bytes of its file.
    public let length: Int
    /// The bits that each of its pixels has.
    public let bits: Int

    /// Figures.
    public init(colors: Int, length: Int, bits: Int) {
        self.colors = colors
        self.length = length
        self.bits = bits
    }
}
