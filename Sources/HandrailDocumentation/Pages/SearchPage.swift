import HandrailModel
import HandrailReport
import HandrailReporting

/// The page that finds others. All it searches stands in it, so that it works from a disk and asks no server.
struct SearchPage {
    /// The pages of its language.
    let pages: [SitePage]
    /// The language.
    let language: ReportLanguage

    /// The page.
    var page: SitePage {
        let words = SiteWords(language: language)
        let script = words.pick(
            "The search needs JavaScript. The lists above need none.",
            "검색하려면 JavaScript를 켜세요. 위의 목록은 JavaScript 없이도 볼 수 있습니다.")
        let none = words.pick("No page has all of these words.", "모두 들어 있는 페이지가 없습니다.")
        return SiteIndex.page(.search, language, title: words.section(.search), script: SiteAssets.search) { page in
            """
            <noscript><p>\(script)</p></noscript>
            <p><label for="query">\(words.pick("Words to search for", "검색어"))</label>
            <input id="query" type="search" autocomplete="off" spellcheck="false"></p>
            <p id="count" role="status" data-none="\(none)" \
            data-some="\(words.pick("Pages found: {n}", "찾은 페이지: {n}개"))"></p>
            <ol id="results"></ol>
            <script type="application/json" id="pages">\(data(on: page))</script>
            """
        }
    }

    /// For each page its address, its title, the part of the site, and its words.
    private func data(on search: SitePage) -> String {
        let words = SiteWords(language: language)
        let rows = pages.compactMap { page in
            page.words.map { text in
                JSONValue.strings([search.address(page.path), page.title, words.section(page.section), text])
            }
        }
        return String(decoding: CompactJSON.bytes(.array(rows)), as: UTF8.self)
    }
}
