import HandrailCommand
import HandrailModel
import HandrailReporting
import HandrailRules
import HandrailStandards
import HandrailTrials

/// The pages about rules in one language.
struct RulePages {
    /// The rules, sorted by id.
    let rules: [RuleInfo]
    /// The first example of each rule, told to its end, by id.
    let stories: [String: ExampleStory]
    /// What was read.
    let ledger: Ledger
    /// What became of it.
    let now: LedgerNow
    /// The language.
    let language: ReportLanguage

    private var words: SiteWords { SiteWords(language: language) }

    /// The list, and a page for each rule.
    var pages: [SitePage] { [list] + rules.map(page) }

    private var list: SitePage {
        SiteIndex.page(.rules, language, title: words.section(.rules)) { page in
            let areas = Dictionary(grouping: rules) { $0.guidelines.first?.prefix { $0 != "." } ?? "" }
            let count = words.pick(
                "\(rules.count) rules. A name is what stands in reports, in comments and in the configuration.",
                "규칙 \(rules.count)개입니다. 보고서, 주석, 설정 파일에서 이 이름을 씁니다.")
            let sections = areas.sorted { $0.key < $1.key }.map { area, rules in
                let items = rules.map { rule in
                    let link = HTMLText.link(page.address(SitePath.rule(rule.id, language)), rule.id)
                    return "\(link): \(HTMLText.escaped(rule.title[language]))"
                }
                let name = area.isEmpty ? words.pick("Others", "그 밖의 규칙") : String(area)
                return HTMLText.element("h2", name) + HTMLText.list(items)
            }
            return "<p>\(count)</p>" + sections.joined()
        }
    }

    private func page(_ rule: RuleInfo) -> SitePage {
        let draft = SitePage(
            path: SitePath.rule(rule.id, language), language: language, section: .rules, title: rule.id, body: "",
            twin: SitePath.rule(rule.id, language.other))
        let parts = [
            "<p class=\"lead\">\(HTMLText.prose(rule.title[language]))</p>",
            "<p>\(HTMLText.prose(sentence(rule.reason)))</p>",
            HTMLText.facts(facts(rule, on: draft)),
            story(rule), examples(rule), frequency(rule, on: draft), silencing(rule, on: draft),
        ]
        return SitePage(
            path: draft.path, language: language, section: .rules, title: rule.id,
            body: parts.joined(separator: "\n"), words: "\(rule.title[language]) \(sentence(rule.reason))",
            twin: draft.twin)
    }

    /// A text with Korean particles settled.
    private func sentence(_ text: Bilingual) -> String {
        language == .korean ? KoreanParticle.settle(text.ko) : text.en
    }

    private func facts(_ rule: RuleInfo, on page: SitePage) -> [(term: String, said: String)] {
        let guidelines = rule.guidelines.map { id in
            let title = GuidelineCatalog.guideline(id: id)?.title[language] ?? id
            return HTMLText.link(page.address(SitePath.guideline(id, language)), title)
        }
        let criteria = rule.criteria.map { HTMLText.escaped(ListWords.criterion($0, language)) }
        let settings = rule.settings.map { HTMLText.escaped($0.description[language]) }
        return [
            (words.pick("Impact", "영향"), [HTMLText.escaped(FindingWords.impact(rule.impact)[language])]),
            (words.pick("Guidelines", "가이드라인"), guidelines),
            (words.pick("Criteria", "기준"), criteria),
            (words.pick("Settings it looks at", "살펴보는 설정"), settings),
        ].filter { !$0.1.isEmpty }.map { ($0.0, $0.1.count == 1 ? $0.1[0] : HTMLText.list($0.1)) }
    }

    /// The first example from what is wrong to what it looks like mended.
    private func story(_ rule: RuleInfo) -> String {
        guard let story = stories[rule.id] else { return "" }
        let first = words.pick("Before", "수정 전")
        let last = words.pick("After", "수정 후")
        var parts = [
            HTMLText.element("h2", words.pick("From finding to fix", "문제에서 해결까지"), ["id": "story"]),
            HTMLText.element("h3", first), HTMLText.code(story.before, label: first),
            "<p>\(HTMLText.prose(sentence(story.message)))</p>",
            "<p><strong>\(words.pick("Fix:", "해결:"))</strong> \(HTMLText.prose(sentence(story.fix)))</p>",
        ]
        if let after = story.after {
            parts += [
                HTMLText.element("h3", last), HTMLText.code(after, label: last),
                "<p>\(remark(onEditOf: story))</p>",
            ]
        }
        return parts.joined(separator: "\n")
    }

