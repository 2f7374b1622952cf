import HandrailModel

/// The pages of the folder `docs` in one language.
struct DocumentPages {
    /// Documents of all languages, sorted by name.
    let documents: [SiteDocument]
    /// The language.
    let language: ReportLanguage

    private var words: SiteWords { SiteWords(language: language) }
    private var own: [SiteDocument] { documents.filter { $0.language == language } }

    /// The list, and a page for each document.
    var pages: [SitePage] { [list] + own.map(page) }

    private var list: SitePage {
        SiteIndex.page(.documents, language, title: words.section(.documents)) { page in
            HTMLText.list(own.map { HTMLText.link(page.address($0.path), Self.title(of: $0)) })
        }
    }

    private func page(_ document: SiteDocument) -> SitePage {
        let blocks = MarkdownReader.blocks(of: document.markdown)
        let html = MarkdownHTML(
            address: { address($0, on: document.path) }, codeLabel: words.pick("Code", "코드"))
        let twin = documents.first { $0.name == document.name && $0.language == language.other }
        return SitePage(
            path: document.path, language: language, section: .documents, title: Self.title(of: document),
            body: html.html(of: blocks), words: blocks.map(\.words).joined(separator: " "), twin: twin?.path)
    }

    /// Where a link of a document leads on the site: to another document, a place on this one or elsewhere. Files of
    /// the repository are not on the site.
    private func address(_ target: String, on path: String) -> String? {
        if target.hasPrefix("#") || target.hasPrefix("https://") { return target }
        let parts = target.split(separator: "#", maxSplits: 1)
        let file = parts.first.map(String.init) ?? ""
        guard let asked = SiteDocument(file: file, markdown: ""),
            documents.contains(where: { $0.path == asked.path })
        else { return nil }
        return SitePath.relative(from: path, to: asked.path) + parts.dropFirst().map { "#\($0)" }.joined()
    }

    /// The first heading, or the name.
    static func title(of document: SiteDocument) -> String {
        let line = document.markdown.split(whereSeparator: \.isNewline).first ?? ""
        return line.hasPrefix("# ") ? line.dropFirst(2).filter { $0 != "`" } : document.name
    }
}
