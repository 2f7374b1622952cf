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

    /// Its size in points, by its first bytes; `nil` where they do not say.
    static func size(of path: String, pixelsPerPoint: Double, head: (String, Int) -> [UInt8]?) -> PictureSize? {
        let length = PictureHead.length(of: ResourcePath(path).fileExtension)
        return head(path, length).flatMap { PictureHead($0).size }?.scaled(by: pixelsPerPoint)
    }

    /// The most flashes in any second of an animated picture; `nil` for all others.
    static func flashes(of path: String, pixelsPerPoint: Double, head: (Int) -> [UInt8]?) -> Int? {
        let suffix = ResourcePath(path).fileExtension
        guard suffix == "gif" || suffix == "png", let first = head(PictureHead.length(of: suffix)),
            let facts = PictureHead(first).facts, facts.format == .gif || facts.isAnimated,
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
