import HandrailSource
import Testing

@Suite("Fragments of words")
struct FragmentsTests {
    private let fragments = Fragments(["token", "wi-fi", "암호화"])

    @Test(
        "are found anywhere, whatever the case",
        arguments: ["token", "apiToken", "MYTOKENS", "Home Wi-Fi", "저장소 암호화 키", "é token"])
    func found(text: String) {
        #expect(fragments.occur(in: text))
    }

    @Test("are not found in part, nor where there is nothing", arguments: ["", "toke", "wi fi", "암호", "to\u{301}ken"])
    func absent(text: String) {
        #expect(!fragments.occur(in: text))
    }

    @Test("of no kind are in nothing")
    func none() {
        #expect(!Fragments([]).occur(in: "token"))
    }
}
