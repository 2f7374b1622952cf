import HandrailModel
import Testing

@Suite("A fingerprint")
struct FingerprintTests {
    private func prints(_ files: [String: String]) throws -> [String] {
        try ToyProject(files: files).audit().findings.map(\.fingerprint)
    }

    @Test("survives edits of other lines and words")
    func edits() throws {
        let before = try prints(["A.toy": "screen\nbad"])
        #expect(try prints(["A.toy": "\n\nsome words\nscreen\n\nbad"]) == before)
        #expect(try prints(["A.toy": "screen\nworse"]) == before)
    }

    @Test("tells neighbors of one kind apart")
    func ordinals() throws {
        let found = try prints(["A.toy": "screen\nbad\nbad"])
        #expect(Set(found).count == 2)
    }

    @Test("does not hang on the screens that show a component")
    func screens() throws {
        let one = try prints(["S.toy": "screen\nuse Part", "Part.toy": "bad"])
        let two = try prints(["S.toy": "screen\nuse Part", "T.toy": "screen\nuse Part", "Part.toy": "bad"])
        #expect(one == two)
    }

    @Test("changes with the declaration")
    func declaration() throws {
        #expect(try prints(["A.toy": "screen\nbad"]) != prints(["B.toy": "screen\nbad"]))
    }
}
