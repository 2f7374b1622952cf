import HandrailModel
import HandrailPixels

/// Reads the pixels of the files of an image set for what their heads do not say.
enum PixelReading {
    /// Pixels and bytes of a file that are read to compare scales: those of icons.
    private static let (mostPixels, mostBytes) = (256.0 * 256, 64 << 10)

    /// What the pixels tell; nothing where pictures cannot be read.
    ///
    /// - Parameter head: the first bytes of a file that a slot names, as many as asked for.
    static func content(of entries: [PictureEntry], head: (String, Int) -> [UInt8]?) -> PictureContent {
        guard PictureReader.isAvailable else { return PictureContent() }
        return PictureContent(
            enlarged: enlarged(among: entries, head), drawings: drawings(among: entries, head),
            photographs: photographs(among: entries, head))
    }

    /// A file with its pixels.
    private struct File {
        let name: String
        let scale: Int
        let image: PixelImage
    }

    /// Files that are enlargements of another one of the same use.
    private static func enlarged(
        among entries: [PictureEntry], _ head: (String, Int) -> [UInt8]?
    ) -> [String: String] {
        let groups = Dictionary(grouping: entries.filter { $0.scale != nil && isSmallPNG($0) }) { $0.use }
        var found: [String: String] = [:]
        for group in groups.values where Set(group.map(\.scale)).count > 1 {
            let files = group.compactMap { entry -> File? in
                guard let name = entry.fileName, let scale = entry.scale,
                    let image = image(name, atMost: mostBytes, head)
                else { return nil }
                return File(name: name, scale: scale, image: image)
            }.sorted { $0.scale < $1.scale }
            for (index, large) in files.enumerated() {
                let small = files[..<index].last { $0.scale < large.scale && hasFittingSides($0, large) }
                if let small, EnlargedCopy.isOne(large.image, of: small.image) { found[large.name] = small.name }
            }
        }
        return found
    }

    private static func isSmallPNG(_ entry: PictureEntry) -> Bool {
        guard let picture = entry.picture, picture.format == .png, !picture.isCrushed, let sides = picture.pixels else {
            return false
        }
        return sides.width * sides.height <= mostPixels
    }

    /// Whether one has the sides of the other, each by its scale, up to a pixel that rounding takes or gives.
    private static func hasFittingSides(_ small: File, _ large: File) -> Bool {
        [(small.image.width, large.image.width), (small.image.height, large.image.height)].allSatisfy { sides in
            abs(sides.0 * large.scale - sides.1 * small.scale) < large.scale
        }
    }

    /// Pixels and bytes of a photograph or a drawing that are read.
    private static let (mostOfLarge, mostBytesOfLarge) = (2048.0 * 2048, 4 << 20)

    private static func drawings(
        among entries: [PictureEntry], _ head: (String, Int) -> [UInt8]?
    ) -> Set<String> {
        let names = entries.compactMap { entry -> String? in
            guard let name = entry.fileName, let picture = entry.picture, picture.format == .jpeg,
                let sides = picture.pixels, sides.width * sides.height <= mostOfLarge
            else { return nil }
            return name
        }
        return Set(names).filter { name in
            image(name, atMost: mostBytesOfLarge, head).map { ColorCount($0).isDrawing } ?? false
        }
    }

    /// Bytes from which on the format of a picture makes an app noticeably larger.
    private static let heavy = 256 << 10
    /// Bytes for each pixel that flat drawings and soft gradients never need as a PNG.
    private static let bytesPerPixel = 0.8

    private static func photographs(
        among entries: [PictureEntry], _ head: (String, Int) -> [UInt8]?
    ) -> [String: Int] {
        var found: [String: Int] = [:]
        for entry in entries {
            guard let name = entry.fileName, let picture = entry.picture, picture.format == .png, !picture.isCrushed,
                !picture.isAnimated, picture.depth == 8, picture.colors != .palette, let sides = picture.pixels,
                min(sides.width, sides.height) >= 256, sides.width * sides.height <= mostOfLarge,
                // Whether a file is that long at all is asked before it is read.
                head(name, heavy)?.count == heavy, let bytes = head(name, mostBytesOfLarge + 1),
                bytes.count <= mostBytesOfLarge, Double(bytes.count) >= sides.width * sides.height * bytesPerPixel,
                let image = try? PictureReader.read(bytes), ColorCount(image).isPhotograph
            else { continue }
            found[name] = bytes.count
        }
        return found
    }

    private static func image(
        _ name: String, atMost count: Int, _ head: (String, Int) -> [UInt8]?
    ) -> PixelImage? {
        guard let bytes = head(name, count + 1), bytes.count <= count else { return nil }
        return try? PictureReader.read(bytes)
    }
}
