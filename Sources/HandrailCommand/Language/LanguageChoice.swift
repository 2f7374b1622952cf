import HandrailModel

/// Chooses the language before anything is parsed, because the parser's own complaints are to be in it.
enum LanguageChoice {
    /// The language that `--lang` names, else the one of the environment, else English.
    static func language(arguments: [String], environment: [String: String]) -> ReportLanguage {
        asked(arguments) ?? fromEnvironment(environment)
    }

    private static func asked(_ arguments: [String]) -> ReportLanguage? {
        var result: ReportLanguage?
        for (index, argument) in arguments.enumerated() {
            if argument == "--" { break }
            if argument == "--lang", index + 1 < arguments.count {
                result = ReportLanguage(rawValue: arguments[index + 1]) ?? result
            } else if argument.hasPrefix("--lang=") {
                result = ReportLanguage(rawValue: String(argument.dropFirst("--lang=".count))) ?? result
            }
        }
        return result
    }

    /// The first of the three that is set decides, as POSIX has it: `ko`, `ko_KR` and `ko_KR.UTF-8` are Korean.
    private static func fromEnvironment(_ environment: [String: String]) -> ReportLanguage {
        let value = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let code = (value ?? "").prefix { $0.isASCII && $0.isLetter }.lowercased()
        return ReportLanguage(rawValue: code) ?? .english
    }
}
