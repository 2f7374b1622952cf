import HandrailSource
import Testing

@Suite("A name in camel case")
struct CamelCaseTests {
    @Test(
        "has the words between its capitals and underscores, in lower case",
        arguments: [
            ("bigButton", ["big", "button"]), ("BigButton", ["big", "button"]), ("big_button", ["big", "button"]),
            ("URLView", ["u", "r", "l", "view"]), ("view2D", ["view2", "d"]), ("_big", ["big"]), ("big_", ["big", ""]),
            ("", [""]), ("a-b c", ["a-b c"]), ("größeÄndern", ["größe", "ändern"]), ("제목View", ["제목", "view"]),
            ("caféBar", ["café", "bar"]),
        ])
    func words(name: String, expected: [String]) {
        #expect(name.camelCaseWords == expected)
    }
}
