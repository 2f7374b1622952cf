import HandrailModel
package import HandrailRules
import HandrailStandards
package import HandrailTrials

/// The documentation as a static site in both languages: a page for each rule, guideline, command and document, lists
/// of them, and a search that needs no server.
package struct DocumentationSite: Sendable {
    /// A file of the site.
    package struct File: Sendable {
        /// Its path below the root of the site.
        package let path: String
        /// Its text.
        package let text: String
    }

    private let rules: [RuleInfo]
    private let stories: [String: ExampleStory]
    private let documents: [SiteDocument]
    private let ledger: LedgerFiles
    private let tools: [ReportLanguage: CommandReference]
    private let version: String

    /// The site about `rules`, with `documents` and what the ledger knows of how often rules are right.
    package init(
        rules: [RuleInfo], documents: [SiteDocument], ledger: LedgerFiles, version: String
    ) throws {
        self.rules = rules
        self.documents = documents.sorted { $0.name < $1.name }
        self.ledger = ledger
        self.version = version
        stories = try rules.reduce(into: [:]) { stories, rule in stories[rule.id] = try ExampleStory(of: rule) }
        tools = try [ReportLanguage.english, .korean].reduce(into: [:]) { tools, language in
            tools[language] = try CommandReference.tool(in: language)
        }
    }

    /// Every file of the site.
    package var files: [File] {
        let frame = SiteFrame(version: version)
        let pages = [ReportLanguage.english, .korean].flatMap(pages)
        return [File(path: "index.html", text: frame.html(of: entrance))]
            + pages.map { File(path: $0.path, text: frame.html(of: $0)) }
    }

    private func pages(in language: ReportLanguage) -> [SitePage] {
        let rulePages = RulePages(
            rules: rules, stories: stories, ledger: ledger.ledger, now: ledger.now, language: language)
        let guidelines = GuidelinePages(guidelines: GuidelineCatalog.all, rules: rules, language: language)
        let commands = tools[language].map { CommandPages(tool: $0, language: language).pages } ?? []
        let documents = DocumentPages(documents: documents, language: language)
        let pages = rulePages.pages + guidelines.pages + commands + documents.pages
        return [home(language)] + pages + [SearchPage(pages: pages, language: language).page]
    }

    private func home(_ language: ReportLanguage) -> SitePage {
        let words = SiteWords(language: language)
        return SiteIndex.page(.home, language, title: "Handrail") { page in
            let sections: [(SitePage.Section, String)] = [
                (.rules, words.pick("\(rules.count) rules with examples, criteria and how often they are right",
                    "규칙 \(rules.count)개와 예제, 기준, 얼마나 맞는지")),
                (.guidelines, words.pick("what the rules answer for, and what a person checks",
                    "규칙의 근거와 사람이 확인할 것")),
                (.commands, words.pick("every command with its options", "모든 명령과 옵션")),
                (.documents, words.pick("configuration, what is read, captures, the report",
                    "설정, 읽는 것, 캡처, 보고서")),
                (.search, words.pick("all of it by words", "전체 검색")),
            ]
            let lead = words.pick(
                "Handrail finds what keeps people out of an app for Apple’s platforms, from its source.",
                "Handrail은 Apple 플랫폼 앱의 소스를 읽고 사용자를 가로막는 문제를 찾습니다.")
            let items = sections.map { section, said in
                let address = page.address(SiteIndex.path(of: section, language))
                return "\(HTMLText.link(address, words.section(section))): \(HTMLText.escaped(said))"
            }
            return "<p class=\"lead\">\(HTMLText.escaped(lead))</p>" + HTMLText.list(items)
        }
    }

    /// The page at the root, where people choose their language.
    private var entrance: SitePage {
        SitePage(
            path: "index.html", language: .english, section: .home, title: "Handrail",
            body: HTMLText.list([
                HTMLText.link(SiteIndex.path(of: .home, .english), "Documentation in English"),
                HTMLText.link(SiteIndex.path(of: .home, .korean), "한국어 문서", ["hreflang": "ko", "lang": "ko"]),
            ]), twin: nil)
    }
}
