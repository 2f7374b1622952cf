/// Words of a project or of a person in Markdown.
package enum MarkdownText {
    /// The text on one line; it cannot become a link, an image, code, markup of its own or another cell.
    package static func escaped(_ text: String) -> String {
        PrintableText.lines(text).reduce(into: "") { result, character in
            if signs.contains(character) { result += "\\" }
            result.append(character == "\n" ? " " : character)
        }
    }

    /// A name as code. A backquote in it would end the code that it stands in.
    package static func code(_ text: String) -> String {
        "`" + PrintableText.line(text).filter { $0 != "`" && $0 != "|" } + "`"
    }

    private static let signs: Set<Character> = ["\\", "*", "_", "[", "]", "<", ">", "|", "#", "@", "!", "~", "&", "`"]
}
