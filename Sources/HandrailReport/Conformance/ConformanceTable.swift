import HandrailModel
import HandrailReporting
import HandrailStandards
import HandrailTranscripts

/// The draft of a conformance table: each criterion of a standard with what can be said of it.
struct ConformanceTable: Sendable {
    /// The standard.
    let standard: ConformanceStandard
    /// Its criteria.
    let rows: [ConformanceRow]
    private let audit: Audit

    /// What an audit says of a standard.
    init(_ standard: ConformanceStandard, _ audit: Audit, rules: [RuleDescription]) {
        self.standard = standard
        self.audit = audit
        let tallies = Dictionary(audit.tallies.map { ($0.rule, $0) }, uniquingKeysWith: { first, _ in first })
        let wrong = Dictionary(grouping: audit.findings.filter { $0.outcome == .violation }, by: \.rule)
        let isWhole = Self.isWhole(audit)
        rows = standard.criteria.map { criterion in
            let ids = Set(
                (criterion.standard == .wcag ? [criterion.number] : criterion.wcagNumbers).map { "WCAG 2.2 \($0)" })
            let evidence = rules.filter { !ids.isDisjoint(with: $0.criteria) }.map { rule in
                ConformanceEvidence(
                    rule: rule.id, tally: tallies[rule.id],
                    places: (wrong[rule.id] ?? []).prefix(ConformanceEvidence.mostPlaces).compactMap { finding in
                        SourceLocation(finding.place, in: audit.files).map { "\($0.file):\($0.line)" }
                    })
            }
            return ConformanceRow(criterion, evidence, isWhole: isWhole)
        }
    }

    /// Whether everything there is was read: source, all of it, and every view in it is met on a screen.
    private static func isWhole(_ audit: Audit) -> Bool {
        let (coverage, reach) = (audit.coverage, audit.reach.counts)
        return coverage.files > 0 && coverage.troubledFiles == 0
            && reach.notReached == 0
            && audit.screens.allSatisfy { ScreenSummary($0).opaque == 0 }
    }

    /// How many criteria each verdict has, in the order of the verdicts.
    var counts: [(verdict: ConformanceVerdict, count: Int)] {
        ConformanceVerdict.allCases.map { verdict in (verdict, rows.count { $0.verdict == verdict }) }
    }

    /// The number, title and level of a criterion; the title is in a language, or in the one that it is known in.
    static func heading(of criterion: Criterion, _ language: ReportLanguage) -> String {
        let title =
            switch language {
            case .english: criterion.titleEn ?? criterion.titleKo ?? ""
            case .korean: criterion.titleKo ?? criterion.titleEn ?? ""
            }
        return "\(criterion.number) \(title)" + (criterion.level.map { " (\($0.rawValue))" } ?? "")
    }

    /// What stands above the rows, a paragraph each.
    var introduction: [Bilingual] {
        let coverage = audit.coverage
        let reach = audit.reach.counts
        let read = Bilingual(
            en: """
                Examined: \(coverage.files) source files, \(coverage.interfaceFiles) storyboards and xibs, \
                \(coverage.captures) captures; \(coverage.screens) screens with \(coverage.elements) elements.
                """,
            ko: """
                검사한 것: 소스 파일 \(coverage.files)개, 스토리보드와 xib \(coverage.interfaceFiles)개, 캡처 \
                \(coverage.captures)개, 화면 \(coverage.screens)개, 요소 \(coverage.elements)개.
                """)
        let left = Bilingual(
            en: """
                Not examined: \(coverage.troubledFiles) files that could not be read in full, \(reach.notReached) of \
                \(reach.sites) places in the code that make a view, and how the app behaves when it runs.
                """,
            ko: """
                검사하지 못한 것: 전부 읽지 못한 파일 \(coverage.troubledFiles)개, 뷰를 만드는 코드 \(reach.sites)곳 중 \
                \(reach.notReached)곳, 앱을 실행했을 때의 동작.
                """)
        return [Self.draft, standard.remark, read, left, Self.meaning]
    }

    private static let draft = Bilingual(
        en: """
            This is a draft that a program wrote. It is no statement of conformance: a person has to check every row, \
            complete it and answer for it.
            """,
        ko: "프로그램이 작성한 초안이며 적합성 선언이 아닙니다. 사람이 모든 행을 확인하고 채운 뒤 책임지고 내야 합니다.")

    private static let meaning = Bilingual(
        en: """
            “Supports” stands only where rules decide a criterion in full, everything was read and nothing is left \
            open. “Partially supports” and “Does not support” rest on violations: at least as many of those as places \
            in order make the latter. Everything else is “Not evaluated”, however much of it is in order.
            """,
        ko: """
            ‘지원’은 규칙이 기준 전체를 판단하고, 모두 읽었으며, 판단하지 못한 곳이 없을 때만 씁니다. ‘부분 지원’과 ‘지원하지 않음’은 위반을 \
            근거로 하며, 위반이 문제없는 곳만큼 많으면 후자입니다. 그 밖에는 문제없는 곳이 아무리 많아도 ‘평가하지 않음’입니다.
            """)

    /// What stands above the columns.
    static let columns = [
        Bilingual(en: "Criterion", ko: "기준"), Bilingual(en: "Conformance", ko: "적합성"),
        Bilingual(en: "Evidence", ko: "근거"), Bilingual(en: "What a person has to do", ko: "사람이 할 일"),
    ]

    /// The title of the table.
    var title: Bilingual {
        Bilingual(en: "\(standard.name.en): draft of a conformance table", ko: "\(standard.name.ko): 적합성 표 초안")
    }

    /// What is said where no rule looks at a criterion.
    static let noRule = Bilingual(en: "No rule looks at it.", ko: "이 기준을 검사하는 규칙이 없습니다.")
    /// What stands before examples of places.
    static let such = Bilingual(en: "such as ", ko: "예: ")
}
