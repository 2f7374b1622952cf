import HandrailModel

/// Which characters a face can draw, by its `cmap` table, counted script by script.
struct FontCharacters {
    /// What it can draw of each script; empty where that cannot be told.
    let coverage: [FontScript: FontFace.Coverage]

    /// The characters of a script that are counted, and how many of them a font has that is made for the script.
    ///
    /// Sources: the blocks of the Unicode Standard; of Hangul all 11,172 syllables; of Han no font has all, and those
    /// for Chinese and Japanese have at least the 2,965 characters of the first level of JIS X 0208.
    private static let scripts: [(script: FontScript, ranges: [ClosedRange<Int>], whole: Int)] = [
        (.latin, [0x41...0x5A, 0x61...0x7A], 52), (.greek, [0x391...0x3A1, 0x3A3...0x3A9, 0x3B1...0x3C9], 49),
        (.cyrillic, [0x410...0x44F], 64), (.armenian, [0x531...0x556, 0x561...0x586], 76),
        (.hebrew, [0x5D0...0x5EA], 27), (.arabic, [0x621...0x63A, 0x641...0x64A], 36),
        (.devanagari, [0x905...0x90B, 0x915...0x928, 0x92A...0x930], 34), (.thai, [0xE01...0xE3A], 58),
        (.georgian, [0x10D0...0x10F0], 33), (.kana, [0x3041...0x3093, 0x30A1...0x30F6], 169),
        (.han, [0x4E00...0x9FFF], 2965), (.hangul, [0xAC00...0xD7A3], 11_172),
    ]

    /// Steps that the table of one face may take: twice what a table takes that lists every character once.
    private static let mostSteps = 200_000

    /// Reads a table.
    init(_ font: FontBytes, in table: Range<Int>?) {
        guard let table, let start = Self.subtable(font, in: table), let counts = Self.counts(font, at: start) else {
            coverage = [:]
            return
        }
        coverage = Dictionary(
            uniqueKeysWithValues: zip(Self.scripts, counts).map { script, count in
                (script.script, count == 0 ? .none : count >= script.whole ? .wholly : .partly)
            })
    }

    /// The best of the subtables for Unicode; one for symbols of its own is none.
    private static func subtable(_ font: FontBytes, in table: Range<Int>) -> Int? {
        let start = table.lowerBound
        let entries = (0..<min(font.short(at: start + 2) ?? 0, 64)).compactMap { number -> (rank: Int, at: Int)? in
            let record = start + 4 + number * 8
            guard let platform = font.short(at: record), let encoding = font.short(at: record + 2),
                let offset = font.long(at: record + 4), let format = font.short(at: start + offset)
            else { return nil }
            switch (platform, encoding, format) {
            case (3, 10, 12): return (0, start + offset)
            case (0, _, 12): return (1, start + offset)
            case (3, 1, 4): return (2, start + offset)
            case (0, _, 4): return (3, start + offset)
            default: return nil
            }
        }
        return entries.min { $0.rank < $1.rank }?.at
    }

    private static func counts(_ font: FontBytes, at start: Int) -> [Int]? {
        font.short(at: start) == 12 ? countsOfGroups(font, at: start) : countsOfSegments(font, at: start)
    }

    /// Format 12: groups of characters that follow each other, four bytes a number.
    private static func countsOfGroups(_ font: FontBytes, at start: Int) -> [Int]? {
        guard let count = font.long(at: start + 12), count <= mostSteps else { return nil }
        var counts = scripts.map { _ in 0 }
        var next = 0
        for number in 0..<count {
            let group = start + 16 + number * 12
            guard let first = font.long(at: group), let last = font.long(at: group + 4) else { return nil }
            // Groups are in order and never overlap; what breaks that is no table.
            guard first >= next, last >= first, last <= 0x10FFFF else { return nil }
            next = last + 1
            for (index, script) in scripts.enumerated() {
                for range in script.ranges where range.overlaps(first...last) {
                    counts[index] += min(range.upperBound, last) - max(range.lowerBound, first) + 1
                }
            }
        }
        return counts
    }

    /// Format 4: segments, each with a distance to its glyphs, or with a list of them.
    private static func countsOfSegments(_ font: FontBytes, at start: Int) -> [Int]? {
        guard let double = font.short(at: start + 6) else { return nil }
        let (ends, starts) = (start + 14, start + 16 + double)
        let (deltas, offsets) = (starts + double, starts + 2 * double)
        var counts = scripts.map { _ in 0 }
        var steps = 0
        for segment in stride(from: 0, to: double, by: 2) {
            guard let last = font.short(at: ends + segment), let first = font.short(at: starts + segment),
                let delta = font.short(at: deltas + segment), let offset = font.short(at: offsets + segment)
            else { return nil }
            guard first <= last else { continue }
            for (index, script) in scripts.enumerated() {
                for range in script.ranges where range.overlaps(first...last) {
                    for character in max(range.lowerBound, first)...min(range.upperBound, last) {
                        steps += 1
                        guard steps <= mostSteps else { return nil }
                        let listed = offsets + segment + offset + (character - first) * 2
                        let glyph = offset == 0
                            ? (character + delta) & 0xFFFF
                            : font.short(at: listed).map { $0 == 0 ? 0 : ($0 + delta) & 0xFFFF } ?? 0
                        counts[index] += glyph == 0 ? 0 : 1
                    }
                }
            }
        }
        return counts
    }
}
