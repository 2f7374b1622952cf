import HandrailModel
import HandrailSource

/// Writes the end of a terminal report: what was found, what was examined, and what was not.
struct TerminalSummary {
    private let options: ReportOptions
    private let audit: Audit
    private let sections: [FindingSection]
    private let phrases: TerminalPhrases

    /// Lists at the end are cut after this many lines.
    private static let limit = 20

    /// The end of the report of `audit`.
    init(options: ReportOptions, audit: Audit, sections: [FindingSection]) {
        self.options = options
        self.audit = audit
        self.sections = sections
        phrases = TerminalPhrases(language: options.language)
    }

    /// Writes it.
    func write(on page: inout TerminalPage) {
        page.rule()
        let rows = [
            (phrases.pick("Found", "결과"), found), (phrases.pick("Examined", "검사 범위"), examined),
            (phrases.pick("Reached", "도달 범위"), reached), (phrases.pick("Not seen", "미확인"), unseen),
        ]
        let width = rows.map { DisplayWidth.of($0.0) }.max() ?? 0
        for (label, text) in rows where !text.isEmpty { page.labeled(label, width: width, text, indent: 0) }
        TerminalTallies(tallies: audit.tallies, phrases: phrases).write(on: &page)
        reasons(on: &page)
        notes(on: &page)
    }

    /// The findings by outcome and impact.
    private var found: String {
        guard !audit.findings.isEmpty else { return nothingFound }
        let violations = audit.findings.filter { $0.outcome == .violation }
        let byImpact = Impact.allCases.compactMap { impact -> String? in
            let count = violations.count { $0.impact == impact }
            guard count > 0 else { return nil }
            let digits = TerminalPhrases.grouped(count)
            return phrases.pick("\(digits) \(phrases.impact(impact))", "\(phrases.impact(impact)) \(digits)")
        }
        let first = phrases.count(violations.count, "violation", "violations", "위반", "건")
        let reviews = phrases.count(audit.findings.count - violations.count, "review", "reviews", "검토 필요", "건")
        return [byImpact.isEmpty ? first : "\(first) (\(byImpact.joined(separator: ", ")))", reviews].joined(
            separator: " · ")
    }

    /// An audit that saw nothing is never called clean.
    private var nothingFound: String {
        audit.coverage.elements > 0
            ? phrases.pick("no violations in what was examined", "검사한 범위에서 위반을 찾지 못했습니다")
            : phrases.pick(
                "nothing was measured: there was no element to examine", "측정하지 못했습니다. 검사할 요소가 없습니다")
    }

    private var examined: String {
        let coverage = audit.coverage
        let files =
            phrases.count(coverage.files, "Swift file", "Swift files", "Swift 파일")
            + " (\(phrases.size(coverage.bytes)))"
        let interfaces = phrases.count(
            coverage.interfaceFiles, "interface file", "interface files", "인터페이스 파일")
        let captures = phrases.count(coverage.captures, "capture", "captures", "캡처")
        // What an app does not have goes without saying, unless it has none of it.
        let read = [
            coverage.files > 0 || coverage.interfaceFiles + coverage.captures == 0 ? files : nil,
            coverage.interfaceFiles > 0 ? interfaces : nil,
            coverage.captures > 0 ? captures : nil,
        ]
        let parts =
            read.compactMap { $0 } + [
                phrases.count(coverage.targets, "target", "targets", "타깃"),
                phrases.count(coverage.screens, "screen", "screens", "화면"),
                phrases.count(coverage.elements, "element", "elements", "요소"),
            ]
        return parts.joined(separator: " · ")
    }

    /// How much of the code that makes views is met on screens.
    private var reached: String {
        guard let views = share(audit.reach.counts) else { return "" }
        let first = phrases.pick("\(views) places in code that make views", "뷰를 만드는 코드 \(views)")
        let controls = share(audit.reach.controls).map { phrases.pick("; controls \($0)", " · 컨트롤 \($0)") }
        let all = audit.reach.all.sites == audit.reach.counts.sites ? nil : share(audit.reach.all)
        let changes = all.map { phrases.pick("; with what changes them \($0)", " · 뷰를 바꾸는 코드까지 \($0)") }
        return first + (controls ?? "") + (changes ?? "")
    }

