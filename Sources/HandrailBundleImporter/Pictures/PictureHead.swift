import HandrailMarkup
import HandrailModel

/// The first bytes of an image file: all that is needed to know how large the picture is and how it is written, and
/// nothing of the picture itself.
struct PictureHead {
    private let bytes: [UInt8]

    /// A head, as long as `length(of:)` says, or the whole file where that is shorter.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// How many bytes to read of a file by its extension, in lower case. What cameras and editors put in front of a
    /// picture rarely takes more than this.
    static func length(of fileExtension: String) -> Int {
        switch fileExtension {
        case "gif", "webp": 32
        case "png": 4 << 10
        case "svg": 4 << 10
        default: 64 << 10
        }
    }

    /// The size: pixels, for drawings points; `nil` where it does not say.
    var size: PictureSize? { facts?.pixels }

    /// All that it says; `nil` where it is none of a picture that is known.
    var facts: PictureFacts? {
        if starts(with: Self.png) { return png }
        if starts(with: [0xFF, 0xD8]) { return jpeg }
        if starts(with: Array("GIF8".utf8)) {
            return PictureFacts(format: .gif, pixels: PictureSize(little(at: 6, 2), little(at: 8, 2)))
        }
        if starts(with: Array("RIFF".utf8)), starts(with: Array("WEBP".utf8), at: 8) {
            let isExtended = starts(with: Array("VP8X".utf8), at: 12)
            let flags = isExtended ? little(at: 20, 1) ?? 0 : 0
            return PictureFacts(
                format: .webP, pixels: webP, profile: flags & 0x20 != 0 ? .embedded : PictureFacts.Profile.none,
                isAnimated: flags & 0x02 != 0)
        }
        if starts(with: Array("ftyp".utf8), at: 4) { return PictureFacts(format: .heic, pixels: heic) }
        if starts(with: Array("%PDF".utf8)) { return PictureFacts(format: .pdf, pixels: pdf) }
        return svg
    }

    // MARK: PNG

    private static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    // Source: W3C, "Portable Network Graphics (PNG) Specification", Third Edition, 5.3 and 11: chunks of a length, a
    // type, content and a checksum; all that is asked for here comes before the first IDAT. Xcode writes `CgBI` in
    // front of them.
    private var png: PictureFacts {
        var position = Self.png.count
        var header: Int?
        var profile: PictureFacts.Profile?
        var isAnimated = false
        var isCrushed = false
        chunks: while let length = big(at: position, 4), let type = text(at: position + 4, 4) {
            switch type {
            case "IHDR": header = header ?? position + 8
            case "iCCP", "cICP": profile = .embedded
            case "sRGB": profile = profile ?? .sRGB
            case "gAMA": profile = profile ?? .gamma
            case "acTL": isAnimated = true
            case "CgBI": isCrushed = true
            case "IDAT", "IEND":
                profile = profile ?? PictureFacts.Profile.none
                break chunks
            default: break
            }
            position += 12 + length
        }
        guard let header else { return PictureFacts(format: .png, pixels: nil, isCrushed: isCrushed) }
        return PictureFacts(
            format: .png, pixels: PictureSize(big(at: header, 4), big(at: header + 4, 4)),
            depth: big(at: header + 8, 1), colors: big(at: header + 9, 1).flatMap(Self.colors),
            profile: profile,
            isInPasses: big(at: header + 12, 1) == 1, isAnimated: isAnimated, isCrushed: isCrushed)
    }

    private static func colors(_ type: Int) -> PictureFacts.Colors? {
        switch type {
        case 0: .gray
        case 2: .rgb
        case 3: .palette
        case 4: .grayWithAlpha
        case 6: .rgbWithAlpha
        default: nil
        }
    }

    // MARK: HEIC and WebP

    // Source: ISO/IEC 23008-12, 6.5.3: the property `ispe` of each item; tiles and thumbnails are smaller than the
    // picture that they are part of.
    private var heic: PictureSize? {
        var largest: PictureSize?
        var position = 0
        while let found = self.position(of: Array("ispe".utf8), from: position) {
            position = found + 4
            guard let size = PictureSize(big(at: found + 8, 4), big(at: found + 12, 4)) else { continue }
            if size.width * size.height > (largest.map { $0.width * $0.height } ?? 0) { largest = size }
        }
        return largest
    }

    // Source: RFC 9649, "WebP Image Format", sections 2.5 to 2.7.
    private var webP: PictureSize? {
        if starts(with: Array("VP8X".utf8), at: 12) {
            return PictureSize(little(at: 24, 3).map { $0 + 1 }, little(at: 27, 3).map { $0 + 1 })
        }
        if starts(with: Array("VP8L".utf8), at: 12), let sides = little(at: 21, 4) {
            return PictureSize((sides & 0x3FFF) + 1, ((sides >> 14) & 0x3FFF) + 1)
        }
        return PictureSize(little(at: 26, 2).map { $0 & 0x3FFF }, little(at: 28, 2).map { $0 & 0x3FFF })
    }

    // MARK: JPEG

