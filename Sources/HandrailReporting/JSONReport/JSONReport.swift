public import HandrailModel

/// The report for programs: `handrail.report/1`.
public struct JSONReport: Report {
    /// The name of the format, which stands in the report.
    public static let schemaName = "handrail.report/1"

    private let options: ReportOptions

    /// A report with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// The report.
    public func text(of audit: Audit) -> String { String(decoding: bytes(of: audit), as: UTF8.self) }

    /// The report in UTF-8.
    func bytes(of audit: Audit) -> [UInt8] {
        JSONWriter.bytes(ReportV1Builder(options: options, audit: audit).report.json ?? .object([:]))
    }

    /// The report as a value.
    public func value(of audit: Audit) -> ReportV1 {
        ReportV1Builder(options: options, audit: audit).report
    }
}

extension ReportFormat {
    /// For programs: `handrail.report/1`.
    static let json = ReportFormat(name: "json", contentType: "application/json") { audit, options in
        JSONReport(options).bytes(of: audit)
    }
}
