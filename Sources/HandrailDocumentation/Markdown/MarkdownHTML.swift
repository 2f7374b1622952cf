/// A page in Markdown as HTML. What would be markup of its own stands there as text.
struct MarkdownHTML {
    /// The address of what a link leads to, as the page needs it; `nil` for what the site does not have, of which the
    /// words stay.
    let address: (String) -> String?
    /// What code of several lines is called.
    let codeLabel: String

    /// The parts of a page, without its first heading, which is the title.
    func html(of blocks: [MarkdownBlock]) -> String {
        let isTitled = if case .heading(1, _, _) = blocks.first { true } else { false }
        return blocks.dropFirst(isTitled ? 1 : 0).map(html).joined(separator: "\n")
    }

    private func html(of block: MarkdownBlock) -> String {
        switch block {
        case .heading(let level, let text, let anchor):
            return "<h\(level) id=\"\(HTMLText.escaped(anchor))\">\(inline(text))</h\(level)>"
        case .paragraph(let text): return "<p>\(inline(text))</p>"
        case .code(let text): return HTMLText.code(text, label: codeLabel)
        case .list(let items, let isOrdered):
            let list = items.map { "<li>\(inline($0))</li>" }.joined()
            return isOrdered ? "<ol>\(list)</ol>" : "<ul>\(list)</ul>"
        case .table(let head, let rows): return table(head, rows)
        }
    }

    private func table(_ head: [String], _ rows: [[String]]) -> String {
        // A column without a name is named by nothing; an empty heading would be heard as one.
        let columns = head.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\(inline($0))</th>" }.joined()
        let body = rows.map { "<tr>\($0.map { "<td>\(inline($0))</td>" }.joined())</tr>" }.joined(separator: "\n")
        let label = HTMLText.escaped(head.filter { !$0.isEmpty }.joined(separator: ", "))
        return "<div class=\"wide\" tabindex=\"0\" role=\"group\" aria-label=\"\(label)\"><table>"
            + "<thead><tr>\(columns)</tr></thead><tbody>\(body)</tbody></table></div>"
    }

    /// A line with code, links and emphasis.
    func inline(_ text: String) -> String {
        var rest = text[...]
        var result = ""
        while let character = rest.first {
            if let (html, after) = code(rest) ?? link(rest) ?? strong(rest) {
                result += html
                rest = after
            } else if character == "\\", let next = rest.dropFirst().first, next.isPunctuation || next.isSymbol {
                result += HTMLText.escaped(String(next))
                rest = rest.dropFirst(2)
            } else {
                result += character == "\n" ? "\n" : HTMLText.escaped(String(character))
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private func code(_ text: Substring) -> (String, Substring)? {
        let fence = text.prefix { $0 == "`" }
        guard !fence.isEmpty, let end = text.dropFirst(fence.count).firstRange(of: fence) else { return nil }
        let words = text.dropFirst(fence.count)[..<end.lowerBound].split(whereSeparator: \.isNewline)
        return ("<code>\(HTMLText.escaped(words.joined(separator: " ")))</code>", text[end.upperBound...])
    }

    private func link(_ text: Substring) -> (String, Substring)? {
        if text.hasPrefix("<http"), let end = text.firstIndex(of: ">") {
            let address = text[text.index(after: text.startIndex)..<end]
            guard !address.contains(where: \.isWhitespace) else { return nil }
            return (HTMLText.link(String(address), address), text[text.index(after: end)...])
        }
        guard text.first == "[", let middle = text.firstRange(of: "]("),
            let end = text[middle.upperBound...].firstIndex(of: ")")
        else { return nil }
        let words = text[text.index(after: text.startIndex)..<middle.lowerBound]
        let target = String(text[middle.upperBound..<end])
        guard !words.contains("["), !target.contains(where: \.isWhitespace) else { return nil }
        let html = address(target).map { "<a href=\"\(HTMLText.escaped($0))\">\(inline(String(words)))</a>" }
        return (html ?? inline(String(words)), text[text.index(after: end)...])
    }

    private func strong(_ text: Substring) -> (String, Substring)? {
        for (mark, name) in [("**", "strong"), ("*", "em")] where text.hasPrefix(mark) {
            let start = text.dropFirst(mark.count)
            guard start.first?.isWhitespace == false, let end = start.firstRange(of: mark) else { continue }
            let words = start[..<end.lowerBound]
            guard words.last?.isWhitespace == false else { continue }
            return ("<\(name)>\(inline(String(words)))</\(name)>", start[end.upperBound...])
        }
        return nil
    }
}