    private func remark(onEditOf story: ExampleStory) -> String {
        story.needsWords
            ? words.pick(
                "The finding carries this edit; the words in it are for you to write.",
                "결과에 이 수정이 함께 나옵니다. 문구는 직접 적으세요.")
            : words.pick("The finding carries this edit.", "결과에 이 수정이 함께 나옵니다.")
    }

    private func examples(_ rule: RuleInfo) -> String {
        let flagged = rule.examples.filter { $0.isFlagged && $0.code != stories[rule.id]?.before }
        let silent = rule.examples.filter { !$0.isFlagged }
        let mark = words.pick(
            "An arrow stands right before each place that is reported.", "보고하는 위치 바로 앞에 화살표가 있습니다.")
        return [
            group("flagged", words.pick("Flagged", "지적하는 예"), "<p>\(mark)</p>", flagged),
            group("silent", words.pick("Not flagged", "지적하지 않는 예"), "", silent),
        ].joined()
    }

    private func group(_ id: String, _ title: String, _ remark: String, _ examples: [RuleExample]) -> String {
        guard !examples.isEmpty else { return "" }
        let parts = examples.enumerated().map { index, example in
            let files = example.files.filter { !ExamplePicture.isOne($0.key) }.sorted { $0.key < $1.key }
            let others = files.map { path, text in
                "<p class=\"soft\">\(HTMLText.element("code", path))</p>" + HTMLText.code(text, label: path)
            }
            return note(on: example) + HTMLText.code(example.code, label: "\(title) \(index + 1)") + others.joined()
        }
        return HTMLText.element("h2", title, ["id": id]) + remark + parts.joined(separator: "\n")
    }

    private func note(on example: RuleExample) -> String {
        switch example.expectation {
        case .violation, .silent: ""
        case .review: "<p>\(words.pick("To be looked at by a person:", "사람의 확인이 필요한 경우:"))</p>"
        // Reasons of near misses are written in English, for whoever reads the specifications.
        case .nearMiss(let reason): "<p lang=\"en\">\(HTMLText.prose(reason))</p>"
        }
    }

    private func frequency(_ rule: RuleInfo, on page: SitePage) -> String {
        let lines = [("violation", words.pick("Violations", "위반")), ("review", words.pick("Reviews", "검토"))]
            .compactMap { outcome, name in frequency(rule.id, outcome).map { "\(name): \($0)" } }
        let title = HTMLText.element("h2", words.pick("How often it is right", "얼마나 맞는지"), ["id": "precision"])
        guard !lines.isEmpty else {
            let none = words.pick(
                "No finding of this rule has been drawn and read yet, so nothing is known.",
                "이 규칙의 결과는 아직 뽑아 읽은 적이 없어 알 수 없습니다.")
            return title + "<p>\(none)</p>"
        }
        let link = HTMLText.link(
            page.address(SitePath.document("precision", language)),
            words.pick("How findings are drawn and read", "결과를 뽑아 읽는 방법"))
        return title + HTMLText.list(lines.map { HTMLText.escaped($0) }) + "<p>\(link)</p>"
    }

    private func frequency(_ rule: String, _ outcome: String) -> String? {
        let counts = ledger.amounts(rule: rule, outcome: outcome, now: now)
        guard counts.read + counts.told > 0 else { return nil }
        return words.pick(
            "of \(counts.read) read at first sight on public apps \(counts.right) were right; of \(counts.told) that "
                + "are still told \(counts.toldRight) are.",
            "공개 앱에서 처음 읽은 \(counts.read)건 중 \(counts.right)건이 맞았고, 지금도 보고하는 \(counts.told)건 중 "
                + "\(counts.toldRight)건이 맞습니다.")
    }

    private func silencing(_ rule: RuleInfo, on page: SitePage) -> String {
        let comment = words.pick("In one place", "한 곳에서만")
        let file = words.pick("In the whole project", "프로젝트 전체에서")
        let link = HTMLText.link(
            page.address(SitePath.document("configuration", language)),
            words.pick("Configuration, exceptions and baseline", "설정, 예외, 기준 파일"))
        return """
            \(HTMLText.element("h2", words.pick("To live without it", "이 규칙 끄기"), ["id": "ignore"]))
            \(HTMLText.element("h3", comment))
            \(HTMLText.code("// handrail:ignore \(rule.id) — " + words.pick("reason", "이유"), label: comment))
            \(HTMLText.element("h3", file))
            \(HTMLText.code("rules:\n  \(rule.id): off", label: file))
            <p>\(link)</p>
            """
    }
}
