import HandrailModel
import HandrailReporting
import HandrailSource
import Testing

/// The line with the carets under the exact range.
struct TerminalExcerptTests {
    /// The source line and the carets below it, without the gutter.
    private func excerpt(_ text: String, marking words: String, width: Int = 80) -> [String] {
        var sample = SampleAudit()
        sample.files = [SourceText(path: "A.swift", text: text)]
        sample.findings = [sample.finding(at: sample.place(words))]
        return excerpt(of: sample, width: width)
    }

    private func excerpt(of sample: SampleAudit, width: Int = 80) -> [String] {
        TerminalReport(SampleAudit.options(width: width)).text(of: sample.audit)
            .split(separator: "\n").filter { $0.contains("│") }
            .map { String($0.drop { $0 != "│" }.dropFirst(2)) }
    }

    @Test func `carets stand under the range, without the indentation`() {
        #expect(excerpt("        Text(\"a\").bold()\n", marking: "bold") == ["Text(\"a\").bold()", "          ^^^^"])
    }

    @Test func `Hangul takes two cells`() {
        #expect(excerpt("let 이름 = \"한글\" // 끝", marking: "한글") == ["let 이름 = \"한글\" // 끝", "            ^^^^"])
    }

    @Test func `an emoji family takes two cells`() {
        #expect(excerpt("f(\"👩‍👩‍👧\", x)", marking: "x") == ["f(\"👩‍👩‍👧\", x)", "        ^"])
    }

    @Test func `a range inside a cluster marks all of it`() {
        #expect(excerpt("(👩‍👩‍👧)", marking: "\u{200D}👧") == ["(👩‍👩‍👧)", " ^^"])
    }

    @Test func `tabs are expanded to multiples of four`() {
        #expect(excerpt("\t\tab\tc\td", marking: "d") == ["ab  c   d", "        ^"])
    }

    @Test func `CRLF is no part of the line`() {
        #expect(excerpt("one\r\n  two\r\nthree\r\n", marking: "two") == ["two", "^^^"])
        #expect(excerpt("one\r\ntwo\r\n", marking: "\n") == ["one", "   ^ to line 2"])
    }

    @Test func `a range over several lines is marked on its first and says where it ends`() {
        #expect(excerpt("a\n  Group {\n  }\n", marking: "Group {\n  }") == ["Group {", "^^^^^^^ to line 3"])
    }

    @Test func `an empty range gets one caret`() {
        var sample = SampleAudit()
        sample.files = [SourceText(path: "A.swift", text: "ab")]
        sample.findings = [sample.finding(at: SourcePlace(file: FileIndex(0), range: ByteRange(2, 2)))]
        #expect(excerpt(of: sample) == ["ab", "  ^"])
    }

    @Test func `of a file that is no text nothing is shown`() {
        var sample = SampleAudit()
        sample.files = [SourceText(path: "Info.plist", bytes: Array("bplist00 and more".utf8) + [0, 0, 0, 1])]
        sample.findings = [sample.finding(at: SourcePlace(file: FileIndex(0), range: .zero))]
        #expect(excerpt(of: sample).isEmpty)
        #expect(TerminalReport(SampleAudit.options()).text(of: sample.audit).contains("Info.plist:1:1"))
    }

    @Test func `a long line is cut around the range`() {
        let long = String(repeating: "x", count: 100) + "HERE" + String(repeating: "y", count: 5_000)
        let lines = excerpt(long, marking: "HERE", width: 40)
        #expect(lines == ["…xxxxxxxxxxxxxxxxxHEREyyyyyyy…", "                  ^^^^"])
    }

    @Test func `a range past the end of the file is drawn back into it`() {
        var sample = SampleAudit()
        sample.files = [SourceText(path: "A.swift", text: "ab")]
        sample.findings = [sample.finding(at: SourcePlace(file: FileIndex(0), range: ByteRange(1, 900)))]
        #expect(excerpt(of: sample) == ["ab", " ^"])
    }

    @Test func `nothing in a line can control the terminal`() {
        #expect(excerpt("a\u{1B}[2Jb\u{202E}c", marking: "b") == ["a␛[2Jb\u{FFFD}c", "     ^"])
    }

    @Test func `bytes that are no text do no harm`() {
        var sample = SampleAudit()
        sample.files = [SourceText(path: "A.swift", bytes: [0x61, 0xFF, 0xC3, 0x62, 0x0A])]
        sample.findings = [sample.finding(at: SourcePlace(file: FileIndex(0), range: ByteRange(3, 4)))]
        #expect(excerpt(of: sample).count == 2)
    }

    /// A fixed sequence of numbers, so that a failure can be repeated (Knuth's MMIX generator).
    private struct Numbers: RandomNumberGenerator {
        var state: UInt64 = 1
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 33)
        }
    }

    @Test func `any bytes and any range give lines that fit`() {
        var numbers = Numbers()
        let alphabet: [UInt8] = [
            0x20, 0x09, 0x0A, 0x0D, 0x61, 0x1B, 0xC3, 0xA9, 0xED, 0x95, 0x9C, 0xF0, 0x9F, 0x91, 0xA9, 0xFF, 0,
        ]
        for _ in 0..<500 {
            let size = Int.random(in: 0...300, using: &numbers)
            let bytes = (0..<size).map { _ in alphabet.randomElement(using: &numbers) ?? 0 }
            let lower = Int.random(in: 0...320, using: &numbers)
            let upper = lower + Int.random(in: 0...200, using: &numbers)
            var sample = SampleAudit()
            sample.files = [SourceText(path: "A.swift", bytes: bytes)]
            sample.findings = [sample.finding(at: SourcePlace(file: FileIndex(0), range: ByteRange(lower, upper)))]
            for line in excerpt(of: sample, width: 60) {
                #expect(DisplayWidth.of(line) <= 50, "\(bytes) \(lower)..<\(upper)")
            }
        }
    }
}
