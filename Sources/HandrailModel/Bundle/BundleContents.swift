/// What a target's bundle holds besides code.
public struct BundleContents: Sendable {
    /// Texts of all string tables.
    public let strings: [StringEntry]
    /// Images and symbols.
    public let images: [ImageAsset]
    /// Colors.
    public let colors: [ColorAsset]

    /// The contents of a bundle.
    public init(strings: [StringEntry] = [], images: [ImageAsset] = [], colors: [ColorAsset] = []) {
        self.strings = strings
        self.images = images
        self.colors = colors
    }
}
