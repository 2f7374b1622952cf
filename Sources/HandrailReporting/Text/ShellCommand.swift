/// A command as it is typed into a shell.
struct ShellCommand {
    /// Its words, each quoted where the shell would read it otherwise.
    let text: String

    /// The command of some words.
    init(_ words: [String]) {
        text = words.map { Self.quoted(PrintableText.line($0)) }.joined(separator: " ")
    }

    private static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./:@%+,=".contains($0) }
        return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
}
