import Foundation
import HandrailModel
import HandrailReport
import HandrailReporting
import HandrailTestSupport
import Testing

/// The page as it is written.
@Suite("The page of a report") struct ReportPageTests {
    @Test(
        "digests are those of the standard",
        arguments: [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (String(repeating: "a", count: 119), "MeulHDE6XAgiat8Y1KNZz9/Y0ugWsT9K+VL36mWE3Ps="),
        ])
    func digests(text: String, digest: String) {
        #expect(SHA256.base64(of: Array(text.utf8)) == digest)
    }

    @Test("its policy lets only its own script and style in, and names what they are")
    func policy() throws {
        let page = try WrittenPage([
            "A.swift": "import SwiftUI\nstruct Home: View { var body: some View { Text(\"a\") } }"
        ])
        let style = try #require(page.parts(from: "<style>", to: "</style>").first)
        let script = try #require(page.parts(from: "<script>", to: "</script>").first)
        #expect(page.text.contains("style-src 'sha256-\(SHA256.base64(of: Array(style.utf8)))'"))
        #expect(page.text.contains("script-src 'sha256-\(SHA256.base64(of: Array(script.utf8)))'"))
        #expect(page.text.contains("default-src 'none'; img-src data:;"))
        #expect(!page.text.contains("unsafe-inline"))
    }

