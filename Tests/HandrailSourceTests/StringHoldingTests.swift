import HandrailSource
import Testing

@Suite("A part of a text")
struct StringHoldingTests {
    @Test(
        "is held where the standard library says so",
        arguments: [
            ("square.circle.fill", ".circle"), ("square", ".circle"), ("", ".circle"), ("square", ""), ("", ""),
            ("aab", "ab"), ("ab", "abc"), ("한 http://a", "://"), ("한글", "글"), ("한글", "굴"), ("cafe\u{301}", "e"),
            ("cafe\u{301}", "caf"), ("a\r\nb", "\n"), ("a\nb", "\n"), ("ends", "s"),
        ])
    func holds(text: String, part: String) {
        #expect(text.holds(part) == text.contains(part))
    }
}
