import HandrailModel

/// The words of the site that come from no rule, guideline or command.
struct SiteWords {
    /// The language of the page.
    let language: ReportLanguage

    /// A text in that language.
    func pick(_ english: String, _ korean: String) -> String { Bilingual(en: english, ko: korean)[language] }

    /// What a part of the site is called.
    func section(_ section: SitePage.Section) -> String {
        switch section {
        case .rules: pick("Rules", "규칙")
        case .guidelines: pick("Guidelines", "가이드라인")
        case .commands: pick("Commands", "명령")
        case .documents: pick("Documents", "문서")
        case .search: pick("Search", "검색")
        case .home: pick("Handrail", "Handrail")
        }
    }
}
