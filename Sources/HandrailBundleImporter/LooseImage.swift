/// The name that code uses for an image file outside of asset catalogs.
enum LooseImage {
    private static let extensions: Set<String> = [
        "png", "jpg", "jpeg", "heic", "heif", "pdf", "svg", "gif", "tif", "tiff", "bmp", "webp", "avif",
    ]

    /// The name, without scale (`@2x`) and device (`~ipad`); nothing where the file is no image.
    ///
    /// PNG images go by their bare name, all others with their extension.
    /// Source: Apple, documentation of `UIImage.init(named:)`.
    static func name(of path: ResourcePath) -> String? {
        let suffix = path.fileExtension
        guard extensions.contains(suffix) else { return nil }
        var base = path.baseName
        for ending in ["~ipad", "~iphone", "~mac", "@2x", "@3x", "@1x"] where base.hasSuffix(ending) {
            base.removeLast(ending.count)
        }
        guard !base.isEmpty else { return nil }
        return suffix == "png" ? base : base + "." + ResourcePath.split(path.fileName).suffix
    }
}
