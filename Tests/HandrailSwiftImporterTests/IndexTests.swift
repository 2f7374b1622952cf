import HandrailCode
import HandrailSource
import HandrailSwiftImporter
import Testing

/// Which words the index of a file has, and where.
@Suite("The index of a file")
struct IndexTests {
    private func index(_ text: String) -> CodeIndex {
        SwiftImporter.lower(SourceText(path: "Reef.swift", text: text)).index
    }

    @Test("Every word is found where it stands, however many there are and whatever they share")
    func words() {
        let stems = ["a", "ab", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghabcdefgh", "abcdefghXabcdefgh", "고래"]
        let names = stems + (0..<200).flatMap { number in stems.map { "\($0)\(number)" } }
        let index = index(names.map { "sail(\($0))\n" }.joined())
        for (line, name) in names.enumerated() {
            #expect(index.positions(of: name) == [line * 4 + 2], "\(name)")
            #expect(index.word(at: line * 4 + 2) == name)
        }
        #expect(index.positions(of: "sail").count == names.count)
        for other in ["", "abcdefghj", "abcdefghYabcdefgh", "b", "sai", "sails"] {
            #expect(index.token(of: other) == nil, "\(other)")
        }
    }

    @Test("Words and pieces of strings are those of the code, whatever stands around them")
    func surroundings() {
        let index = index(
            """
            #!/usr/bin/swift
            /* keel /* mast */ keel */
            let `class` = "one \\("two \\(sail) three") four" // keel
            let rib = #"five \\(keel) \\#(hull)"#
            let gaff = /keel "mast/
            #if MAST
            let naïve = \"""
                six
                \\(jib)
                \"""
            #endif
            let open = "seven
            """)
        for word in ["class", "sail", "rib", "hull", "gaff", "MAST", "naïve", "jib", "open"] {
            #expect(index.positions(of: word).count == 1, "\(word)")
        }
        for word in ["keel", "mast", "`class`", "two", "usr"] { #expect(index.token(of: word) == nil, "\(word)") }
        let whole = ByteRange(0, 1_000)
        for piece in ["one ", "two ", " three", " four", "five \\(keel) ", "seven"] {
            #expect(index.hasString(piece, in: whole), "\(piece)")
        }
        #expect(!index.hasString("six", in: whole))
        #expect(index.hasString(containing: Fragments(["six"]), in: whole))
    }
}
