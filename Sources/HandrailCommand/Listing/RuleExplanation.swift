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
        for pair in ExamplePair.pairs(of: rule) { show(pair, on: &page) }
        section(Bilingual(en: "To test it by hand", ko: "직접 확인하기"), steps, on: &page)
        section(
            Bilingual(en: "Options in .handrail.yml", ko: ".handrail.yml 옵션"), rule.options.map(option), on: &page)
        section(Bilingual(en: "How often it was right", ko: "맞은 비율"), precision, on: &page)
        section(Bilingual(en: "Guidelines", ko: "가이드라인"), rule.guidelines.map(guideline) + pages, on: &page)
        section(
            Bilingual(en: "Criteria", ko: "기준"), rule.criteria.map { ListWords.criterion($0, language) }, on: &page)
        section(
            Bilingual(en: "What it looks at", ko: "살펴보는 대상"), rule.subject.map { [words(for: $0)] } ?? [], on: &page)
        section(
            Bilingual(en: "Settings it looks at", ko: "살펴보는 설정"), rule.settings.map { $0.description[language] },
            on: &page)
        page.line()
        page.heading(Bilingual(en: "To ignore it in one place", ko: "한 곳에서만 무시하기")[language])
        page.line("// handrail:ignore \(rule.id) — " + Bilingual(en: "reason", ko: "이유")[language], indent: 2)
        return page.text
    }

    /// What is wrong and what is right in one framework.
    private func show(_ pair: ExamplePair, on page: inout TextPage) {
        page.line()
        page.heading(Self.name(of: pair.framework)[language])
        let isReview = pair.before.expectation == .review
        let before = isReview
            ? Bilingual(en: "To be looked at:", ko: "확인이 필요한 경우:") : Bilingual(en: "Before:", ko: "고치기 전:")
        code(pair.before, under: before, on: &page)
        if let after = pair.after { code(after, under: Bilingual(en: "After:", ko: "고친 후:"), on: &page) }
    }

    private func code(_ example: RuleExample, under title: Bilingual, on page: inout TextPage) {
        page.paragraph(title[language], indent: 2)
        for line in example.code.split(separator: "\n", omittingEmptySubsequences: false) {
            page.line(String(line), indent: line.isEmpty ? 0 : 4)
        }
    }

    private static func name(of framework: ExamplePair.Framework) -> Bilingual {
        switch framework {
        case .swiftUI, .uiKit, .appKit, .texture, .interfaceFile:
            Bilingual(en: framework.rawValue, ko: framework.rawValue)
        case .resource: Bilingual(en: "Files of the bundle", ko: "번들의 파일")
        }
    }

    /// What a person switches on, and what they do then.
    private var steps: [String] {
        guard let guideline = rule.guidelines.lazy.compactMap(GuidelineIndex.guideline).first else { return [] }
        let step = ChecklistStep.step(for: guideline)
        return [step.preparation[language], step.action[language]]
    }

    private func option(_ option: RuleOption) -> String {
        let standard = Bilingual(en: "default", ko: "기본값")[language]
        return "\(option.name): \(option.meaning[language]) (\(standard): \(option.standardText))"
    }

    private var precision: [String] {
        RulePrecision.figures(of: rule.id).map { figures in
            let right = Int(exactly: figures.right).map { String($0) } ?? String(figures.right)
            let what = switch figures.outcome {
            case .violation: Bilingual(en: "violations", ko: "위반")
            case .review: Bilingual(en: "reviews", ko: "검토")
            }
            return Bilingual(
                en: "\(right) of \(figures.read) \(what.en) that were read in apps that nobody had looked at before.",
                ko: "처음 보는 앱에서 읽은 \(what.ko) \(figures.read)건 중 \(right)건")[language]
        }
    }

    /// The pages of Apple's that its guidelines stand on, each once.
    private var pages: [String] {
        let all = rule.guidelines.compactMap(GuidelineIndex.guideline).compactMap(GuidelinePage.page)
        return all.reduce(into: [GuidelinePage]()) { if !$0.contains($1) { $0.append($1) } }.map {
            "\($0.title[language]): \($0.address)"
        }
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

    /// The explanation for programs.
    func json() throws -> String { try JSONText.of(wire) }

    private var wire: Wire {
        Wire(
            rule: RuleV1(rule, language: language), subject: rule.subject.map(Subject.init),
            options: rule.options.map { Option($0, language) },
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
        /// What a project may decide of it.
        let options: [Option]
        /// Its examples.
        let examples: [Example]
    }

    /// What a project may decide of a rule as `--format json` prints it.
    struct Option: Encodable {
        /// Its name in `.handrail.yml`.
        let name: String
        /// What it decides.
        let meaning: String
        /// What holds otherwise, as `.handrail.yml` has it.
        let standard: String

        /// The wire form of an option.
        init(_ option: RuleOption, _ language: ReportLanguage) {
            name = option.name
            meaning = option.meaning[language]
            standard = option.standardText
        }
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
