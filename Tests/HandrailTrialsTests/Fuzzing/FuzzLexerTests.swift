import HandrailTestSupport
import HandrailTrials
import Testing

/// Texts cut into pieces.
@Suite struct FuzzLexerTests {
    private static func pieces(_ text: String, _ language: FuzzLanguage = .swift) -> [String] {
        let bytes = Array(text.utf8)
        let tokens = FuzzLexer.tokens(of: bytes, in: language).filter { $0.kind != .space }
        return tokens.map { "\($0.kind) " + String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test func piecesOfSwift() {
        #expect(
            Self.pieces(#"let a = 0x1F + 1.5 /* b /* c */ */ "d \(e("f")) g" // h"#) == [
                "word let", "word a", "punctuation =", "number 0x1F", "punctuation +", "number 1.5",
                "comment /* b /* c */ */", #"string "d \(e("f")) g""#, "comment // h",
            ])
        #expect(Self.pieces("\"\"\"\n\"a\" {\n\"\"\" b") == ["string \"\"\"\n\"a\" {\n\"\"\"", "word b"])
        #expect(Self.pieces(##"#"a\" \#(b)"# c"##) == [##"string #"a\" \#(b)"#"##, "word c"])
    }

    @Test func piecesOfOthers() {
        #expect(
            Self.pieces("<a b=\"1\"/><!-- \" -->", .xml).suffix(3) == [
                "punctuation /", "punctuation >", "comment <!-- \" -->",
            ])
        #expect(Self.pieces("/* /* */ a", .objectiveC) == ["comment /* /* */", "word a"])
    }

    @Test(arguments: ["", "\"", "\"\"\"", "\"\\(", "/*", "#\"\\#(", "\"\\", "1.", "<!--", "\u{FEFF}각"])
    func nothingIsLost(text: String) {
        for language in FuzzLanguage.allCases {
            let bytes = Array(text.utf8)
            let tokens = FuzzLexer.tokens(of: bytes, in: language)
            #expect(tokens.flatMap { Array(bytes[$0.range]) } == bytes)
        }
    }
}
