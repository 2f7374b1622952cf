import HandrailModel

/// Small fonts for examples, which are texts: each character below U+0100 is a byte.
enum ExampleFont {
    /// Where the app of examples has a font.
    static let path = "Harbor-Regular.ttf"

    /// A font with a family and a face of these names that has the characters of some scripts.
    static func file(
        _ family: String = "Harbor", face: String = "Harbor-Regular", scripts: [FontScript] = [.latin]
    ) -> String {
        let tables = [
            ("OS/2", metrics), ("cmap", characters(scripts)), ("name", names([(1, family), (4, face), (6, face)])),
        ]
        var offset = 12 + tables.count * 16
        var directory: [UInt8] = [0, 1, 0, 0] + short(tables.count) + [0, 0, 0, 0, 0, 0]
        for (tag, table) in tables {
            directory += Array(tag.utf8) + [0, 0, 0, 0]
            directory += ExamplePicture.number(offset) + ExamplePicture.number(table.count)
            offset += table.count
        }
        return ExamplePicture.text(directory + tables.flatMap(\.1))
    }

    private static func short(_ value: Int) -> [UInt8] { Array(ExamplePicture.number(value).suffix(2)) }

    /// Regular, of normal width, upright.
    private static let metrics = [UInt8]([0, 4, 0, 0]) + short(400) + short(5) + [UInt8](repeating: 0, count: 70)

    private static func names(_ names: [(kind: Int, text: String)]) -> [UInt8] {
        var records: [UInt8] = []
        var texts: [UInt8] = []
        for name in names {
            let text = name.text.utf16.flatMap { short(Int($0)) }
            records += short(3) + short(1) + short(0x409) + short(name.kind) + short(text.count) + short(texts.count)
            texts += text
        }
        return short(0) + short(names.count) + short(6 + records.count) + records + texts
    }

    /// A table of format 12 with a group for each script.
    private static func characters(_ scripts: [FontScript]) -> [UInt8] {
        let groups = scripts.flatMap { script -> [(Int, Int)] in
            switch script {
            case .latin: [(0x41, 0x5A), (0x61, 0x7A)]
            case .arabic: [(0x621, 0x64A)]
            case .hangul: [(0xAC00, 0xD7A3)]
            default: []
            }
        }
        let body = groups.flatMap { [$0.0, $0.1, 1].flatMap(ExamplePicture.number) }
        let subtable = short(12) + short(0) + [16 + body.count, 0, groups.count].flatMap(ExamplePicture.number) + body
        return short(0) + short(1) + short(3) + short(10) + ExamplePicture.number(12) + subtable
    }
}
