import HandrailSource
import Testing

/// Bytes that are looked for eight at a time are found where a look at each of them finds them.
@Suite("Looking for bytes in words of memory") struct WordScanTests {
    private static func found(_ text: [UInt8], _ wanted: (UInt8, UInt8), from start: Int) -> Int {
        text.withUnsafeBufferPointer { WordScan.next(of: wanted, in: $0, from: start) }
    }

    @Test("Every place of every byte, wherever the search begins", arguments: [0, 1, 7, 8, 9, 15, 16, 31])
    func places(_ length: Int) {
        for place in 0...length {
            for byte: UInt8 in [0, 1, 0x2E, 0x7F, 0x80, 0xFF] {
                var text = [UInt8](repeating: 0x61, count: length)
                if place < length { text[place] = byte }
                for start in 0...length {
                    let first = text[start...].firstIndex { $0 == byte || $0 == 0x29 } ?? length
                    #expect(Self.found(text, (byte, 0x29), from: start) == first)
                }
            }
        }
    }

    @Test("A byte beside one that is looked for is not taken for it")
    func neighbors() {
        let text: [UInt8] = [0x2D, 0x2F, 0xAE, 0x2D, 0x2F, 0x2D, 0x2F, 0x2D, 0x2E]
        #expect(Self.found(text, (0x2E, 0), from: 0) == 8)
    }
}
