/// Changes bytes without knowing what they mean.
package enum ByteMutation {
    /// `bytes` after one to eight random changes.
    package static func mutated(_ bytes: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(8) { change(&bytes, &random) }
        return bytes
    }

    private static func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        let place = random.below(bytes.count + 1)
        let length = min(random.once(in: 4) ? random.below(2048) : random.below(16), bytes.count - place)
        let range = place..<(place + length)
        switch random.below(8) {
        case 0:
            if place < bytes.count { bytes[place] ^= 1 << UInt8(random.below(8)) }
        case 1:
            if place < bytes.count { bytes[place] = UInt8(random.below(256)) }
        case 2: bytes.insert(contentsOf: random.one(of: telling) ?? [], at: place)
        case 3: bytes.replaceSubrange(range, with: random.one(of: telling) ?? [])
        case 4: bytes.removeSubrange(range)
        case 5: bytes.insert(contentsOf: Array(bytes[range]), at: random.below(bytes.count + 1))
        case 6: bytes.replaceSubrange(range, with: bytes[range].reversed())
        default:
            if random.once(in: 4) { bytes.removeSubrange(place...) }
        }
    }

    /// Bytes that readers have to think about: ends, marks, letters of several bytes, broken ones.
    private static let telling: [[UInt8]] = [
        [0], [0xFF], [0xFE, 0xFF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90],
        [0x0D], [0x0D, 0x0A], [0x0B], [0x1A], [0x7F],
    ] + [
        "\u{2028}", "\u{200F}", "\u{202E}", "e\u{301}\u{301}\u{301}", "👩‍👩‍👧‍👦", "🇰🇷", "각", "\u{FEFF}", "\u{10FFFF}",
        "\"", "\\", "\\(", "\"\"\"", "/*", "*/", "//", "{", "}", "(", ")", "<", ">", "]]>", "<![CDATA[", "&#x110000;",
        "&lt", "%@", "%1$@", "%", "\\u{FFFFFFFF}", "\\U0000", "-9223372036854775808", "1e308", "0x", "1e", "..",
    ].map { Array($0.utf8) }
}
