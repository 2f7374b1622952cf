public import HandrailModel

/// A format of reports: everything that there is to know of it outside its own file.
public struct ReportFormat: Sendable {
    /// The name that people ask for it by.
    public let name: String
    /// The media type of what is written, such as `application/json`.
    public let contentType: String
    /// Writes an audit down: a pure function, so the same audit always gives the same bytes.
    public let bytes: @Sendable (Audit, ReportOptions) -> [UInt8]

    /// A format.
    public init(
        name: String, contentType: String, bytes: @escaping @Sendable (Audit, ReportOptions) -> [UInt8]
    ) {
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
    }

    /// A format whose reports are text in UTF-8.
    init(name: String, contentType: String, report: @escaping @Sendable (ReportOptions) -> any Report) {
        self.init(name: name, contentType: contentType) { audit, options in
            Array(report(options).text(of: audit).utf8)
        }
    }

    /// Every format there is, the one first that people get who ask for none. Whatever names formats reads this list.
    public static let all: [ReportFormat] = [
        .text, .json, .sarif, .github, .xcode, .junit, .checkstyle, .codeQuality, .markdown,
    ]
}
