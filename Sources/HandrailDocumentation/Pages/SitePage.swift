import HandrailModel

/// A page of the site before it is framed.
struct SitePage {
    /// The part of the site that a page belongs to, which the navigation marks.
    enum Section: CaseIterable {
        /// Rules.
        case rules
        /// Guidelines.
        case guidelines
        /// Commands of the command line.
        case commands
        /// Documents.
        case documents
        /// The search.
        case search
        /// The page that all others hang from.
        case home
    }

    /// Its path below the root of the site.
    let path: String
    /// Its language.
    let language: ReportLanguage
    /// The part of the site that it belongs to.
    let section: Section
    /// Its title and heading.
    let title: String
    /// What stands below the heading, as HTML.
    let body: String
    /// What the search finds it by besides its title; `nil` for pages that only list others.
    let words: String?
    /// The script that it runs; none for all pages but the search.
    let script: String?
    /// The same page in the other language; `nil` where there is none.
    let twin: String?

    /// A page.
    init(
        path: String, language: ReportLanguage, section: Section, title: String, body: String, words: String? = nil,
        script: String? = nil, twin: String?
    ) {
        self.path = path
        self.language = language
        self.section = section
        self.title = title
        self.body = body
        self.words = words
        self.script = script
        self.twin = twin
    }

    /// The address of another page, as this one names it.
    func address(_ target: String) -> String { SitePath.relative(from: path, to: target) }
}

extension ReportLanguage {
    /// The other language.
    var other: ReportLanguage {
        switch self {
        case .english: .korean
        case .korean: .english
        }
    }
}
