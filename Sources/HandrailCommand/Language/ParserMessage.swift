import HandrailModel
import HandrailReporting

/// The argument parser's complaints, which it has in English only, as one sentence in the chosen language.
enum ParserMessage {
    /// The complaint `message` in `language`; a complaint that is not known stays as it is.
    static func text(_ message: String, language: ReportLanguage) -> String {
        let line = message.split(separator: "\n").joined(separator: " ")
        switch language {
        case .english: return line
        case .korean: return korean(line) ?? line
        }
    }

    /// A complaint as the parser begins it, and its Korean: `0` and `1` stand for the first and second quoted word.
    private struct Phrase {
        let begins: String
        let contains: String
        let korean: String

        init(_ begins: String, contains: String = "", _ korean: String) {
            self.begins = begins
            self.contains = contains
            self.korean = korean
        }
    }

    private static let phrases = [
        Phrase("Unknown option ", contains: "Did you mean", "‘{0}’은(는) 없는 옵션입니다. 혹시 ‘{1}’ 아닌가요?"),
        Phrase("Unknown option ", "‘{0}’은(는) 없는 옵션입니다."),
        Phrase("Invalid option", "잘못된 옵션입니다."),
        Phrase("Missing value for ", "‘{0}’ 옵션에 값이 없습니다."),
        Phrase("Missing expected argument ", "‘{0}’ 인자가 필요합니다."),
        Phrase("The option ", contains: "does not take any value", "‘{0}’ 옵션은 값을 받지 않습니다. 받은 값: ‘{1}’"),
        Phrase("The value ", contains: "Please provide one of", "‘{0}’은(는) ‘{1}’에 쓸 수 없는 값입니다. 다음 중 하나를 쓰세요: {rest}"),
        Phrase("The value ", "‘{0}’은(는) ‘{1}’에 쓸 수 없는 값입니다."),
        Phrase("Unexpected argument ", "예상하지 못한 인자입니다: ‘{0}’"),
        Phrase("", contains: "unexpected arguments", "예상하지 못한 인자입니다: {all}"),
    ]

    private static func korean(_ message: String) -> String? {
        guard let phrase = phrases.first(where: {
            message.hasPrefix($0.begins) && ($0.contains.isEmpty || message.contains($0.contains))
        }) else { return nil }
        let quoted = quotedWords(message)
        let words = [
            ("{0}", quoted.first ?? ""), ("{1}", quoted.dropFirst().first ?? ""),
            ("{rest}", quoted.dropFirst(2).joined(separator: ", ")), ("{all}", quoted.joined(separator: ", ")),
        ]
        let text = words.reduce(phrase.korean) { text, word in
            text.split(separator: word.0, omittingEmptySubsequences: false).joined(separator: word.1)
        }
        return KoreanParticle.settle(text)
    }

    /// What stands between straight quotes; an apostrophe inside a word does not occur in the parser's sentences.
    private static func quotedWords(_ message: String) -> [String] {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
}
