import HandrailModel
import HandrailReport

/// What stands around every page: head, policy, navigation.
struct SiteFrame {
    /// The version that the site describes.
    let version: String

    /// The page as a file. Its policy lets in its own style, and on the search page its own script, and nothing else.
    func html(of page: SitePage) -> String {
        let words = SiteWords(language: page.language)
        let title = page.section == .home ? "Handrail" : "\(page.title) · Handrail"
        return """
            <!doctype html>
            <html lang="\(page.language.rawValue)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy(of: page))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="referrer" content="no-referrer">
            <title>\(HTMLText.escaped(title))</title>
            <style>\(SiteAssets.style)</style>
            </head>
            <body>
            <a class="skip" href="#main">\(words.pick("Skip to the text", "본문으로 건너뛰기"))</a>
            <header>
            <nav aria-label="\(words.pick("Handrail documentation", "Handrail 문서"))">
            <ul>\(navigation(page, words))</ul>
            </nav>
            </header>
            <main id="main" tabindex="-1">
            <h1>\(HTMLText.escaped(page.title))</h1>
            \(page.body)
            </main>
            <footer><p>Handrail \(HTMLText.escaped(version))</p></footer>
            \(page.script.map { "<script>\($0)</script>\n" } ?? "")</body>
            </html>

            """
    }

    private static func policy(of page: SitePage) -> String {
        let style = "style-src 'sha256-\(SiteAssets.styleDigest)'"
        let script = page.script.map { "; script-src 'sha256-\(SHA256.base64(of: Array($0.utf8)))'" } ?? ""
        return "default-src 'none'; \(style)\(script); base-uri 'none'; form-action 'none'"
    }

    private func navigation(_ page: SitePage, _ words: SiteWords) -> String {
        let sections: [SitePage.Section] = [.home, .rules, .guidelines, .commands, .documents, .search]
        let links = sections.map { section in
            let target = SiteIndex.path(of: section, page.language)
            // On a page below the list it is the section that is marked, not the page.
            let current = target == page.path ? "page" : section == page.section ? "true" : nil
            let mark = current.map { " aria-current=\"\($0)\"" } ?? ""
            return "<li><a href=\"\(page.address(target))\"\(mark)>\(words.section(section))</a></li>"
        }
        return links.joined() + "<li>\(languageLink(page))</li>"
    }

    /// The same page in the other language, or where there is none, its first page.
    private func languageLink(_ page: SitePage) -> String {
        let other = page.language.other
        let target = page.twin ?? SiteIndex.path(of: .home, other)
        let name = other == .korean ? "한국어" : "English"
        return HTMLText.link(
            page.address(target), name, ["hreflang": other.rawValue, "lang": other.rawValue])
    }
}