    /// `180 of 200 (90 %)`, rounded down, so that only everything is a hundred.
    private func share(_ counts: Reach.Counts) -> String? {
        guard let share = counts.share else { return nil }
        let met = TerminalPhrases.grouped(counts.sites - counts.notReached)
        let all = TerminalPhrases.grouped(counts.sites)
        let percent = Int((share * 100).rounded(.down))
        return phrases.pick("\(met) of \(all) (\(percent) %)", "\(all)곳 중 \(met)곳(\(percent)%)")
    }

    /// Files and parts of screens that could not be looked into.
    private var unseen: String {
        var parts: [String] = []
        if audit.coverage.troubledFiles > 0 {
            let files = phrases.count(audit.coverage.troubledFiles, "file", "files", "파일")
            parts.append(phrases.pick("\(files) not fully read", "끝까지 읽지 못한 \(files)"))
        }
        let screens = audit.screens.map { ScreenSummary($0) }
        let opaque = screens.filter { $0.opaque > 0 }
        if !opaque.isEmpty {
            let count = phrases.count(opaque.reduce(0) { $0 + $1.opaque }, "element", "elements", "요소")
            let names = phrases.list(opaque.map { "\(PrintableText.line($0.name)) \($0.opaque)" }, limit: 4)
            parts.append(
                phrases.pick("\(count) that cannot be looked into (\(names))", "내부를 볼 수 없는 \(count) (\(names))"))
        }
        let empty = screens.filter { $0.elements == 0 }.map { PrintableText.line($0.name) }
        if !empty.isEmpty {
            let names = phrases.list(empty, limit: 4)
            parts.append(
                phrases.pick(
                    "not measured, because nothing was found on them: \(names)", "요소를 찾지 못해 측정하지 않은 화면: \(names)"))
        }
        return parts.joined(separator: " · ")
    }

    private func reasons(on page: inout TerminalPage) {
        let rows = audit.tallies.flatMap { tally in
            tally.cannotTell.map { (count: $0.value, rule: tally.rule, reason: options.words($0.key)) }
        }.sorted { ($1.count, $0.rule, $0.reason) < ($0.count, $1.rule, $1.reason) }
        guard !rows.isEmpty else { return }
        let total = phrases.count(rows.reduce(0) { $0 + $1.count }, "subject", "subjects", "대상")
        heading(phrases.pick("Could not tell (\(total))", "판단 불가 (\(total))"), on: &page)
        let digits = rows.map { TerminalPhrases.grouped($0.count).count }.max() ?? 1
        for row in rows.prefix(Self.limit) {
            let number = TextWrapper.padLeft(TerminalPhrases.grouped(row.count), to: digits)
            page.labeled(number, width: digits, PrintableText.line("\(row.rule): \(row.reason)"), indent: 2)
        }
        if rows.count > Self.limit { page.line(page.spaces(4 + digits) + phrases.more(rows.count - Self.limit)) }
    }

    private func notes(on page: inout TerminalPage) {
        guard !audit.notes.isEmpty else { return }
        heading(phrases.pick("Skipped (\(audit.notes.count))", "건너뜀 (\(audit.notes.count)개)"), on: &page)
        for note in audit.notes.prefix(Self.limit) {
            if let path = note.path { page.line(page.spaces(2) + PrintableText.line(path)) }
            page.paragraph(PrintableText.lines(options.words(note.text)), indent: note.path == nil ? 2 : 4)
        }
        if audit.notes.count > Self.limit { page.line(page.spaces(2) + phrases.more(audit.notes.count - Self.limit)) }
    }

    private func heading(_ text: String, on page: inout TerminalPage) {
        page.gap()
        page.line(page.paint(text, .strong))
    }
}
