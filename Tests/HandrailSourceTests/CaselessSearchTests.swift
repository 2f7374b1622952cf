import HandrailSource
import Testing

@Suite("A word looked for in bytes")
struct CaselessSearchTests {
    private func places(of word: String, in text: String) -> [Int] {
        let search = CaselessSearch(word)
        return Array(text.utf8).withUnsafeBufferPointer { bytes in
            var found: [Int] = []
            var start = 0
            while let next = search.next(in: bytes, from: start) {
                found.append(next)
                start = next + search.length
            }
            return found
        }
    }

    @Test(
        "is found wherever it stands, whatever the case",
        arguments: [
            ("handrail:ignore", [0]), ("// Handrail: ignore", [3]), ("HANDRAIL:handrail:", [0, 9]),
            ("한 handrail:", [4]),
            ("hhandrail:", [1]), ("handrailhandrail:", [8]),
        ])
    func found(text: String, at expected: [Int]) {
        #expect(places(of: "handrail:", in: text) == expected)
    }

    @Test(
        "is not found in part, nor where there is less than it",
        arguments: ["", "handrail", "hand rail:", ":liardnah", "handrai:"])
    func absent(text: String) {
        #expect(places(of: "handrail:", in: text).isEmpty)
    }

    @Test("of one letter is found each time")
    func letter() {
        #expect(places(of: "a", in: "Banana") == [1, 3, 5])
    }
}
