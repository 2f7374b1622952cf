import HandrailModel
import HandrailReporting
import Testing

/// All formats, by the name that people ask for.
struct ReportFormatTests {
    @Test(arguments: ReportFormat.allCases, ReportLanguage.allCases)
    func `the same audit gives the same bytes`(format: ReportFormat, language: ReportLanguage) {
        let report = format.report(SampleAudit.options(language))
        let first = report.text(of: SampleAudit.full.audit)
        #expect(first == report.text(of: SampleAudit.full.audit))
        #expect(first.hasSuffix("\n"))
    }

    @Test(arguments: ReportFormat.allCases)
    func `an empty audit is reported, too`(format: ReportFormat) {
        var sample = SampleAudit()
        sample.files = []
        #expect(format.report(SampleAudit.options()).text(of: sample.audit).isEmpty == [.github, .xcode].contains(format))
    }
}
