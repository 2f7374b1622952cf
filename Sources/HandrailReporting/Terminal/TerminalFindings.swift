import HandrailModel
import HandrailSource

/// Writes the findings of a terminal report.
struct TerminalFindings {
    private let options: ReportOptions
    private let audit: Audit
    private let phrases: TerminalPhrases
    private let rules: [String: RuleDescription]
    /// Cells of the widest line number, so that all excerpts stand in one column.
    private let gutter: Int

    /// For the findings of `audit`.
    init(options: ReportOptions, audit: Audit) {
        self.options = options
        self.audit = audit
        phrases = TerminalPhrases(language: options.language)
        rules = options.rulesByID
        let last = audit.findings.compactMap { ResolvedPlace($0.place, in: audit)?.start.line }.max() ?? 1
        gutter = max(3, String(last).count)
    }

    /// Writes a section under its heading.
    func write(_ section: FindingSection, on page: inout TerminalPage) {
        heading(of: section, on: &page)
        for cluster in section.clusters {
            page.gap()
            write(cluster, style: style(of: section.key), on: &page)
        }
    }

    private func heading(of section: FindingSection, on page: inout TerminalPage) {
        let key = section.key
        let kind =
            switch key.outcome {
            case .violation: "✗ \(phrases.outcome(key.outcome)) · \(phrases.impact(key.impact))"
            case .review: "? \(phrases.outcome(key.outcome))"
            }
        let count = section.count > 1 ? page.paint(" × \(section.count)", .faint) : ""
        page.line("\(page.paint(kind, style(of: key)))  \(page.paint(PrintableText.line(key.rule), .strong))\(count)")
        if let title = rules[key.rule]?.title {
            page.paragraph(PrintableText.line(options.words(title)), indent: 2, style: .faint)
        }
    }

    private func style(of key: FindingSection.Key) -> TerminalStyle {
        switch ReportSeverity(key.outcome, key.impact) {
        case .error: .alarm
        case .warning: .warning
        case .note: .notice
        }
    }

    private func write(_ cluster: [FindingGroup], style: TerminalStyle, on page: inout TerminalPage) {
        guard let first = cluster.first else { return }
        for message in first.messages { page.paragraph(PrintableText.lines(options.words(message)), indent: 2) }
        for group in cluster {
            page.gap()
            excerpt(of: group.place, style: style, on: &page)
            related(to: group, on: &page)
        }
        let rows = details(of: first).filter { !$0.text.isEmpty }
        guard !rows.isEmpty else { return }
        page.gap()
        for row in rows {
            page.labeled(row.label, width: labelWidth, PrintableText.lines(row.text), indent: 4)
        }
    }

    private func excerpt(of place: SourcePlace, style: TerminalStyle, on page: inout TerminalPage) {
        guard let place = ResolvedPlace(place, in: audit) else { return }
        let position = "\(PrintableText.line(place.path)):\(place.start.line):\(place.start.column)"
        page.line(page.spaces(4) + page.paint(position, .strong))
        guard place.source.isText else { return }
        let head = 4 + gutter + 3
        let excerpt = SourceExcerpt(place, width: page.width - head)
        // A place that starts where nothing stands, such as a whole picture, has nothing to show.
        guard !excerpt.text.isEmpty else { return }
        let number = TextWrapper.padLeft(String(excerpt.number), to: gutter)
        page.line(page.spaces(4) + page.paint("\(number) │ ", .faint) + excerpt.text)
        let carets = page.paint(String(repeating: "^", count: excerpt.underline.count), style)
        page.line(
            page.spaces(4) + page.paint("\(page.spaces(gutter)) │ ", .faint) + page.spaces(excerpt.underline.lowerBound)
                + carets + reach(of: excerpt, head: head, on: page))
    }

    /// Says where a range ends that goes on below its first line, if there is room.
    private func reach(of excerpt: SourceExcerpt, head: Int, on page: TerminalPage) -> String {
        guard let last = excerpt.lastLine else { return "" }
        let words = phrases.pick(" to line \(last)", " \(last)행까지")
        let fits = head + excerpt.underline.upperBound + DisplayWidth.of(words) <= page.width
        return fits ? page.paint(words, .faint) : ""
    }

    private func related(to group: FindingGroup, on page: inout TerminalPage) {
        let limit = 6
        for related in group.related.prefix(limit) {
            guard let place = ResolvedPlace(related.place, in: audit) else { continue }
            let position = "\(PrintableText.line(place.path)):\(place.start.line):\(place.start.column)"
            let why = PrintableText.line(options.words(related.why))
            let column = 4 + gutter + 3
            let head = page.spaces(column - 4) + page.paint("→   \(position)", .faint)
            if column + DisplayWidth.of(position) + 2 + DisplayWidth.of(why) <= page.width {
                page.line("\(head)  \(why)")
            } else {
                page.line(head)
                page.paragraph(why, indent: column)
            }
        }
        let rest = group.related.count - limit
        if rest > 0 { page.line(page.spaces(4 + gutter + 3) + phrases.more(rest)) }
    }

    private var labels: (fix: String, setting: String, screens: String, certainty: String, guideline: String) {
        (
            phrases.pick("Fix", "해결"), phrases.pick("Setting", "설정"), phrases.pick("Seen on", "화면"),
            phrases.pick("Certainty", "확실성"), phrases.pick("Guideline", "지침")
        )
    }

    private var labelWidth: Int {
        let labels = labels
        return [labels.fix, labels.setting, labels.screens, labels.certainty, labels.guideline].map(DisplayWidth.of)
            .max() ?? 0
    }

    private func details(of group: FindingGroup) -> [(label: String, text: String)] {
        let guidelines = group.guidelines.map(options.title(ofGuideline:)) + group.criteria
        return group.fixes.map { (labels.fix, options.words($0)) } + [
            (labels.setting, group.settings.map { options.words($0.description) }.joined(separator: "; ")),
            (labels.screens, phrases.list(group.screens, limit: 6)),
            (labels.certainty, phrases.certainty(group.certainty) ?? ""),
            (labels.guideline, guidelines.joined(separator: " · ")),
        ]
    }
}
