import ArgumentParser
import HandrailConfiguration
public import HandrailModel
public import HandrailReporting
import HandrailRules
import HandrailSource
import HandrailStandards

/// The options that choose among findings and say how they are put together, and those about what a team decided and
/// about findings that it does not count.
///
/// They are one group because the parser asks the runtime about the type of each, which takes as long as to audit a
/// small file.
struct AuditOptions: ParsableArguments {
    /// Which findings are told, by their outcome.
    enum Kind: String, WordChoice {
        case violations, reviews
    }

    /// Rules that are left out.
    @Option(
        help: HelpText.help(
            en: "Leave out this rule, or the rules of this guideline; may be repeated.",
            ko: "이 규칙이나 이 가이드라인의 규칙을 뺍니다. 여러 번 쓸 수 있습니다."))
    var not: [String] = []

    /// Areas of guidelines.
    @Option(
        help: HelpText.help(
            en: "Only rules of this area of the guidelines, such as accessibility; may be repeated.",
            ko: "accessibility 같은 가이드라인 영역의 규칙만 봅니다. 여러 번 쓸 수 있습니다."))
    var area: [String] = []

    /// Screens by name.
    @Option(
        help: HelpText.help(
            en: "Only findings on screens whose names hold this; may be repeated.",
            ko: "이름에 이 말이 들어간 화면의 결과만 봅니다. 여러 번 쓸 수 있습니다."))
    var screen: [String] = []

    /// The least impact.
    @Option(
        help: HelpText.help(
            en: "Only findings of this impact and worse.", ko: "이 영향 이상의 결과만 봅니다."))
    var impact: Impact?

    /// One kind of findings.
    @Option(help: HelpText.help(en: "Only this kind of finding.", ko: "이 종류의 결과만 봅니다."))
    var only: Kind?

    /// How many are told.
    @Option(
        help: HelpText.help(
            en: "Tell at most so many findings, the worst first; the exit status counts all.",
            ko: "심한 것부터 이 개수까지만 보여 줍니다. 종료 상태에는 모두 반영됩니다."))
    var limit: Int?

    /// How findings are put together.
    @Option(
        help: HelpText.help(
            en: "What the text report puts findings together by.", ko: "텍스트 보고서에서 결과를 묶는 기준입니다."))
    var groupBy: FindingGrouping = .cause

    /// The configuration.
    @Option(
        help: HelpText.help(
            en: "Configuration to use; by default the nearest .handrail.yml at or above the first path.",
            ko: "사용할 설정 파일입니다. 기본값은 첫 경로에서 위로 가장 가까운 .handrail.yml입니다."))
    var config: String?

    /// Whether no configuration is used.
    @Flag(help: HelpText.help(en: "Use no configuration.", ko: "설정 파일을 쓰지 않습니다."))
    var noConfig = false

    /// The baseline.
    @Option(
        help: HelpText.help(
            en: "Baseline to use; by default .handrail-baseline beside the configuration or at the repository's root.",
            ko: "사용할 기준 파일입니다. 기본값은 설정 파일 옆, 없으면 저장소 루트의 .handrail-baseline입니다."))
    var baseline: String?

    /// Whether no baseline is used.
    @Flag(help: HelpText.help(en: "Count what is in the baseline too.", ko: "기준 파일에 있는 결과도 모두 셉니다."))
    var noBaseline = false

    /// Whether a baseline is written.
    @Flag(
        help: HelpText.help(
            en: "Write all findings to the baseline, so that from now on only new ones count.",
            ko: "지금 있는 결과를 모두 기준 파일에 적어, 앞으로는 새 결과만 셉니다."))
    var writeBaseline = false

    /// Whether the baseline is pruned.
    @Flag(
        help: HelpText.help(
            en: "Take what was mended out of the baseline; nothing is ever added.",
            ko: "고친 결과를 기준 파일에서 지웁니다. 새 결과는 더하지 않습니다."))
    var updateBaseline = false

