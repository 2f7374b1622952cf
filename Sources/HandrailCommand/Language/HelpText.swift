import ArgumentParser
import HandrailModel

/// The words of the help in the language of this run.
enum HelpText {
    /// The language of this run: the parser makes its descriptions without arguments, so it is handed down by task.
    @TaskLocal static var language: ReportLanguage = .english

    /// Whether a verb is parsed by itself. Help is answered from the root, so that the verb then knows no flags of it:
    /// to make their names the parser asks the runtime how a value is printed, which takes as long as to audit a file.
    @TaskLocal static var isVerbAlone = false

    /// How help is asked for; `nil` for the names that the parser has by itself.
    static var names: NameSpecification? { isVerbAlone ? [] : nil }

    /// A help text.
    static func help(en: String, ko: String) -> ArgumentHelp { ArgumentHelp(abstract(en: en, ko: ko)) }

    /// A description.
    static func abstract(en: String, ko: String) -> String { Bilingual(en: en, ko: ko)[language] }

    /// A help page with the parser's own words in `language`.
    static func translated(_ page: String, to language: ReportLanguage) -> String {
        switch language {
        case .english: return page
        case .korean:
            return page.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                phrases.reduce(String(line)) { text, phrase in replace(phrase.en, with: phrase.ko, in: text) }
            }.joined(separator: "\n")
        }
    }

    private static let phrases = [
        Bilingual(en: "OVERVIEW:", ko: "개요:"),
        Bilingual(en: "USAGE:", ko: "사용법:"),
        Bilingual(en: "ARGUMENTS:", ko: "인자:"),
        Bilingual(en: "OPTIONS:", ko: "옵션:"),
        Bilingual(en: "SUBCOMMANDS:", ko: "명령:"),
        Bilingual(en: "<subcommand>", ko: "<명령>"),
        Bilingual(en: "Show the version.", ko: "버전을 표시합니다."),
        Bilingual(en: "Show help information.", ko: "도움말을 표시합니다."),
        Bilingual(en: "(values: ", ko: "(값: "),
        Bilingual(en: "default: ", ko: "기본값: "),
        Bilingual(
            en: "See 'handrail help <명령>' for detailed help.",
            ko: "자세한 도움말은 ‘handrail help <명령>’으로 볼 수 있습니다."),
    ]

    private static func replace(_ old: String, with new: String, in text: String) -> String {
        guard let range = text.firstRange(of: old) else { return text }
        return text.replacingCharacters(in: range, with: new)
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
        String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
    }
}
