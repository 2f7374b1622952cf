import HandrailModel
import HandrailReporting
import HandrailTranscripts

/// A comparison as people and programs read it.
struct ComparisonListing: Listing {
    /// What was compared.
    let comparison: AuditComparison
    /// The language.
    let language: ReportLanguage

    /// What is said of a row in front of it.
    static func mark(of row: ScreenComparison.Row) -> Bilingual {
        switch row {
        case .same: Bilingual(en: "same", ko: "같음")
        case .changed(let old, let new) where old.name != new.name: Bilingual(en: "renamed", ko: "이름 바뀜")
        case .changed: Bilingual(en: "changed", ko: "바뀜")
        case .removed: Bilingual(en: "removed", ko: "없어짐")
        case .added: Bilingual(en: "added", ko: "새로 생김")
        case .movedFrom, .movedTo: Bilingual(en: "moved", ko: "순서 바뀜")
        }
    }

    /// What is said before and after.
    static func speech(of row: ScreenComparison.Row) -> (before: String?, after: String?) {
        switch row {
        case .same(let stop): (stop.speech, stop.speech)
        case .changed(let old, let new): (old.speech, new.speech)
        case .removed(let stop), .movedFrom(let stop): (stop.speech, nil)
        case .added(let stop), .movedTo(let stop): (nil, stop.speech)
        }
    }

    /// The figures in one sentence.
    var summary: Bilingual {
        let findings = comparison.findings
        let (gone, new, same) = (findings.gone.count, findings.new.count, findings.same)
        let changed = comparison.changed.count
        return Bilingual(
            en: """
                Findings: \(gone) gone, \(new) new, \(same) the same. Screens: \(changed) changed, \
                \(comparison.unchanged) the same, \(comparison.removed.count) removed, \(comparison.added.count) added.
                """,
            ko: """
                결과: 없어짐 \(gone)건, 새로 생김 \(new)건, 같음 \(same)건. 화면: 바뀜 \(changed)개, 같음 \(comparison.unchanged)개, \
                없어짐 \(comparison.removed.count)개, 새로 생김 \(comparison.added.count)개.
                """)
    }

    /// The findings that are not in both, with their headings, the new ones first.
    var findings: [(title: Bilingual, audit: Audit, list: [Finding])] {
        [
            (Bilingual(en: "New findings", ko: "새로 생긴 결과"), comparison.after, comparison.findings.new),
            (Bilingual(en: "Findings that are gone", ko: "없어진 결과"), comparison.before, comparison.findings.gone),
        ].filter { !$0.2.isEmpty }
    }

    /// Screens that only one version has, with their headings.
    var screens: [(title: Bilingual, names: [String])] {
        [
            (Bilingual(en: "Screens that were added", ko: "새로 생긴 화면"), comparison.added),
            (Bilingual(en: "Screens that were removed", ko: "없어진 화면"), comparison.removed),
        ].filter { !$0.1.isEmpty }
    }

    /// What to say of a screen on which it is not known what was moved; `nil` where it is.
    static func caution(of screen: ScreenComparison) -> Bilingual? {
        let most = ScreenComparison.mostStops
        return screen.isOrderKnown ? nil : Bilingual(
            en: "More than \(most) elements lie where the order changed, so which of them were moved is not known.",
            ko: "순서가 바뀐 구간에 요소가 \(most)개 넘게 있어, 어느 요소가 옮겨졌는지는 알 수 없습니다.")
    }

    /// The file and line of a finding.
    static func place(of finding: Finding, in audit: Audit) -> String {
        SourceLocation(finding.place, in: audit.files).map { "\($0.file):\($0.line)" } ?? ""
    }

    /// Both transcripts of each screen in two columns.
    func text(on page: TextPage) -> String {
        var page = page
        page.paragraph(summary[language])
        for group in findings {
            page.heading("\(group.title[language]) (\(group.list.count))")
            for finding in group.list {
                page.paragraph(
                    "\(finding.rule)  \(Self.place(of: finding, in: group.audit)) — \(finding.message[language])",
                    indent: 2, hanging: 2)
            }
        }
        for group in screens {
            page.heading("\(group.title[language]) (\(group.names.count))")
            for name in group.names { page.line(PlainLine.of(name), indent: 2) }
        }
        let width = min(max(page.terminalWidth, 60), 160)
        for screen in comparison.changed {
            page.heading(PlainLine.of(screen.name))
            if let caution = Self.caution(of: screen) { page.paragraph(caution[language]) }
            for row in screen.rows { write(row, width: width, on: &page) }
        }
        return page.text
    }

    private func write(_ row: ScreenComparison.Row, width: Int, on page: inout TextPage) {
        let side = (width - Self.markWidth - 5) / 2
        let speech = Self.speech(of: row)
        let left = TextFitting.lines(PlainLine.of(speech.before ?? ""), width: side)
        let right = TextFitting.lines(PlainLine.of(speech.after ?? ""), width: side)
        for number in 0..<max(left.count, right.count, 1) {
            let mark = number == 0 ? Self.mark(of: row)[language] : ""
            let first = number < left.count ? left[number] : ""
            let second = number < right.count ? right[number] : ""
            page.line(
                TextFitting.pad(mark, to: Self.markWidth) + " " + TextFitting.pad(first, to: side) + " │ " + second)
        }
    }

    private static let markWidth = 10

    /// The comparison for programs.
    func json() throws -> String { try JSONText.of(ComparisonV1(comparison, language: language)) }
}