    @Test("nothing in it refers to the network, and nothing of a project becomes markup by its scripts")
    func network() throws {
        let page = try WrittenPage(["A.swift": "import SwiftUI"])
        // The namespace of SVG is a name and no address.
        let code = (page.head + PageParts.script).replacing("http://www.w3.org/2000/svg", with: "")
        for word in ["http:", "https:", "//cdn", "@import", "fetch(", "XMLHttpRequest", "WebSocket", "sendBeacon"] {
            #expect(!code.contains(word), "\(word)")
        }
        for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
            #expect(!PageParts.script.contains(word), "\(word)")
        }
    }

    @Test("hostile strings stay texts: they end no element, begin no markup and turn no line")
    func hostile() throws {
        let page = try WrittenPage([
            "A.swift": """
                import SwiftUI
                struct Home: View {
                    var body: some View {
                        Text("</script><script>alert(1)</script><!-- & \\u{2028} \\u{202E}turned\\u{202C} \\"quoted\\"")
                        Text("\(String(repeating: "long ", count: 200_000))")
                    }
                }
                """
        ])
        let data = try #require(page.parts(from: "id=\"data\">", to: "</script>").first)
        #expect(!data.contains("<") && !data.contains(">") && !data.contains("&"))
        #expect(!data.unicodeScalars.contains { ["\u{2028}", "\u{2029}", "\u{202E}", "\u{202C}"].contains($0) })
        #expect(page.content.texts.contains { $0.contains("</script><script>alert(1)</script><!-- &") })
        #expect(page.content.texts.allSatisfy { $0.count <= PageText.longest + 1 })
        #expect(page.parts(from: "<script", to: ">").count == 2)
    }

    @Test("it says in both languages what is heard, and where each finding is met")
    func content() throws {
        let page = try WrittenPage([
            "A.swift": """
                import SwiftUI
                struct Home: View {
                    var body: some View {
                        Text("Orders").accessibilityAddTraits(.isHeader)
                        Button { } label: { Image("trash") }
                        Text("Total").font(.system(size: 9))
                    }
                }
                """
        ])
        #expect(page.content.texts.contains("Orders, heading."))
        #expect(page.content.texts.contains("Orders, 머리말."))
        let met = try #require(page.content.findings.first).met
        #expect(met.count == 1 && met[0][0] == 0 && met[0][1] >= 0)
    }

    @Test("each color is shown as each kind of color vision sees it")
    func colors() throws {
        let page = try WrittenPage([
            "A.swift": """
                import SwiftUI
                struct Home: View {
                    var body: some View { Text("Orders").foregroundStyle(Color(red: 0.8, green: 0.2, blue: 0.1)) }
                }
                """
        ])
        #expect(page.content.visions.count == 4)
        let look = try #require(page.content.palette.first?.looks.first)
        #expect(look.seen.count == page.content.visions.count)
        #expect(look.color == "#CC331A")
        // Who sees no colors sees a gray.
        let gray = Array(look.seen.last?.dropFirst() ?? "")
        #expect(gray.count == 6 && gray[0..<2] == gray[2..<4] && gray[2..<4] == gray[4..<6])
    }

    @Test("only a page that is served may ask its server, and for nothing else")
    func served() throws {
        let audit = try TemporaryFolder.audit([
            "A.swift": Data("import SwiftUI\nstruct Home: View { var body: some View { Text(\"a\") } }".utf8)
        ])
        let options = ReportOptions(toolVersion: "1.0")
        let file = ReportPage(options)
        let page = ReportPage(options, adding: PageAdditions(version: "7"))
        #expect(!file.policy.contains("connect-src") && page.policy.contains("connect-src 'self'; "))
        let digest = SHA256.base64(of: Array(PageParts.servedScript.utf8))
        #expect(page.text(of: audit).contains("script-src 'sha256-\(digest)'"))
        #expect(PageParts.servedScript.components(separatedBy: "fetch(").count == 2)
        #expect(PageParts.servedScript.contains("fetch(\"/version\","))
    }

    @Test("a picture can end no element, whatever its bytes")
    func pictures() throws {
        let audit = try TemporaryFolder.audit(["A.swift": Data("import SwiftUI".utf8)])
        let picture = PagePicture(mediaType: "image/x\"><script>", base64: "AAAA</script><script>alert(1)</script>")
        let page = ReportPage(
            ReportOptions(toolVersion: "1.0"), adding: PageAdditions(pictures: ["a.png": picture])
        ).text(of: audit)
        #expect(page.contains("data-picture=\"0\" data-type=\"image/xscript\">AAAA/scriptscriptalert1/script</script>"))
        #expect(page.components(separatedBy: "<script").count == 4)
    }

    @Test("every word of the page exists in both languages")
    func words() throws {
        let names = Set(
            PageParts.script.matches(of: /word\("([A-Za-z]+)"/).map { String($0.output.1) })
        #expect(names.count > 60)
        for name in names { #expect(PageParts.script.contains(" \(name): ["), "\(name)") }
    }

    @Test("20,000 elements on 200 screens take less than 12 MB")
    func size() throws {
        let files = Dictionary(
            uniqueKeysWithValues: (0..<200).map { screen in
                let rows = (0..<33).map { row in
                    """
                            HStack { Text("Row \(row) of \(screen)"); Button("Open \(row) on \(screen)") { } }
                    """
                }
                let code = "import SwiftUI\nstruct Screen\(screen): View {\n    var body: some View {\n"
                    + "        VStack {\n" + rows.joined(separator: "\n") + "\n        }\n    }\n}\n"
                return ("Screen\(screen).swift", code)
            })
        let page = try WrittenPage(files)
        #expect(page.audit.coverage.elements >= 20_000)
        #expect(page.text.utf8.count < 12_000_000, "\(page.text.utf8.count)")
    }
}

/// The page of a project that is made up here.
private struct WrittenPage {
    let audit: Audit
    let text: String
    let content: PageContent

    init(_ files: [String: String]) throws {
        audit = try TemporaryFolder.audit(files.mapValues { Data($0.utf8) })
        text = ReportPage(ReportOptions(toolVersion: "1.0")).text(of: audit)
        let json = text.components(separatedBy: "id=\"data\">").last?.components(separatedBy: "</script>").first ?? ""
        content = try JSONDecoder().decode(PageContent.self, from: Data(json.utf8))
    }

    /// What stands in front of the data.
    var head: String { text.components(separatedBy: "id=\"data\">").first ?? "" }

    /// What stands between two texts, wherever they stand.
    func parts(from start: String, to end: String) -> [String] {
        text.components(separatedBy: start).dropFirst().map { $0.components(separatedBy: end)[0] }
    }
}

/// What is asked here of the data of a page.
private struct PageContent: Decodable {
    struct Finding: Decodable {
        let met: [[Int]]
    }

    /// A text of both languages, or one of each.
    struct Words: Decodable {
        let all: [String]

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            all = try (try? [value.decode(String.self)]) ?? value.decode([String].self)
        }
    }

    struct Vision: Decodable {
        let matrix: [Int]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            _ = try values.decode(Int.self)
            matrix = try values.decode([Int].self)
        }
    }

    struct Color: Decodable {
        let looks: [Look]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            _ = try values.decode(Int.self)
            looks = try values.decode([Look].self)
        }
    }

    struct Look: Decodable {
        let color: String
        let seen: [String]

        init(from decoder: any Decoder) throws {
            var values = try decoder.unkeyedContainer()
            _ = try values.decode(Int.self)
            color = try values.decode(String.self)
            _ = try values.decode(Int.self)
            seen = try values.decode([String].self)
        }
    }

    let findings: [Finding]
    let visions: [Vision]
    let palette: [Color]
    var texts: [String] { spoken.flatMap(\.all) }
    private let spoken: [Words]

    private enum CodingKeys: String, CodingKey {
        case findings, visions, palette
        case spoken = "texts"
    }
}
