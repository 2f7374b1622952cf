/// A part of a page in Markdown, as far as pages of this project use it.
enum MarkdownBlock: Equatable {
    /// A heading with its level and its anchor.
    case heading(Int, String, anchor: String)
    /// A paragraph in one line.
    case paragraph(String)
    /// Code as it stands.
    case code(String)
    /// Items, with numbers or without.
    case list([String], isOrdered: Bool)
    /// A row of headings, and rows.
    case table([String], [[String]])

    /// Its words, without marks of code and emphasis.
    var words: String {
        switch self {
        case .heading(_, let text, _), .paragraph(let text), .code(let text): text
        case .list(let items, _): items.joined(separator: " ")
        case .table(let head, let rows): (head + rows.flatMap(\.self)).joined(separator: " ")
        }
    }
}
