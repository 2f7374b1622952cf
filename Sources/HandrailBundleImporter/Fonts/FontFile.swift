import HandrailModel

/// What the tables of a font file say, without its outlines.
///
/// Source: OpenType specification 1.9.1, "OpenType Font File" and the chapters on `name`, `OS/2`, `fvar` and `cmap`.
struct FontFile {
    /// Its faces; empty where the file is no font.
    let faces: [FontFace]

    // Collections of systems hold some thirty faces, and a face some thirty tables.
    private static let mostFaces = 64
    private static let mostTables = 128
    private static let mostNames = 4096
    private static let longestName = 512
    private static let mostAxes = 32

    /// Reads a file.
    init(_ bytes: [UInt8]) {
        let font = FontBytes(bytes)
        var coverages: [Int: [FontScript: FontFace.Coverage]] = [:]
        faces = Self.starts(in: font).compactMap { start in
            guard let tables = Self.tables(at: start, in: font) else { return nil }
            // The faces of a collection often share their characters.
            let characters = tables["cmap"]?.lowerBound ?? -1
            let coverage = coverages[characters] ?? FontCharacters(font, in: tables["cmap"]).coverage
            coverages[characters] = coverage
            return Self.face(tables, coverage, in: font)
        }
    }

    private static func starts(in font: FontBytes) -> [Int] {
        guard font.tag(at: 0) == "ttcf" else { return [0] }
        return (0..<min(font.long(at: 8) ?? 0, mostFaces)).compactMap { font.long(at: 12 + $0 * 4) }
    }

    /// Where each table of a face lies; `nil` where none begins at `start`.
    private static func tables(at start: Int, in font: FontBytes) -> [String: Range<Int>]? {
        let kinds: Set = ["\u{0}\u{1}\u{0}\u{0}", "OTTO", "true"]
        guard let kind = font.tag(at: start), kinds.contains(kind), let count = font.short(at: start + 4), count > 0
        else { return nil }
        var tables: [String: Range<Int>] = [:]
        for number in 0..<min(count, mostTables) {
            let entry = start + 12 + number * 16
            guard let tag = font.tag(at: entry), let offset = font.long(at: entry + 8),
                let length = font.long(at: entry + 12)
            else { break }
            guard offset <= font.count, length <= font.count - offset else { continue }
            tables[tag] = offset..<(offset + length)
        }
        return tables.isEmpty ? nil : tables
    }

    private static func face(
        _ tables: [String: Range<Int>], _ coverage: [FontScript: FontFace.Coverage], in font: FontBytes
    ) -> FontFace {
        let names = tables["name"].map { self.names(in: $0, of: font) } ?? []
        func name(_ kinds: Int...) -> String? {
            kinds.lazy.compactMap { kind in
                (names.first { $0.kind == kind && $0.isEnglish } ?? names.first { $0.kind == kind })?.text
            }.first
        }
        let metrics = tables["OS/2"].flatMap { $0.count >= 64 ? $0.lowerBound : nil }
        return FontFace(
            family: name(16, 1), postScriptName: name(6),
            names: Set(names.filter { [1, 4, 6, 16].contains($0.kind) }.map(\.text)),
            weight: metrics.flatMap { font.short(at: $0 + 4) }, width: metrics.flatMap { font.short(at: $0 + 6) },
            isItalic: metrics.flatMap { font.short(at: $0 + 62) }.map { $0 & 1 == 1 } ?? false,
            axes: tables["fvar"].map { axes(in: $0, of: font) } ?? [], coverage: coverage)
    }

    private struct Name {
        let kind: Int
        let isEnglish: Bool
        let text: String
    }

    private static func names(in table: Range<Int>, of font: FontBytes) -> [Name] {
        guard let count = font.short(at: table.lowerBound + 2), let texts = font.short(at: table.lowerBound + 4) else {
            return []
        }
        return (0..<min(count, mostNames)).compactMap { number in
            let record = table.lowerBound + 6 + number * 12
            guard let platform = font.short(at: record), let language = font.short(at: record + 4),
                let kind = font.short(at: record + 6), let length = font.short(at: record + 8),
                let offset = font.short(at: record + 10), [1, 4, 6, 16].contains(kind), length <= longestName
            else { return nil }
            let start = table.lowerBound + texts + offset
            guard start + length <= table.upperBound else { return nil }
            // Platforms 0 and 3 write UTF-16; of the old one of the Mac only what is ASCII is read.
            let text = platform == 1 ? font.ascii(at: start, length) : font.utf16(at: start, length)
            guard let text, !text.isEmpty else { return nil }
            return Name(kind: kind, isEnglish: platform == 3 ? language & 0x3FF == 9 : language == 0, text: text)
        }
    }

    private static func axes(in table: Range<Int>, of font: FontBytes) -> [FontFace.Axis] {
        let start = table.lowerBound
        guard let first = font.short(at: start + 4), let count = font.short(at: start + 8),
            let length = font.short(at: start + 10), length >= 20
        else { return [] }
        return (0..<min(count, mostAxes)).compactMap { number in
            let axis = start + first + number * length
            guard axis + 20 <= table.upperBound, let tag = font.tag(at: axis), let least = font.fixed(at: axis + 4),
                let most = font.fixed(at: axis + 12)
            else { return nil }
            return FontFace.Axis(tag: tag, least: least, most: most)
        }
    }
}
