import Foundation
import HandrailModel
import HandrailReport
import HandrailReporting
import HandrailTestSupport
import Testing

/// The findings as a table.
@Suite("The findings for a spreadsheet") struct SpreadsheetReportTests {
    @Test(
        "no cell of a project becomes a formula or another cell",
        arguments: [
            ("plain", "\"plain\""), ("a \"b\", c", "\"a \"\"b\"\", c\""), ("=1+1", "\"'=1+1\""),
            ("\t=cmd|' /C calc'!A0", "\"' =cmd|' /C calc'!A0\""), ("@SUM(A1)", "\"'@SUM(A1)\""),
            ("-2", "\"'-2\""), ("＝1", "\"'＝1\""), ("two\nlines", "\"two\nlines\""),
        ])
    func cells(text: String, cell: String) {
        #expect(SpreadsheetReport.cell(text) == cell)
    }

    @Test("a row has the kind, the place, what is wrong and what to do, in the language that was asked for")
    func rows() throws {
        let audit = try TemporaryFolder.audit([
            "A.swift": Data(
                """
                import SwiftUI
                struct Home: View { var body: some View { Text("Total").font(.system(size: 9)) } }
                """.utf8)
        ])
        let options = ReportOptions(language: .korean, toolVersion: "1.0")
        let text = SpreadsheetReport(options).text(of: audit)
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines[0].hasPrefix("\u{FEFF}\"종류\",\"영향\""))
        #expect(lines.count == audit.findings.count + 2)
        #expect(lines[1].contains("\"A.swift\",\"2\""))
    }
}