    // Source: ITU-T T.81, B.2.2: the frame header, one of the SOF markers, gives the height before the width.
    private var jpeg: PictureFacts {
        var position = 2
        var isTurned = false
        var profile = PictureFacts.Profile.none
        while let marker = big(at: position, 2), let length = big(at: position + 2, 2), marker >= 0xFF00, length >= 2 {
            switch marker {
            case 0xFFC0...0xFFC3, 0xFFC5...0xFFC7, 0xFFC9...0xFFCB, 0xFFCD...0xFFCF:
                let sides = (big(at: position + 7, 2), big(at: position + 5, 2))
                return PictureFacts(
                    format: .jpeg,
                    pixels: isTurned ? PictureSize(sides.1, sides.0) : PictureSize(sides.0, sides.1),
                    depth: big(at: position + 4, 1), profile: profile,
                    // SOF2, 6, 10 and 14 are the progressive ones.
                    isInPasses: marker & 0x3 == 2)
            case 0xFFE1: isTurned = isTurned || isTurnedByCamera(at: position + 4)
            // Source: ICC.1:2022, B.4: the profile stands in APP2 segments of this name.
            case 0xFFE2 where starts(with: Array("ICC_PROFILE\0".utf8), at: position + 4): profile = .embedded
            default: break
            }
            position += 2 + length
        }
        return PictureFacts(format: .jpeg, pixels: nil)
    }

    /// Whether a camera noted that the picture lies on its side.
    ///
    /// Source: CIPA DC-008 (Exif), 4.6: the orientation, tag 274, of the first directory; 5 to 8 exchange the sides.
    private func isTurnedByCamera(at start: Int) -> Bool {
        guard starts(with: Array("Exif\0\0".utf8), at: start) else { return false }
        let base = start + 6
        let isLittle = starts(with: Array("II".utf8), at: base)
        func number(_ offset: Int, _ count: Int) -> Int? {
            isLittle ? little(at: base + offset, count) : big(at: base + offset, count)
        }
        guard let directory = number(4, 4), let entries = number(directory, 2) else { return false }
        for entry in 0..<min(entries, 64) {
            let position = directory + 2 + entry * 12
            guard let tag = number(position, 2) else { return false }
            if tag == 274 { return (5...8).contains(number(position + 8, 2) ?? 1) }
        }
        return false
    }

    // MARK: Drawings

    // Source: ISO 32000-1, 7.7.3.3: four numbers, the corners of the page; a page that is rotated is left alone.
    private var pdf: PictureSize? {
        guard let box = position(of: Array("/MediaBox".utf8)), position(of: Array("/Rotate".utf8)) == nil,
            let open = bytes[box...].prefix(32).firstIndex(of: UInt8(ascii: "[")),
            let close = bytes[open...].prefix(96).firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        let corners = String(decoding: bytes[(open + 1)..<close], as: UTF8.self).split(whereSeparator: \.isWhitespace)
            .compactMap { Double($0) }
        guard corners.count == 4 else { return nil }
        return PictureSize(width: corners[2] - corners[0], height: corners[3] - corners[1])
    }

    // Source: W3C, "Scalable Vector Graphics (SVG) 2", 8.2: without lengths of its own it has the shape of its view
    // box.
    private var svg: PictureFacts? {
        let tags = XMLTokenizer().read(bytes).tokens.lazy.compactMap { token in
            switch token.kind {
            case .startTag(let tag), .emptyTag(let tag): tag
            default: nil
            }
        }
        guard let root = tags.first, root.name == "svg" else { return nil }
        if let width = Self.length(root["width"]), let height = Self.length(root["height"]) {
            return PictureFacts(format: .svg, pixels: PictureSize(width: width, height: height))
        }
        let box = (root["viewBox"] ?? "").split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
        return PictureFacts(
            format: .svg, pixels: box.count == 4 ? PictureSize(width: box[2], height: box[3]) : nil)
    }

    private static func length(_ text: String?) -> Double? {
        guard let text else { return nil }
        return Double(text.hasSuffix("px") || text.hasSuffix("pt") ? String(text.dropLast(2)) : text)
    }

    // MARK: Bytes

    private func starts(with text: [UInt8], at position: Int = 0) -> Bool {
        position >= 0 && position + text.count <= bytes.count
            && bytes[position..<(position + text.count)].elementsEqual(text)
    }

    private func position(of text: [UInt8], from first: Int = 0) -> Int? {
        guard bytes.count >= first + text.count else { return nil }
        return (first...(bytes.count - text.count)).first { bytes[$0] == text[0] && starts(with: text, at: $0) }
    }

    private func text(at position: Int, _ count: Int) -> String? {
        guard position >= 0, position <= bytes.count - count else { return nil }
        return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
    }

    private func big(at position: Int, _ count: Int) -> Int? {
        guard position >= 0, position <= bytes.count - count else { return nil }
        return bytes[position..<(position + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    private func little(at position: Int, _ count: Int) -> Int? {
        guard position >= 0, position <= bytes.count - count else { return nil }
        return bytes[position..<(position + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

extension PictureSize {
    /// The size of so many pixels.
    fileprivate init?(_ width: Int?, _ height: Int?) {
        guard let width, let height else { return nil }
        self.init(width: Double(width), height: Double(height))
    }
}
