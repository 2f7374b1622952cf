import Foundation
import HandrailModel
import HandrailReporting
import Testing

/// The forms that services which collect reports know.
struct ServiceReportTests {
    private static var audit: Audit { SampleAudit.full.audit }
    private static let options = SampleAudit.options(pathPrefix: "App/")

    @Test func `JUnit has a test for each finding and for each rule that found nothing`() {
        let text = JUnitReport(Self.options).text(of: Self.audit)
        #expect(text.contains(#"<testsuites name="Handrail" tests="4" failures="2" errors="0" skipped="1">"#))
        #expect(
            text.contains(
                """
                <testcase classname="unnamed-control" name="App/Sources/Cart/CartView.swift:4:9" \
                file="App/Sources/Cart/CartView.swift" line="4"><failure type="unnamed-control" message="The button \
                has no name: VoiceOver says “button” and nothing else.">
                """))
        #expect(text.contains(#"<skipped message="The icon may be hard to see"#))
        #expect(text.contains(#"<testcase classname="small-target" name="small-target"/>"#))
    }

    @Test func `Checkstyle has the findings by file`() {
        let text = CheckstyleReport(Self.options).text(of: Self.audit)
        #expect(text.contains(#"<file name="App/Sources/Cart/CartView.swift">"#))
        #expect(text.contains(#"<error line="5" column="32" severity="warning" message="The text is 9 points"#))
        #expect(text.contains(#"source="handrail.fixed-font-size"/>"#))
        #expect(text.contains(#"severity="info""#))
        #expect(text.components(separatedBy: "<file ").count == 3)
    }

    @Test func `Code quality of GitLab numbers equal faults`() throws {
        var sample = SampleAudit()
        sample.findings = [
            sample.finding(at: sample.place("Text")), sample.finding(at: sample.place("Button"), impact: .critical),
        ]
        let text = CodeQualityReport(Self.options).text(of: sample.audit)
        let values = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
        #expect(values.compactMap { $0["fingerprint"] as? String } == ["f00d:1", "f00d:2"])
        #expect(values.compactMap { $0["severity"] as? String } == ["major", "critical"])
        let location = try #require(values.first?["location"] as? [String: Any])
        #expect(location["path"] as? String == "App/Sources/Cart/CartView.swift")
        #expect((location["lines"] as? [String: Int])?["begin"] == 5)
    }

    @Test func `Markdown says what was found, by rule and worst first`() {
        let text = MarkdownReport(Self.options).text(of: Self.audit)
        #expect(text.hasPrefix("## Handrail\n\n**2 violations** and 1 review on 1 screen.\n"))
        #expect(text.contains("| `unnamed-control` | Control without a name | 1 |"))
        let row = "- **violation · serious** `unnamed-control` `App/Sources/Cart/CartView.swift:4`: The button"
        #expect(text.contains(row))
        let korean = MarkdownReport(SampleAudit.options(.korean)).text(of: Self.audit)
        #expect(korean.contains("화면 1개에서 **위반 2건**, 검토 필요 1건"))
    }

    @Test func `words of an app cannot become markup`() throws {
        var sample = SampleAudit()
        let words = Bilingual(en: "“<b>&\"'](x)|\u{1B}[2J\n# ”", ko: "하나")
        sample.findings = [sample.finding(at: sample.place("Text"), message: words)]
        let xml = [
            JUnitReport(Self.options).text(of: sample.audit), CheckstyleReport(Self.options).text(of: sample.audit),
        ]
        for text in xml {
            #expect(text.contains("“&lt;b&gt;&amp;&quot;&apos;](x)|␛[2J&#10;# ”"))
        }
        let markdown = MarkdownReport(Self.options).text(of: sample.audit)
        #expect(markdown.contains(##"“\<b\>\&"'\](x)\|␛\[2J \# ”"##))
    }
}
