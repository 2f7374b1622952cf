import HandrailModel
import HandrailPixels

/// Reads the pixels of the files of an image set for what their heads do not say.
struct PixelReading {
    private let entries: [PictureEntry]
    private let head: (String, Int) -> [UInt8]?
    private var gaps: [PictureQuestion: PictureGap] = [:]

    private init(_ entries: [PictureEntry], _ head: @escaping (String, Int) -> [UInt8]?) {
        self.entries = entries
        self.head = head
    }

    /// What the pixels tell, and what could not be asked.
    ///
    /// - Parameters:
    ///   - isWhole: whether the pictures are drawn as they are: neither as a shape alone nor in parts.
    ///   - head: the first bytes of a file that a slot names, as many as asked for.
    static func content(
        of entries: [PictureEntry], isWhole: Bool, head: (String, Int) -> [UInt8]?
    ) -> (content: PictureContent, ink: ColorValue?) {
        withoutActuallyEscaping(head) { head in
            var reading = PixelReading(entries, head)
            let (enlarged, drawings) = (reading.enlarged(), reading.drawings())
            let (photographs, fewColors) = (reading.photographs(), reading.fewColors())
            let ink = isWhole ? reading.ink() : nil
            let ground = isWhole && ink == nil ? reading.whiteGround() : nil
            let content = PictureContent(
                enlarged: enlarged, drawings: drawings, photographs: photographs, fewColors: fewColors,
                whiteGround: ground, gaps: reading.gaps)
            return (content, ink)
        }
    }

    /// What was read, or nothing where that could not be; why, is kept.
    private mutating func value<Value>(
        of result: Result<Value, PictureFile.Gap>, for question: PictureQuestion
    ) -> Value? {
        switch result {
        case .success(let value): return value
        case .failure(let gap):
            gaps[question] = gaps[question] ?? gap.reason
            return nil
        }
    }

    // MARK: Enlarged copies

    /// A file with its pixels.
    private struct File {
        let name: String
        let scale: Int
        let image: PixelImage
    }

    /// Files that are enlargements of another one of the same use.
    private mutating func enlarged() -> [String: String] {
        let groups = Dictionary(grouping: entries.filter { $0.scale != nil && $0.picture?.format == .png }) { $0.use }
        var found: [String: String] = [:]
        for group in groups.values where Set(group.map(\.scale)).count > 1 {
            let files = group.compactMap { entry -> File? in
                guard let file = PictureFile(entry), let scale = entry.scale,
                    let image = value(of: file.image(within: .icon, head), for: .copies)
                else { return nil }
                return File(name: file.name, scale: scale, image: image)
            }.sorted { $0.scale < $1.scale }
            for (index, large) in files.enumerated() {
                let small = files[..<index].last { $0.scale < large.scale && Self.hasFittingSides($0, large) }
                if let small, EnlargedCopy.isOne(large.image, of: small.image) { found[large.name] = small.name }
            }
        }
        return found
    }

    /// Whether one has the sides of the other, each by its scale, up to a pixel that rounding takes or gives.
    private static func hasFittingSides(_ small: File, _ large: File) -> Bool {
        [(small.image.width, large.image.width), (small.image.height, large.image.height)].allSatisfy { sides in
            abs(sides.0 * large.scale - sides.1 * small.scale) < large.scale
        }
    }

    // MARK: Formats

    /// Points up to which the size alone tells that a JPEG is an icon, so that nothing is asked of its pixels.
    private static let iconSide = 32.0

    private mutating func drawings() -> Set<String> {
        var found: Set<String> = []
        for entry in entries {
            guard let file = PictureFile(entry), file.facts.format == .jpeg else { continue }
            if let size = entry.size, max(size.width, size.height) <= Self.iconSide { continue }
            guard let image = value(of: file.image(within: .large, head), for: .drawings) else { continue }
            if ColorCount(image).isDrawing { found.insert(file.name) }
        }
        return found
    }

    /// Bytes from which on the format of a picture makes an app noticeably larger.
    private static let heavy = 256 << 10
    /// Bytes for each pixel that flat drawings and soft gradients never need as a PNG.
    private static let bytesPerPixel = 0.8

