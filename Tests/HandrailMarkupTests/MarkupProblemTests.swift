import HandrailMarkup
import Testing

@Suite struct MarkupProblemTests {
    private static let kinds: [MarkupProblem.Kind] = [
        .tooLarge(limit: 9), .tooDeep(limit: 9), .endsEarly, .missing(symbols: "`;`"), .missingKey, .missingValue,
        .invalidEscape, .invalidNumber, .invalidData, .openString, .openComment, .openTag, .openSection,
        .trailingContent, .unknownEntity, .unexpectedMarkup, .invalidAttribute, .mismatchedTag, .unknownElement("x"),
        .binary,
    ]

    @Test(arguments: kinds)
    func everyProblemIsASentenceInBothLanguages(kind: MarkupProblem.Kind) {
        #expect(kind.english.hasSuffix("."))
        #expect(kind.korean.hasSuffix("."))
        #expect(kind.english.utf8.allSatisfy { $0 != 0x0A })
        #expect(kind.korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
    }
}
