import HandrailModel
import HandrailReporting
import HandrailRules
import HandrailStandards
import HandrailTranscripts

/// All there is to say about one rule.
struct RuleExplanation: Listing {
    private let rule: RuleInfo
    private let language: ReportLanguage

    /// An explanation of `rule` in `language`.
    init(_ rule: RuleInfo, language: ReportLanguage) {
        self.rule = rule
        self.language = language
    }

    /// The explanation for people.
    func text(on page: TextPage) -> String {
        var page = page
        page.heading("\(rule.id) · \(FindingWords.impact(rule.impact)[language])")
        page.paragraph(rule.title[language])
        page.line()
        page.paragraph(rule.reason[language])
        section(Bilingual(en: "Guidelines", ko: "가이드라인"), rule.guidelines.map(guideline), on: &page)
        section(
            Bilingual(en: "Criteria", ko: "기준"), rule.criteria.map { ListWords.criterion($0, language) }, on: &page)
        section(
            Bilingual(en: "What it looks at", ko: "살펴보는 대상"), rule.subject.map { [words(for: $0)] } ?? [], on: &page)
        section(
            Bilingual(en: "Settings it looks at", ko: "살펴보는 설정"), rule.settings.map { $0.description[language] },
            on: &page)
        examples(Bilingual(en: "Flagged", ko: "지적하는 예"), rule.examples.filter(\.isFlagged), on: &page)
        examples(Bilingual(en: "Not flagged", ko: "지적하지 않는 예"), rule.examples.filter { !$0.isFlagged }, on: &page)
        page.line()
        page.heading(Bilingual(en: "To ignore it in one place", ko: "한 곳에서만 무시하기")[language])
        page.line("// handrail:ignore \(rule.id) — " + Bilingual(en: "reason", ko: "이유")[language], indent: 2)
        return page.text
    }

    private func words(for subject: RuleSubject) -> String {
        let kinds = subject.kinds?.map(\.wireName).joined(separator: ", ")
        let words: Bilingual =
            switch subject {
            case .perceived:
                Bilingual(en: "Elements as assistive technologies meet them", ko: "보조 기술이 만나는 요소")
            case .declared: Bilingual(en: "Elements as they are declared", ko: "선언된 요소")
            case .screens: Bilingual(en: "Each screen as a whole", ko: "화면 전체")
            case .project: Bilingual(en: "All screens together, and the files of the project", ko: "모든 화면과 프로젝트의 파일")
            case .codeUses: Bilingual(en: "How code uses an API", ko: "코드가 API를 사용하는 방식")
            case .bundleItems: Bilingual(en: "What the bundle holds besides code", ko: "번들에 담긴, 코드가 아닌 것")
            case .bundleUses:
                Bilingual(en: "What screens use of what the bundle holds", ko: "화면이 번들에 담긴 것을 쓰는 방식")
            case .targets: Bilingual(en: "Each target of the project", ko: "프로젝트의 각 타깃")
            case .comments: Bilingual(en: "Comments that speak to handrail", ko: "handrail에 대한 주석")
            }
        return words[language] + (kinds.map { ": " + $0 } ?? "")
    }

    private func guideline(_ id: String) -> String {
        GuidelineIndex.guideline(id: id).map { "\(id): \($0.title[language])" } ?? id
    }

    private func section(_ title: Bilingual, _ entries: [String], on page: inout TextPage) {
        guard !entries.isEmpty else { return }
        page.line()
        page.heading(title[language])
        for entry in entries { page.paragraph(entry, indent: 2, hanging: 2) }
    }

    private func examples(_ title: Bilingual, _ examples: [RuleExample], on page: inout TextPage) {
        guard !examples.isEmpty else { return }
        page.line()
        page.heading(title[language])
        for (index, example) in examples.enumerated() {
            if index > 0 { page.line() }
            if let remark = remark(on: example) { page.paragraph(remark, indent: 2) }
            for line in example.code.split(separator: "\n", omittingEmptySubsequences: false) {
                page.line(String(line), indent: line.isEmpty ? 0 : 4)
            }
        }
    }

    /// Near misses have their reason; of flagged code it is said where it is only for a person to look at.
    private func remark(on example: RuleExample) -> String? {
        switch example.expectation {
        case .violation, .silent: nil
        case .review: Bilingual(en: "To be looked at:", ko: "확인이 필요한 경우:")[language]
        case .nearMiss(let reason): reason
        }
    }

    /// The explanation for programs.
    func json() throws -> String { try JSONText.of(wire) }

    private var wire: Wire {
        Wire(
            rule: RuleV1(rule, language: language), subject: rule.subject.map(Subject.init),
            examples: rule.examples.map { example in
                Example(
                    expectation: example.wireExpectation, code: example.code,
                    files: example.files.filter { !ExamplePicture.isOne($0.key) })
            })
    }

    /// The explanation as `--format json` prints it.
    struct Wire: Encodable {
        /// Name and version of this form.
        let schema = "handrail.explanation/1"
        /// The rule.
        let rule: RuleV1
        /// What it looks at.
        let subject: Subject?
        /// Its examples.
        let examples: [Example]
    }

    /// What a rule looks at as `--format json` prints it.
    struct Subject: Encodable {
        /// `heard`, `declared`, `screens`, `project`, `codeUses`, `bundleItems`, `bundleUses`, `targets`
        /// or `comments`.
        let what: String
        /// Kinds of elements; missing where all are meant, or none.
        let kinds: [String]?

        /// The wire form of a subject.
        init(_ subject: RuleSubject) {
            what =
                switch subject {
                case .perceived: "heard"
                case .declared: "declared"
                case .screens: "screens"
                case .project: "project"
                case .codeUses: "codeUses"
                case .bundleItems: "bundleItems"
                case .bundleUses: "bundleUses"
                case .targets: "targets"
                case .comments: "comments"
                }
            kinds = subject.kinds?.map(\.wireName)
        }
    }

    /// An example as `--format json` prints it.
    struct Example: Encodable {
        /// `violation`, `review`, `silent` or `nearMiss`.
        let expectation: String
        /// The code; `↓` stands before each place that is flagged.
        let code: String
        /// Other files by path.
        let files: [String: String]
    }
}

extension RuleExample {
    /// Whether the rule must say something.
    fileprivate var isFlagged: Bool {
        switch expectation {
        case .violation, .review: true
        case .silent, .nearMiss: false
        }
    }

    /// The name of the expectation.
    fileprivate var wireExpectation: String {
        switch expectation {
        case .violation: "violation"
        case .review: "review"
        case .silent: "silent"
        case .nearMiss: "nearMiss"
        }
    }
}
