/// A comment `// handrail:ignore RULE, RULE — reason`, taken apart.
struct IgnoreComment: Hashable, Sendable {
    /// The word after `handrail:`, in the comment's spelling.
    let word: String
    /// The rules it names, in order, each once.
    let rules: [String]
    /// Why they are ignored; `nil` where it does not say so behind a separator.
    let reason: String?

    /// Takes apart what follows `handrail:`.
    ///
    /// The reason stands behind `—`, `–`, `--`, `-` or `:`. A dash inside a rule's id is part of the id.
    init(_ text: String) {
        var rest = Self.trimmed(text[...])
        word = String(rest.prefix { $0.isLetter || $0 == "-" })
        rest = Self.trimmed(rest.dropFirst(word.count))
        var rules: [String] = []
        while true {
            let id = Self.id(at: rest)
            guard !id.isEmpty else { break }
            if !rules.contains(String(id)) { rules.append(String(id)) }
            rest = Self.trimmed(rest.dropFirst(id.count))
            guard rest.first == "," else { break }
            rest = Self.trimmed(rest.dropFirst())
        }
        self.rules = rules
        let separator = Self.separators.first { rest.hasPrefix($0) }
        let words = separator.map { Self.trimmed(rest.dropFirst($0.count)) } ?? ""
        reason = words.contains(where: \.isLetter) ? String(words) : nil
    }

    /// Longer ones first, because one begins with another.
    private static let separators = ["—", "–", "--", "-", ":"]

    private static func id(at text: Substring) -> Substring {
        var id = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == ".") }
        if id.first == "-" { return "" }
        while id.last == "-" { id = id.dropLast() }
        return id
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text = text.dropLast() }
        return text
    }
}
