import Foundation
import HandrailTestSupport
import Testing

@Suite("handrail report")
struct ReportVerbTests {
    @Test("writes a page that opens in the language that was asked for, and is no gate")
    func page() {
        let english = Run("report", "app")
        #expect(english.status == 0, "\(english.errors)")
        #expect(english.output.hasPrefix("<!doctype html>\n<html lang=\"en\">"))
        #expect(english.output.hasSuffix("</html>\n"))
        #expect(english.output.contains("\"name\":\"app\""))
        let korean = Run("report", "app", "--lang", "ko")
        #expect(korean.output.hasPrefix("<!doctype html>\n<html lang=\"ko\">"))
    }

    @Test("the findings are chosen as for an audit")
    func choice() {
        #expect(Run("report", "app", "--format", "csv").output.split(separator: "\r\n").count == 2)
        #expect(Run("report", "app", "--format", "csv", "--only", "reviews").output.split(separator: "\r\n").count == 1)
    }

    @Test("it is also a summary in Markdown")
    func markdown() {
        #expect(Run("report", "app", "--format", "markdown").output.hasPrefix("## Handrail"))
    }

    @Test("it goes into a file, and says when that cannot be")
    func output() throws {
        try TemporaryFolder.with { (folder: URL) in
            let file = folder.appendingPathComponent("page.html")
            let run = Run("report", "app", "--output", file.path)
            #expect(run.status == 0 && run.output.isEmpty)
            let written = try Data(contentsOf: file)
            #expect(written.starts(with: Data("<!doctype html>".utf8)))
            #expect(Run("report", "app", "--output", folder.path).status == 2)
        }
    }

    @Test("code without a screen is no clean report")
    func nothing() {
        #expect(Run("report", "blank").status == 3)
    }
}