    private mutating func photographs() -> [String: Int] {
        var found: [String: Int] = [:]
        for entry in entries {
            guard let file = PictureFile(entry), file.facts.format == .png, !file.facts.isAnimated,
                file.facts.depth == 8, file.facts.colors != .palette, let sides = file.facts.pixels,
                min(sides.width, sides.height) >= 256,
                // Whether a file is that long at all is asked before it is read.
                head(file.name, Self.heavy)?.count == Self.heavy,
                let bytes = value(of: file.bytes(within: .large, head), for: .photographs),
                Double(bytes.count) >= file.pixels * Self.bytesPerPixel,
                let image = value(of: PictureFile.image(in: bytes), for: .photographs),
                ColorCount(image).isPhotograph
            else { continue }
            found[file.name] = bytes.count
        }
        return found
    }

    /// Bytes from which on a palette saves something that counts, and pixels that are read to find out.
    private static let leastForPalette = 32 << 10
    private static let palette = PictureFile.Limits(pixels: 1024 * 1024, bytes: 1 << 20)

    private mutating func fewColors() -> [String: FewColors] {
        var found: [String: FewColors] = [:]
        for entry in entries {
            guard let file = PictureFile(entry), file.facts.format == .png, !file.facts.isAnimated,
                file.facts.depth == 8, file.facts.colors == .rgb || file.facts.colors == .rgbWithAlpha,
                head(file.name, Self.leastForPalette)?.count == Self.leastForPalette,
                let bytes = value(of: file.bytes(within: Self.palette, head), for: .colors),
                let image = value(of: PictureFile.image(in: bytes), for: .colors),
                let colors = ColorCount.exactColors(of: image, atMost: 256)
            else { continue }
            found[file.name] = FewColors(
                colors: colors, length: bytes.count, bits: file.facts.colors == .rgb ? 24 : 32)
        }
        return found
    }

    // MARK: What is lost in Dark Mode

    /// The pictures that a set shows in every appearance, where it has none for Dark Mode.
    private var shownInDark: [PictureEntry] {
        if entries.contains(where: { $0.use.appearances.contains("luminosity dark") }) { return [] }
        return entries.filter { $0.use.appearances.isEmpty && $0.presence != .unnamed }
    }

    /// The color of the shape that a set shows in every appearance; `nil` where it has several colors, no clear ground,
    /// or is no small PNG.
    private mutating func ink() -> ColorValue? {
        let shown = shownInDark
        let files = shown.compactMap(PictureFile.init).filter {
            $0.facts.format == .png && $0.facts.colors != .rgb && $0.facts.colors != .gray && $0.facts.pixels != nil
        }
        // A set with anything else in it may show that instead; what is larger than icons is no icon.
        guard files.count == shown.count, let smallest = files.min(by: { $0.pixels < $1.pixels }),
            smallest.pixels <= PictureFile.Limits.icon.pixels,
            let image = value(of: smallest.image(within: .icon, head), for: .ink)
        else { return nil }
        return InkColor.color(of: image)
    }

    private static let ground = PictureFile.Limits(pixels: 512 * 512, bytes: 256 << 10)

    /// The white at the edges of the picture that a set shows in every appearance.
    private mutating func whiteGround() -> ColorValue? {
        let shown = shownInDark
        let files = shown.compactMap(PictureFile.init).filter {
            switch ($0.facts.format, $0.facts.colors) {
            case (.jpeg, _), (.png, .rgb), (.png, .gray), (.png, .palette): true
            // Programs write an alpha channel into pictures that have nothing clear, too.
            case (.png, .rgbWithAlpha): $0.pixels <= PictureFile.Limits.icon.pixels
            default: false
            }
        }
        guard files.count == shown.count, let smallest = files.min(by: { $0.pixels < $1.pixels }),
            let image = value(of: smallest.image(within: Self.ground, head), for: .ground)
        else { return nil }
        return WhiteGround.color(of: image)
    }
}
