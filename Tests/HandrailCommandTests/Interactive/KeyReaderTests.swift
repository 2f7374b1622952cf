import HandrailCommand
import Testing

@Suite("Keys in what a terminal sends")
struct KeyReaderTests {
    private func keys(_ text: String) -> [TerminalKey] {
        var reader = KeyReader()
        return reader.read(Array(text.utf8))
    }

    @Test("reads arrows in both of their forms")
    func arrows() {
        #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == [.up, .down, .right, .left])
        #expect(keys("\u{1B}OA\u{1B}OH\u{1B}OF") == [.up, .home, .end])
        #expect(keys("\u{1B}[1~\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[Z") == [.home, .end, .pageUp, .pageDown, .backTab])
    }

    @Test("reads letters, controls, and letters of more than one byte")
    func letters() {
        #expect(keys("q \r\t\u{3}\u{4}") == [.character("q"), .character(" "), .enter, .tab, .interrupt, .endOfInput])
        #expect(keys("ㅂ") == [.character("ㅂ")])
        #expect(TerminalKey.character("ㅂ").letter == "q")
        #expect(TerminalKey.character("ㅋ").letter == "z")
    }

    @Test("waits for the rest of a sequence that comes in pieces")
    func pieces() {
        var reader = KeyReader()
        #expect(reader.read([0x1B]).isEmpty)
        #expect(reader.isWaiting)
        #expect(reader.read([0x5B]).isEmpty)
        #expect(reader.read([0x43]) == [.right])
        #expect(reader.read([0xE3, 0x85]).isEmpty)
        #expect(reader.read([0x82]) == [.character("ㅂ")])
    }

    @Test("takes an Escape that nothing follows for the key")
    func escape() {
        var reader = KeyReader()
        _ = reader.read([0x1B])
        #expect(reader.settle() == [.escape])
        #expect(!reader.isWaiting)
        #expect(reader.settle().isEmpty)
    }

    @Test("passes over what it does not know, and never gets stuck")
    func unknown() {
        #expect(keys("\u{1B}[200~q\u{1B}xq") == [.character("q"), .character("q")])
        var reader = KeyReader()
        for byte in UInt8.min...UInt8.max { _ = reader.read([byte, 0xFF, 0xC3]) }
        _ = reader.read(Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 100))
        _ = reader.settle()
        #expect(reader.read([0x71]) == [.character("q")])
    }
}
