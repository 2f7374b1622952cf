import HandrailSource
import Testing

@Suite("Lines and columns of a file")
struct LineTableTests {
    @Test("Lines end with any of the three line ends", arguments: ["a\nbc\n", "a\r\nbc\r\n", "a\rbc\r"])
    func lineEnds(text: String) {
        let file = SourceText(path: "Pier.swift", text: text)
        #expect(file.lines.count == 3)
        #expect((1...4).map(file.line) == ["a", "bc", "", ""])
        let position = file.lines.position(of: file.lines.start(ofLine: 2) + 1)
        #expect(position.line == 2 && position.column == 2)
    }

    @Test("Columns are bytes, and code units of UTF-16 for those who count these")
    func columns() {
        let file = SourceText(path: "Pier.swift", text: "ab\n항구 ⛵️x")
        let offset = UInt32(file.bytes.count - 1)
        #expect(file.lines.position(of: offset).column == 14)
        #expect(file.utf16Column(of: offset) == 6)
        #expect(file.text(in: ByteRange(3, 9)) == "항구")
    }
}
