import HandrailReporting

/// Text of a project made fit for a page: no control can turn or hide what stands around it, and no text is endless.
package enum PageText {
    /// More characters of one text are no help to anybody; a label may have a million.
    package static let longest = 2000

    /// The text with its lines; what is left out at the end is told by an ellipsis.
    static func clean(_ text: String) -> String {
        let isLong = text.utf8.count > longest && text.count > longest
        let short = isLong ? String(text.prefix(longest)) + "…" : text
        guard short.contains(where: \.isNewline) else { return PlainLine.of(short) }
        return short.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .map { PlainLine.of(String($0)) }.joined(separator: "\n")
    }
}
