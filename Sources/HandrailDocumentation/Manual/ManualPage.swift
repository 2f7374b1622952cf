package import HandrailModel

/// The manual page of the tool with all of its commands, for `man`.
///
/// Source: man(7), <https://man7.org/linux/man-pages/man7/man.7.html>.
package struct ManualPage: Sendable {
    private let tool: CommandReference
    private let language: ReportLanguage
    private let version: String

    /// The page in a language.
    package init(in language: ReportLanguage, version: String) throws {
        tool = try CommandReference.tool(in: language)
        self.language = language
        self.version = version
    }

    /// Where the page belongs below a folder `man`.
    package var path: String {
        switch language {
        case .english: "man1/handrail.1"
        case .korean: "ko/man1/handrail.1"
        }
    }

    /// The page.
    package var text: String {
        let name = tool.commandName
        let parts: [[String]] = [
            [".TH \(name.uppercased()) 1 \"\" \"Handrail \(version)\""],
            [heading("NAME", "이름"), "\(name) \\- \(Self.escaped(tool.abstract ?? ""))"],
            [heading("SYNOPSIS", "사용법"), ".B \(name)", Self.escaped("<command> [options]")],
            [heading("DESCRIPTION", "설명"), Self.line(tool.discussion ?? "")],
            [heading("COMMANDS", "명령")] + tool.all().dropFirst().flatMap { section($0.words, $0.command) },
        ]
        return parts.flatMap(\.self).joined(separator: "\n") + "\n"
    }

    private func heading(_ english: String, _ korean: String) -> String {
        ".SH \(Bilingual(en: english, ko: korean)[language])"
    }

    private func section(_ words: [String], _ command: CommandReference) -> [String] {
        let head = [".SS \(Self.escaped(command.usage(words)))", Self.line(command.abstract ?? "")]
        let more = command.discussion.map { [".PP", Self.line($0)] } ?? []
        return head + more + command.listed.flatMap { argument in
            [".TP", "\\fB\(Self.escaped(argument.usage))\\fR", Self.line(said(of: argument))]
        }
    }

    private func said(of argument: CommandReference.Argument) -> String {
        let values = argument.allValues.map { Bilingual(
            en: "Values: \($0.joined(separator: ", ")).", ko: "값: \($0.joined(separator: ", "))")[language] }
        let usual = argument.defaultValue.map { Bilingual(en: "Default: \($0).", ko: "기본값: \($0)")[language] }
        return [argument.abstract, values, usual].compactMap(\.self).joined(separator: " ")
    }

    /// A line that `man` takes for text: one that began with a period would be a request.
    private static func line(_ text: String) -> String {
        let line = escaped(text)
        return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\\": "\\e"
            case "-": "\\-"
            case "\n": " "
            default: String(character)
            }
        }.joined()
    }
}
