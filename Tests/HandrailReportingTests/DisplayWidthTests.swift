import HandrailReporting
import Testing

/// A terminal gives some characters two cells and some none.
struct DisplayWidthTests {
    @Test(arguments: [
        ("", 0), ("abc", 3), ("가나다", 6), ("カナ", 4), ("漢字", 4), ("ｶﾅ", 2), ("Ａ", 2), ("·…─│", 4),
    ])
    func `letters take one or two cells`(text: String, cells: Int) {
        #expect(DisplayWidth.of(text) == cells)
    }

    @Test(arguments: [
        ("🧾", 2), ("👩‍👩‍👧", 2), ("🇰🇷", 2), ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2),
    ])
    func `an emoji takes two cells whatever it is made of`(text: String, cells: Int) {
        #expect(DisplayWidth.of(text) == cells)
    }

    @Test(arguments: [
        ("e\u{301}", 1), ("\u{1112}\u{1161}\u{11AB}", 2), ("a\u{200B}b", 2), ("か\u{3099}", 2), ("\u{FE0F}", 0),
    ])
    func `marks take no cells of their own`(text: String, cells: Int) {
        #expect(DisplayWidth.of(text) == cells)
    }
}
