/// What the first parts of a picture say of it, before any pixel is read.
public struct PictureHead: Hashable, Sendable {
    /// Formats that are read.
    public enum Format: Hashable, Sendable {
        case png, jpeg
    }

    /// Its format.
    public let format: Format
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// The space of its colors. Sources: PNG, third edition, 11.3.2 (`cICP`, `iCCP`, `sRGB`); ICC.1:2022, annex B.4.
    public let space: PixelImage.Space
    /// Whether the picture names a space that is not known, so that its colors are taken for sRGB.
    public let hasForeignSpace: Bool

    /// What is said of a picture; `nil` where it is of another format, or ends before its size is told.
    public init?(_ bytes: [UInt8]) {
        if bytes.starts(with: Self.pngSignature) {
            guard let head = Self.png(bytes) else { return nil }
            self = head
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            guard let head = Self.jpeg(bytes) else { return nil }
            self = head
        } else {
            return nil
        }
    }

    private init(_ format: Format, _ width: Int, _ height: Int, _ space: PixelImage.Space?) {
        self.format = format
        self.width = width
        self.height = height
        self.space = space ?? .sRGB
        hasForeignSpace = space == nil
    }

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func number(_ bytes: [UInt8], at start: Int, of count: Int) -> Int? {
        guard start >= 0, start + count <= bytes.count else { return nil }
        return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func png(_ bytes: [UInt8]) -> PictureHead? {
        var place = pngSignature.count
        var size: (Int, Int)?
        var spaces: [String: PixelImage.Space?] = [:]
        while let length = number(bytes, at: place, of: 4), let tag = number(bytes, at: place + 4, of: 4) {
            let data = place + 8
            switch tag {
            case 0x4948_4452:
                guard let width = number(bytes, at: data, of: 4), let height = number(bytes, at: data + 4, of: 4)
                else { return nil }
                size = (width, height)
            case 0x7352_4742: spaces["sRGB"] = .sRGB
            case 0x6349_4350:
                let kind = (number(bytes, at: data, of: 1) ?? 0, number(bytes, at: data + 1, of: 1) ?? 0)
                spaces["cICP"] = kind == (12, 13) ? .displayP3 : kind == (1, 13) ? .sRGB : nil
            case 0x6943_4350:
                let name = bytes[min(data, bytes.count)..<min(data + 80, bytes.count)].prefix { $0 != 0 }
                spaces["iCCP"] = space(ofProfile: String(decoding: name, as: UTF8.self))
            // Nothing after the first pixels says anything of the space.
            case 0x4944_4154, 0x4945_4E44: place = bytes.count
            default: break
            }
            place = min(place, bytes.count) + length + 12
        }
        guard let size else { return nil }
        // Of several the first of these counts; a picture that names none is sRGB.
        let told = ["cICP", "iCCP", "sRGB"].lazy.compactMap { spaces[$0] }.first
        return PictureHead(.png, size.0, size.1, told ?? .sRGB)
    }

    private static func jpeg(_ bytes: [UInt8]) -> PictureHead? {
        var place = 2
        var space: PixelImage.Space? = .sRGB
        while let marker = number(bytes, at: place, of: 2), marker >> 8 == 0xFF,
            let length = number(bytes, at: place + 2, of: 2)
        {
            let code = marker & 0xFF
            // Frames have the size; three of the codes in that range are tables.
            if 0xC0...0xCF ~= code, ![0xC4, 0xC8, 0xCC].contains(code) {
                guard let height = number(bytes, at: place + 5, of: 2), let width = number(bytes, at: place + 7, of: 2)
                else { return nil }
                return PictureHead(.jpeg, width, height, space)
            }
            if code == 0xE2 {
                let end = min(place + 2 + length, bytes.count)
                let segment = bytes[min(place + 4, end)..<end].filter { $0 != 0 }
                let text = String(decoding: segment, as: UTF8.self)
                if text.hasPrefix("ICC_PROFILE") { space = Self.space(ofProfile: text) }
            }
            place += 2 + length
        }
        return nil
    }

    /// The space that a profile is called after; `nil` where it is another.
    private static func space(ofProfile name: String) -> PixelImage.Space? {
        let name = name.lowercased()
        if name.contains("displayp3") || name.contains("display p3") { return .displayP3 }
        return name.contains("srgb") ? .sRGB : nil
    }
}
