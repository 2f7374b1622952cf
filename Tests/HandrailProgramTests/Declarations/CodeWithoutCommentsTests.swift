import HandrailProgram
import Testing

/// What code says apart from how it is written down.
@Suite struct CodeWithoutCommentsTests {
    @Test("Comments and blanks say nothing, and what looks like one in a text is none", arguments: [
        ("{ close() }", "{close()}"), ("{ /* now */ close() // at once\n }", "{close()}"),
        ("open(\"https://pier.example\")", "open(\"https://pier.example\")"),
        (#"say("\"//") /* x */"#, #"say("\"//")"#), ("a / b", "a/b"), ("/* open", ""),
    ])
    func comments(code: String, expected: String) {
        #expect(code.withoutBlanksAndComments == expected)
    }
}
