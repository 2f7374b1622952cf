import HandrailModel
import HandrailReporting

/// A comparison in Markdown, for a comment on a change.
struct ComparisonMarkdown {
    private let listing: ComparisonListing
    private var language: ReportLanguage { listing.language }

    /// So many findings and rows are listed: nobody reads more in a comment.
    private static let most = 100

    /// A comparison.
    init(_ listing: ComparisonListing) { self.listing = listing }

    /// All of it.
    var text: String {
        var lines = ["## handrail compare", "", listing.summary[language], ""]
        for group in listing.findings {
            lines += ["### \(group.title[language]) (\(group.list.count))", ""]
            lines += group.list.prefix(Self.most).map { finding in
                let place = ComparisonListing.place(of: finding, in: group.audit).filter { $0 != "`" }
                let message = MarkdownText.escaped(finding.message[language])
                return "- `\(finding.rule)` `\(place)`: \(message)"
            }
            lines += more(group.list.count) + [""]
        }
        for group in listing.screens {
            lines += ["### \(group.title[language]) (\(group.names.count))", ""]
            lines += group.names.prefix(Self.most).map { "- \(MarkdownText.escaped($0))" }
            lines += more(group.names.count) + [""]
        }
        for screen in listing.comparison.changed { lines += table(of: screen) }
        return lines.joined(separator: "\n")
    }

    private func table(of screen: ScreenComparison) -> [String] {
        let changed = screen.rows.filter { row in if case .same = row { false } else { true } }
        let heads = [
            Bilingual(en: "What happened", ko: "변화"), Bilingual(en: "Before", ko: "이전"),
            Bilingual(en: "After", ko: "이후"),
        ].map { $0[language] }
        let rows = changed.prefix(Self.most).map { row in
            let speech = ComparisonListing.speech(of: row)
            let mark = ComparisonListing.mark(of: row)[language]
            let (before, after) = (MarkdownText.escaped(speech.before ?? ""), MarkdownText.escaped(speech.after ?? ""))
            return "| \(mark) | \(before) | \(after) |"
        }
        let caution = ComparisonListing.caution(of: screen).map { [MarkdownText.escaped($0[language]), ""] } ?? []
        let head = ["### \(MarkdownText.escaped(screen.name))", ""] + caution
        return head + ["| \(heads.joined(separator: " | ")) |", "|---|---|---|"] + rows + more(changed.count) + [""]
    }

    private func more(_ count: Int) -> [String] {
        guard count > Self.most else { return [] }
        let rest = count - Self.most
        return ["", Bilingual(en: "and \(rest) more", ko: "그 밖에 \(rest)개")[language]]
    }
}
