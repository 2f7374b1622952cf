import HandrailBundleImporter
import HandrailModel
import HandrailSource
import Testing

/// What is read of font files.
@Suite struct FontFileTests {
    @Test("A font tells its family, the name of its face, its weight, width and slope")
    func names() throws {
        let face = try #require(faces(font([.names, .metrics, .characters])).first)
        #expect(face.family == "Quay")
        #expect(face.postScriptName == "Quay-Light")
        #expect(face.names == ["Quay", "부두", "Quay-Light"])
        #expect(face.weight == 300 && face.width == 5 && face.isItalic)
    }

    @Test("Characters are counted script by script, in both forms of the table")
    func scripts() throws {
        let groups = try #require(faces(font([.characters])).first).coverage
        #expect(groups[.latin] == .wholly && groups[.hangul] == .partly && groups[.arabic] == FontFace.Coverage.none)
        let segments = try #require(faces(font([.segments])).first).coverage
        #expect(segments[.latin] == .wholly && segments[.hangul] == FontFace.Coverage.none)
        #expect(try #require(faces(font([.names])).first).coverage.isEmpty)
    }

    @Test("A variable font tells its axes")
    func axes() throws {
        let face = try #require(faces(font([.axes])).first)
        #expect(face.axes == [FontFace.Axis(tag: "wght", least: 100, most: 900)])
    }

    @Test("A collection has a face for each of its fonts")
    func collection() {
        let one = font([.names], at: 20)
        let file = utf8("ttcf") + long(0x10000) + long(2) + long(20) + long(20) + one
        #expect(faces(file).map(\.family) == ["Quay", "Quay"])
    }

    @Test("What is no font, is cut off anywhere or lies about its lengths is a note at most")
    func hostile() {
        #expect(note(utf8("font")) != nil && note([]) != nil && note(font([.names])) == nil)
        let whole = font([.names, .metrics, .characters, .segments, .axes])
        for count in stride(from: 0, to: whole.count, by: 3) { _ = faces(Array(whole.prefix(count))) }
        for place in stride(from: 0, to: whole.count, by: 2) {
            var broken = whole
            broken[place] = 0xFF
            _ = faces(broken)
        }
        // A collection of itself, and more faces than there are bytes.
        #expect(faces(utf8("ttcf") + long(0x10000) + long(0xFFFF_FFFF) + long(0)).isEmpty)
    }

    @Test("A table that lists the same characters over and over is given up")
    func bomb() throws {
        let segments = 3000
        let numbers = { (value: Int) in (0..<segments).flatMap { _ in self.short(value) } }
        let body = numbers(0xFFFE) + short(0) + numbers(0x41) + numbers(1) + numbers(0)
        let table = short(4) + short(0) + short(0) + short(segments * 2) + short(0) + short(0) + short(0) + body
        let characters = short(0) + short(1) + short(3) + short(1) + long(12) + table
        #expect(try #require(faces(file([("cmap", characters)], at: 0)).first).coverage.isEmpty)
    }

    // MARK: Files

    private enum Table { case names, metrics, characters, segments, axes }

    private func faces(_ bytes: [UInt8]) -> [FontFace] { FontFileImporter().fragment(of: imported(bytes)).font.faces }

    private func note(_ bytes: [UInt8]) -> AuditNote? { FontFileImporter().fragment(of: imported(bytes)).note }

    private func imported(_ bytes: [UInt8]) -> ImportedFile {
        ImportedFile(
            index: FileIndex(0), kind: .font, text: SourceText(path: "Fonts/Quay.ttf", bytes: []),
            head: { Array(bytes.prefix($0)) })
    }

    private func short(_ value: Int) -> [UInt8] { [8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }

    private func font(_ tables: [Table], at start: Int = 0) -> [UInt8] {
        file(
            tables.map { table -> (tag: String, bytes: [UInt8]) in
                switch table {
                case .names: ("name", nameTable)
                case .metrics: ("OS/2", metricTable)
                case .characters: ("cmap", groupTable)
                case .segments: ("cmap", segmentTable)
                case .axes: ("fvar", axisTable)
                }
            }, at: start)
    }

    /// - Parameter start: where the font begins in its file.
    private func file(_ tables: [(tag: String, bytes: [UInt8])], at start: Int) -> [UInt8] {
        var offset = start + 12 + tables.count * 16
        var directory: [UInt8] = [0, 1, 0, 0] + short(tables.count) + [0, 0, 0, 0, 0, 0]
        for table in tables {
            directory += utf8(table.tag) + long(0) + long(offset) + long(table.bytes.count)
            offset += table.bytes.count
        }
        return directory + tables.flatMap(\.bytes)
    }

    private var nameTable: [UInt8] {
        let entries: [(language: Int, kind: Int, text: String)] = [
            (0x412, 1, "부두"), (0x409, 1, "Quay"), (0x409, 6, "Quay-Light"), (0x409, 5, "Version 1"),
        ]
        var records: [UInt8] = []
        var texts: [UInt8] = []
        for entry in entries {
            let text = entry.text.utf16.flatMap { short(Int($0)) }
            records += short(3) + short(1) + short(entry.language) + short(entry.kind)
            records += short(text.count) + short(texts.count)
            texts += text
        }
        return short(0) + short(entries.count) + short(6 + records.count) + records + texts
    }

    private var metricTable: [UInt8] {
        short(4) + short(0) + short(300) + short(5) + [UInt8](repeating: 0, count: 54) + short(1)
            + [UInt8](repeating: 0, count: 20)
    }

    /// Latin letters, and some of Hangul.
    private var groupTable: [UInt8] {
        let list = [(0x41, 0x5A), (0x61, 0x7A), (0xAC00, 0xAC10)]
        let body = list.flatMap { long($0.0) + long($0.1) + long(1) }
        let table = short(12) + short(0) + long(16 + body.count) + long(0) + long(list.count) + body
        return short(0) + short(1) + short(3) + short(10) + long(12) + table
    }

    /// Latin letters by their distance to their glyphs, and the end that every such table has.
    private var segmentTable: [UInt8] {
        let ends = short(0x7A) + short(0xFFFF)
        let starts = short(0x41) + short(0xFFFF)
        let body = ends + short(0) + starts + short(1) + short(1) + short(0) + short(0)
        let table = short(4) + short(16 + body.count) + short(0) + short(4) + short(0) + short(0) + short(0) + body
        return short(0) + short(1) + short(3) + short(1) + long(12) + table
    }

    private var axisTable: [UInt8] {
        let axis = utf8("wght") + long(100 << 16) + long(400 << 16) + long(900 << 16) + short(0) + short(256)
        return short(1) + short(0) + short(16) + short(2) + short(1) + short(20) + short(0) + short(0) + axis
    }
}
