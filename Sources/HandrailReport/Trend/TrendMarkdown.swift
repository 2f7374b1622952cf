public import HandrailModel
import HandrailReporting

/// What became of an earlier state, as Markdown below the summary.
public struct TrendMarkdown {
    private let trend: ReportTrend
    private let language: ReportLanguage

    /// A trend in a language.
    public init(_ trend: ReportTrend, language: ReportLanguage) {
        self.trend = trend
        self.language = language
    }

    /// The figures in a sentence, and a row for each rule of which something is gone or new.
    public var text: String {
        let since = MarkdownText.escaped(trend.since)
        let title = Bilingual(en: "### Since \(since)", ko: "### \(since) 이후")[language]
        let rows = trend.counts(by: \.rule).map { "| `\($0.key)` | \($0.gone) | \($0.new) |" }
        let table = rows.isEmpty ? [] : [columns[language], "|---|--:|--:|"] + rows + [""]
        return ([title, "", sentence[language], ""] + table).joined(separator: "\n")
    }

    private var sentence: Bilingual {
        let (gone, new, same) = (trend.gone.count, trend.new.count, trend.same)
        return Bilingual(
            en: "**\(gone) gone**, \(new) new, \(same) the same.", ko: "**없어짐 \(gone)건**, 새로 생김 \(new)건, 그대로 \(same)건.")
    }

    private let columns = Bilingual(en: "| Rule | Gone | New |", ko: "| 규칙 | 없어짐 | 새로 생김 |")
}
