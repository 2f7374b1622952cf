import Foundation
import Handrail
import HandrailDocumentation
import HandrailModel
import HandrailReporting
import HandrailRules
import Testing

/// The site that `make docs` writes.
@Suite struct DocumentationSiteTests {
    @Test("has a page for each rule in each language, at the address that reports name")
    func rules() throws {
        #expect(RuleCatalog.all.count > 100)
        for rule in RuleCatalog.all {
            for language in [ReportLanguage.english, .korean] {
                let page = try #require(SiteReading.site[DocumentationAddress.rule(rule.id, language)])
                #expect(page.contains("<html lang=\"\(language.rawValue)\">"))
                #expect(page.contains("<h1>\(rule.id)</h1>"))
                #expect(page.contains("id=\"silent\""), "\(rule.id): what is not flagged")
            }
        }
    }

    @Test("has no dead link: every page and every anchor that is named is there")
    func links() {
        #expect(SiteReading.site.count > 600)
        let anchors = SiteReading.site.mapValues { Set(SiteReading.values(of: "id", in: $0)) }
        for (path, page) in SiteReading.site {
            for address in SiteReading.values(of: "href", in: page) where !address.hasPrefix("https://") {
                let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
                let file = parts[0].isEmpty ? path : SitePath.resolved(String(parts[0]), on: path)
                guard let there = anchors[file] else {
                    Issue.record("\(path): there is no page \(address)")
                    continue
                }
                if parts.count == 2 { #expect(there.contains(String(parts[1])), "\(path): no place \(address)") }
            }
        }
    }

    @Test("searches only pages that are there")
    func search() throws {
        for language in ["en", "ko"] {
            let page = try #require(SiteReading.site["\(language)/search.html"])
            let start = try #require(page.range(of: "id=\"pages\">"))
            let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
            let rows = try JSONDecoder().decode(
                [[String]].self, from: Data(page[start.upperBound..<end.lowerBound].utf8))
            #expect(rows.count > RuleCatalog.all.count)
            for row in rows { #expect(SiteReading.site["\(language)/\(row[0])"] != nil, "\(row[0])") }
        }
    }

    @Test("names no identifier twice on a page, and lets in only what its policy names")
    func pages() {
        for (path, page) in SiteReading.site {
            let ids = SiteReading.values(of: "id", in: page)
            #expect(Set(ids).count == ids.count, "\(path): \(ids.sorted())")
            #expect(page.contains("default-src 'none'"), "\(path)")
            let scripts = page.components(separatedBy: "<script>").count - 1
            #expect(scripts == (path.hasSuffix("/search.html") ? 1 : 0), "\(path)")
            #expect(!page.contains(" style=\"") && !page.contains(" onclick="), "\(path)")
        }
    }

    @Test("tells an example of a rule to its end: what is wrong, and the code once the edit is applied")
    func story() throws {
        let page = try #require(SiteReading.site["en/rules/fixed-font-size.html"])
        #expect(page.contains("id=\"story\"") && page.contains("<h3>Before</h3>"))
        let told = SiteReading.site.filter { $0.key.hasPrefix("en/rules/") && $0.value.contains("<h3>After</h3>") }
        #expect(told.count >= 4)
    }

    @Test("says how often a rule was right, or that nobody has read a finding of it")
    func precision() throws {
        let page = try #require(SiteReading.site["en/rules/unnamed-control.html"])
        #expect(page.contains("read at first sight on public apps"))
        #expect(page.contains("href=\"../docs/precision.html\""))
        for (path, page) in SiteReading.site where path.hasPrefix("en/rules/") {
            #expect(page.contains("id=\"precision\""), "\(path)")
        }
    }

    @Test("has every command with its options in both languages")
    func commands() throws {
        let english = try #require(SiteReading.site["en/commands/audit.html"])
        #expect(english.contains("<code>--format &lt;format&gt;</code>") && english.contains("<code>sarif</code>"))
        let korean = try #require(SiteReading.site["ko/commands/config-show.html"])
        #expect(korean.contains("사용법") || korean.contains("인자와 옵션"))
    }
}