    /// The revision that a change starts from.
    @Option(
        help: HelpText.help(
            en: "Tell only findings that were made since this git revision, by auditing both sides.",
            ko: "양쪽을 모두 검사해 이 git 리비전 이후에 생긴 결과만 보여 줍니다."))
    var diff: String?

    /// Whether they leave findings out.
    var isChoice: Bool {
        !not.isEmpty || !area.isEmpty || !screen.isEmpty || impact != nil || only != nil || limit != nil
    }

    /// Refuses what cannot be asked for before anything is audited.
    func check(_ rules: [RuleInfo]) throws(CommandFailure) {
        _ = try excluded(rules)
        if let limit, limit < 0 {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“--limit” takes a whole number from 0 up, not \(limit).",
                    ko: "‘--limit’에는 0 이상의 정수를 지정하세요. 받은 값: \(limit)"))
        }
    }

    /// The audit with the findings that were asked for.
    func chosen(of audit: Audit, rules: [RuleInfo]) throws(CommandFailure) -> Audit {
        guard isChoice else { return audit }
        let excluded = try excluded(rules)
        let names = screen.map { $0.lowercased() }
        if let unknown = zip(screen, names).first(where: { pair in
            !audit.screens.contains { $0.screen.name.lowercased().contains(pair.1) }
        }) {
            throw Self.unknown("screen", "화면", unknown.0, among: audit.screens.map(\.screen.name))
        }
        let findings = audit.findings.filter { finding in
            guard !excluded.contains(finding.rule) else { return false }
            if let impact, impact < finding.impact { return false }
            if let only, (only == .violations) != (finding.outcome == .violation) { return false }
            return names.isEmpty
                || finding.screens.contains { shown in names.contains { shown.lowercased().contains($0) } }
        }
        return audit.reporting(findings, without: excluded)
    }

    /// The audit with no more findings than were asked for.
    func limited(_ audit: Audit) -> Audit {
        guard let limit, audit.findings.count > limit else { return audit }
        let rest = audit.findings.count - limit
        let note = Bilingual(
            en: "\(rest) more \(rest == 1 ? "finding is" : "findings are") not shown, as “--limit \(limit)” asks.",
            ko: "‘--limit \(limit)’에 따라 결과 \(rest)건을 더 보여 주지 않습니다.")
        let worst = audit.positionsWorstFirst.prefix(limit).sorted().map { audit.findings[$0] }
        return audit.reporting(worst, notes: [AuditNote(path: nil, text: note)])
    }

    private func excluded(_ rules: [RuleInfo]) throws(CommandFailure) -> Set<String> {
        guard !not.isEmpty || !area.isEmpty else { return [] }
        let excluded = try RuleNames(of: rules).rules(named: not)
        guard !area.isEmpty else { return excluded }
        let areas = Set(GuidelineCatalog.all.map(\.area))
        if let unknown = area.first(where: { !areas.contains($0) }) {
            throw Self.unknown("area", "영역", unknown, among: areas.sorted())
        }
        let others = rules.filter { rule in
            !rule.guidelines.contains { area.contains(String($0.prefix { $0 != "." })) }
        }
        return excluded.union(others.map(\.id))
    }

    private static func unknown(
        _ what: String, _ korean: String, _ name: String, among names: [String]
    ) -> CommandFailure {
        let nearest = NearestName.of(name, in: names)
        let list = Set(names).sorted().prefix(8).joined(separator: ", ")
        return CommandFailure(
            .badRequest,
            Bilingual(
                en: "There is no \(what) “\(name)”. "
                    + (nearest.map { "Did you mean “\($0)”?" } ?? "There are: \(list)."),
                ko: "‘\(name)’ \(korean)이(가) 없습니다. "
                    + (nearest.map { "혹시 ‘\($0)’ 아닌가요?" } ?? "있는 이름: \(list)")))
    }
}

extension Impact: WordChoice {}
extension FindingGrouping: WordChoice {}
