public import HandrailModel
public import HandrailReporting
import HandrailTranscripts

/// The findings as a table of comma-separated values (RFC 4180), which spreadsheets open.
public struct SpreadsheetReport: Report {
    private let options: ReportOptions

    /// A table with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// A mark of order of bytes, by which spreadsheets know UTF-8, the names of the columns, and a row for each
    /// finding, the worst first.
    public func text(of audit: Audit) -> String {
        let titles = Dictionary(options.rules.map { ($0.id, $0.title) }, uniquingKeysWith: { first, _ in first })
        let rows = audit.positionsWorstFirst.compactMap { position -> [String]? in
            let finding = audit.findings[position]
            guard let place = SourceLocation(finding.place, in: audit.files) else { return nil }
            return [
                FindingWords.outcome(finding.outcome)[options.language],
                FindingWords.impact(finding.impact)[options.language],
                FindingWords.certainty(finding.certainty)[options.language], finding.rule,
                titles[finding.rule].map(words) ?? "", place.file, String(place.line), words(finding.message),
                words(finding.fix),
                finding.screens.joined(separator: "; "), finding.guidelines.joined(separator: "; "),
                finding.criteria.joined(separator: "; "), finding.setting.map { words($0.description) } ?? "",
                finding.fingerprint,
            ]
        }
        let lines = ([Self.columns.map { $0[options.language] }] + rows).map { row in
            row.map(Self.cell).joined(separator: ",")
        }
        return "\u{FEFF}" + lines.joined(separator: "\r\n") + "\r\n"
    }

    private func words(_ text: Bilingual) -> String {
        switch options.language {
        case .english: text.en
        case .korean: KoreanParticle.settle(text.ko)
        }
    }

    /// A cell in quotes. What a spreadsheet would take for a formula begins with an apostrophe, which it shows as text.
    ///
    /// Source: <https://owasp.org/www-community/attacks/CSV_Injection>.
    package static func cell(_ text: String) -> String {
        let plain = PageText.clean(text)
        let first = plain.first { !$0.isWhitespace }
        let isFormula = first.map { "=+-@＝＋－＠".contains($0) } ?? false
        return "\"" + ((isFormula ? "'" : "") + plain).replacing("\"", with: "\"\"") + "\""
    }

    private static let columns = [
        Bilingual(en: "Kind", ko: "종류"), Bilingual(en: "Impact", ko: "영향"), Bilingual(en: "Certainty", ko: "확실성"),
        Bilingual(en: "Rule", ko: "규칙"), Bilingual(en: "What it finds", ko: "찾는 문제"), Bilingual(en: "File", ko: "파일"),
        Bilingual(en: "Line", ko: "행"), Bilingual(en: "What is wrong", ko: "문제"),
        Bilingual(en: "What to do", ko: "고치는 방법"), Bilingual(en: "Screens", ko: "화면"),
        Bilingual(en: "Guidelines", ko: "가이드라인"), Bilingual(en: "Criteria", ko: "기준"),
        Bilingual(en: "Setting", ko: "설정"), Bilingual(en: "Fingerprint", ko: "핑거프린트"),
    ]
}
