import Foundation
import Handrail
import HandrailDocumentation
import HandrailTrials
import Testing

/// What pages of `docs` may hold, and what becomes of it.
@Suite("Markdown of documents") struct MarkdownTests {
    /// The page of a document with this text.
    private static func page(_ markdown: String) throws -> String {
        let document = try #require(SiteDocument(file: "a.md", markdown: markdown))
        let other = try #require(SiteDocument(file: "b.ko.md", markdown: "# 나\n\n## 둘\n"))
        let site = try DocumentationSite(
            rules: [], documents: [document, other], ledger: LedgerFiles(root: "/dev/null"), version: "1")
        return try #require(site.files.first { $0.path == "en/docs/a.html" }).text
    }

    @Test(
        "is written as HTML",
        arguments: [
            ("# T\n\none\ntwo `a<b`", "<p>one\ntwo <code>a&lt;b</code></p>"),
            ("# T\n\n## Some *words*, `x`", "<h2 id=\"some-words-x\">Some <em>words</em>, <code>x</code></h2>"),
            ("# T\n\n- a\n  b\n- **c**", "<ul><li>a\nb</li><li><strong>c</strong></li></ul>"),
            ("# T\n\n1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"),
            ("# T\n\n```sh\na | b\n```", "<code>a | b</code></pre>"),
            ("# T\n\n| a | |\n|---|--:|\n| `x|y` | z \\| |", "<tr><td><code>x|y</code></td><td>z |</td></tr>"),
            ("# T\n\n[b](b.ko.md#둘)", "<a href=\"../../ko/docs/b.html#둘\">b</a>"),
            ("# T\n\n<https://swift.org>", "<a href=\"https://swift.org\">https://swift.org</a>"),
            ("# T\n\n2 * 3 * 4", "<p>2 * 3 * 4</p>"),
        ])
    func html(markdown: String, html: String) throws {
        #expect(try Self.page(markdown).contains(html))
    }

    @Test("leads nowhere that the site does not have, and lets no markup through")
    func hostile() throws {
        let page = try Self.page("# T\n\n[code](../Sources) [run](javascript:x) <img src=x onerror=y>")
        #expect(page.contains("<p>code run &lt;img src=x onerror=y&gt;</p>"))
    }
}
