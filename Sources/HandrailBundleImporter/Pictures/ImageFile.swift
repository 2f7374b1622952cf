import HandrailModel
import HandrailPixels

/// What is known of an image file without its pixels: the name that code uses for it outside of asset catalogs, and its
/// size.
enum ImageFile {
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

    /// What its first bytes say of it; `nil` where they do not say.
    static func facts(of path: String, head: (Int) -> [UInt8]?) -> PictureFacts? {
        head(PictureHead.length(of: ResourcePath(path).fileExtension)).flatMap { PictureHead($0).facts }
    }

    /// The most flashes in any second of an animated picture; `nil` for all others.
    static func flashes(of picture: PictureFacts?, pixelsPerPoint: Double, head: (Int) -> [UInt8]?) -> Int? {
        guard let picture, picture.format == .gif || picture.isAnimated,
            let bytes = head(PictureFlashes.maximumBytes + 1)
        else { return nil }
        return PictureFlashes.mostInASecond(of: bytes, pixelsPerPoint: pixelsPerPoint)
    }

    /// How many of its pixels a point takes, by its name.
    static func pixelsPerPoint(of path: ResourcePath) -> Double {
        let name = path.baseName
        return name.contains("@3x") ? 3 : name.contains("@2x") ? 2 : 1
    }
}
