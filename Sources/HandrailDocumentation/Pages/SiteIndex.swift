import HandrailModel

/// Where the lists lie that the navigation leads to.
enum SiteIndex {
    /// The first page of a part of the site.
    static func path(of section: SitePage.Section, _ language: ReportLanguage) -> String {
        switch section {
        case .home: SitePath.page("index", language)
        case .rules: SitePath.page("rules", language)
        case .guidelines: SitePath.page("guidelines", language)
        case .commands: SitePath.page("commands", language)
        case .documents: SitePath.page("documents", language)
        case .search: SitePath.page("search", language)
        }
    }

    /// A page that lists others and is there in both languages.
    static func page(
        _ section: SitePage.Section, _ language: ReportLanguage, title: String, script: String? = nil,
        body: (SitePage) -> String
    ) -> SitePage {
        let make = { (body: String) in
            SitePage(
                path: path(of: section, language), language: language, section: section, title: title, body: body,
                script: script, twin: path(of: section, language.other))
        }
        return make(body(make("")))
    }
}
