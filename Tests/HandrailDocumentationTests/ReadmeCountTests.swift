import Foundation
import Handrail
import HandrailDocumentation
import HandrailModel
import Testing

/// What the README counts is what the program has. `UPDATE_COUNTS=1` writes it anew.
@Suite struct ReadmeCountTests {
    @Test(arguments: [("README.md", ReportLanguage.english), ("README.ko.md", ReportLanguage.korean)])
    func counts(file: String, language: ReportLanguage) throws {
        let path = SiteReading.root.appendingPathComponent(file)
        let text = try String(contentsOf: path, encoding: .utf8)
        let written = try #require(
            try ReadmeCounts(rules: RuleCatalog.all).written(into: text, language: language))
        if ProcessInfo.processInfo.environment["UPDATE_COUNTS"] == "1" {
            try Data(written.utf8).write(to: path)
        } else {
            #expect(text == written, "UPDATE_COUNTS=1 writes the counts anew")
        }
    }
}
