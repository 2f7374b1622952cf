import ArgumentParser
import HandrailReporting

/// A form that comparisons are printed in.
enum ComparisonFormat: String, WordChoice {
    case text, json, markdown

    /// Writes a comparison down; text for people goes on a page.
    func bytes(of comparison: ComparisonListing, on page: TextPage) throws -> [UInt8] {
        switch self {
        case .text: try ListFormat.text.bytes(comparison, page)
        case .json: try ListFormat.json.bytes(comparison, page)
        case .markdown: Array(ComparisonMarkdown(comparison).text.utf8)
        }
    }
}
