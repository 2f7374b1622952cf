import HandrailReporting

/// Pieces of HTML of which a page is put together.
enum HTMLText {
    /// Text between tags or in an attribute: nothing in it can become markup.
    static func escaped(_ text: some StringProtocol) -> String { XMLText.escaped(String(text)) }

    /// An element with text in it.
    static func element(_ name: String, _ text: some StringProtocol, _ attributes: KeyValuePairs<String, String> = [:])
        -> String
    {
        "<\(name)\(written(attributes))>\(escaped(text))</\(name)>"
    }

    /// A link.
    static func link(_ address: String, _ text: some StringProtocol, _ attributes: KeyValuePairs<String, String> = [:])
        -> String
    {
        "<a href=\"\(escaped(address))\"\(written(attributes))>\(escaped(text))</a>"
    }

    /// Text in which what stands between backquotes is code, as sentences of rules have it.
    static func prose(_ text: String) -> String {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        guard !parts.count.isMultiple(of: 2) else { return escaped(text) }
        return parts.enumerated().map { index, part in
            index.isMultiple(of: 2) ? escaped(part) : "<code>\(escaped(part))</code>"
        }.joined()
    }

    /// Code of several lines that can be scrolled to with keys, since it does not wrap.
    static func code(_ text: String, label: String) -> String {
        let name = escaped(label)
        return "<pre tabindex=\"0\" role=\"group\" aria-label=\"\(name)\"><code>\(marked(text))</code></pre>"
    }

    /// A list of pieces of HTML.
    static func list(_ items: [String]) -> String {
        items.isEmpty ? "" : "<ul>\(items.map { "<li>\($0)</li>" }.joined())</ul>"
    }

    /// Terms with what is said of each, both as HTML.
    static func facts(_ facts: [(term: String, said: String)]) -> String {
        let rows = facts.map { "<dt>\(escaped($0.term))</dt><dd>\($0.said)</dd>" }
        return rows.isEmpty ? "" : "<dl>\(rows.joined())</dl>"
    }

    /// The marks of examples stand out.
    private static func marked(_ code: String) -> String {
        code.split(separator: "↓", omittingEmptySubsequences: false).map { escapedLines($0) }
            .joined(separator: "<mark>↓</mark>")
    }

    /// Line ends stay: only an attribute would lose them.
    private static func escapedLines(_ code: some StringProtocol) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { escaped($0) }.joined(separator: "\n")
    }

    private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
    }
}
