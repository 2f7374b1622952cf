import HandrailModel
import HandrailReporting
import Testing

/// All formats, by the name that people ask for.
struct ReportFormatTests {
    @Test(arguments: ReportFormat.all.map(\.name), ReportLanguage.allCases)
    func `the same audit gives the same bytes`(name: String, language: ReportLanguage) throws {
        let format = try #require(ReportFormat.all.first { $0.name == name })
        let first = format.bytes(SampleAudit.full.audit, SampleAudit.options(language))
        #expect(first == format.bytes(SampleAudit.full.audit, SampleAudit.options(language)))
        #expect(first.last == UInt8(ascii: "\n"))
    }

    @Test(arguments: ReportFormat.all.map(\.name))
    func `an empty audit is reported, too`(name: String) throws {
        var sample = SampleAudit()
        sample.files = []
        let format = try #require(ReportFormat.all.first { $0.name == name })
        #expect(format.bytes(sample.audit, SampleAudit.options()).isEmpty == ["github", "xcode"].contains(name))
    }

    @Test func `each has a name of its own`() {
        #expect(Set(ReportFormat.all.map(\.name)).count == ReportFormat.all.count)
    }
}
