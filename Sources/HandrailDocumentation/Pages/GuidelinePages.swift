import HandrailCommand
import HandrailModel
import HandrailRules
import HandrailStandards

/// The pages about guidelines in one language.
struct GuidelinePages {
    /// The guidelines in the order of the catalog.
    let guidelines: [Guideline]
    /// The rules, sorted by id.
    let rules: [RuleInfo]
    /// The language.
    let language: ReportLanguage

    private var words: SiteWords { SiteWords(language: language) }

    /// The list, and a page for each guideline.
    var pages: [SitePage] { [list] + guidelines.map(page) }

    private var list: SitePage {
        SiteIndex.page(.guidelines, language, title: words.section(.guidelines)) { page in
            var headings: [String] = []
            for guideline in guidelines where headings.last != guideline.heading { headings.append(guideline.heading) }
            let sections = headings.map { heading in
                let items = guidelines.filter { $0.heading == heading }.map { guideline in
                    HTMLText.link(
                        page.address(SitePath.guideline(guideline.id, language)), guideline.title[language])
                }
                return HTMLText.element("h2", heading, ["lang": "en"]) + HTMLText.list(items)
            }
            let count = words.pick(
                "\(guidelines.count) guidelines. What no rule decides, the checklist asks of a person.",
                "가이드라인 \(guidelines.count)개입니다. 규칙이 판단하지 못하는 것은 체크리스트로 사람이 확인합니다.")
            return "<p>\(count)</p>" + sections.joined()
        }
    }

    private func page(_ guideline: Guideline) -> SitePage {
        let path = SitePath.guideline(guideline.id, language)
        let own = rules.filter { $0.guidelines.contains(guideline.id) }
        let step = ChecklistStep.step(for: guideline)
        let coverage = GuidelineIndex(rules: rules).coverage(of: guideline)
        let links = own.map { rule in
            let address = SitePath.relative(from: path, to: SitePath.rule(rule.id, language))
            return "\(HTMLText.link(address, rule.id)): \(HTMLText.escaped(rule.title[language]))"
        }
        let listen = SitePath.relative(from: path, to: SitePath.command(["listen"], language))
        var parts = [
            "<p>\(HTMLText.prose(guideline.rationale[language]))</p>",
            HTMLText.facts([
                (words.pick("Name", "이름"), HTMLText.element("code", guideline.id)),
                (
                    words.pick("Decided by", "판단 근거"),
                    HTMLText.escaped(
                        guideline.evidence.map { ListWords.evidence($0)[language] }.joined(separator: ", "))
                ),
            ]),
            HTMLText.element("h2", words.section(.rules), ["id": "rules"]),
            links.isEmpty
                ? "<p>\(words.pick("No rule decides it.", "판단하는 규칙이 없습니다."))</p>" : HTMLText.list(links),
        ]
        if coverage.isSimulated {
            let text = words.pick("What is heard and in which order shows it:", "무엇을 어떤 순서로 듣는지 보면 알 수 있습니다.")
            parts.append("<p>\(text) \(HTMLText.link(listen, "handrail listen"))</p>")
        }
        if coverage.isOnChecklist {
            parts += [
                HTMLText.element("h2", words.pick("How a person checks it", "사람이 확인하는 방법"), ["id": "checklist"]),
                "<p>\(HTMLText.prose(step.preparation[language])) \(HTMLText.prose(step.action[language]))</p>",
            ]
        }
        return SitePage(
            path: path, language: language, section: .guidelines, title: guideline.title[language],
            body: parts.joined(separator: "\n"), words: "\(guideline.id) \(guideline.rationale[language])",
            twin: SitePath.guideline(guideline.id, language.other))
    }
}
