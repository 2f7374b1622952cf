import HandrailModel
import HandrailPixels

/// A picture in a slot, and how its pixels are read within limits.
struct PictureFile {
    /// How many pixels and bytes are read.
    struct Limits {
        /// Pixels.
        let pixels: Double
        /// Bytes of the file.
        let bytes: Int

        /// Those of icons.
        static let icon = Limits(pixels: 256 * 256, bytes: 64 << 10)
        /// Those of photographs and large drawings.
        static let large = Limits(pixels: 2048 * 2048, bytes: 4 << 20)
    }

    /// Its name.
    let name: String
    /// What its head says.
    let facts: PictureFacts

    /// The picture of a slot; `nil` where there is none that is known.
    init?(_ entry: PictureEntry) {
        guard let name = entry.fileName, let facts = entry.picture else { return nil }
        self.name = name
        self.facts = facts
    }

    /// How many pixels it has.
    var pixels: Double { facts.pixels.map { $0.width * $0.height } ?? 0 }

    /// Its bytes, as far as limits allow.
    func bytes(within limits: Limits, _ head: (String, Int) -> [UInt8]?) -> Result<[UInt8], Gap> {
        guard PictureReader.isAvailable else { return .failure(Gap(.noLibraries)) }
        guard facts.pixels != nil, !facts.isCrushed else { return .failure(Gap(.unreadable)) }
        guard pixels <= limits.pixels else { return .failure(Gap(.tooLarge)) }
        guard let bytes = head(name, limits.bytes + 1) else { return .failure(Gap(.unreadable)) }
        return bytes.count <= limits.bytes ? .success(bytes) : .failure(Gap(.tooLarge))
    }

    /// Its pixels, as far as limits allow.
    func image(within limits: Limits, _ head: (String, Int) -> [UInt8]?) -> Result<PixelImage, Gap> {
        bytes(within: limits, head).flatMap(Self.image)
    }

    /// The pixels in some bytes.
    static func image(in bytes: [UInt8]) -> Result<PixelImage, Gap> {
        (try? PictureReader.read(bytes)).map { .success($0) } ?? .failure(Gap(.unreadable))
    }

    /// Why a picture was not read.
    struct Gap: Error {
        /// Why.
        let reason: PictureGap

        /// A gap.
        init(_ reason: PictureGap) { self.reason = reason }
    }
}
