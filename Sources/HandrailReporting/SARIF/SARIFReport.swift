public import HandrailModel

/// The report for code scanning services: SARIF 2.1.0 (OASIS Standard, 27 March 2020).
public struct SARIFReport: Report {
    /// The name of the folder that every address is relative to.
    static let base = "SRCROOT"

    private let options: ReportOptions

    /// A report with `options`.
    public init(_ options: ReportOptions) { self.options = options }

    /// The report.
    public func text(of audit: Audit) -> String {
        JSONWriter.text(
            .object([
                "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"), "version": .string("2.1.0"),
                "runs": .array([run(audit)]),
            ]))
    }

    private func run(_ audit: Audit) -> JSONValue {
        let rules = SARIFRules(options: options, findings: audit.findings)
        return .members([
            "tool": .object([
                "driver": .object([
                    "name": .string(ReportOptions.toolName), "version": .string(options.toolVersion),
                    "language": .string(language), "rules": .array(rules.descriptors),
                ])
            ]),
            "language": .string(language),
            "columnKind": .string("utf16CodeUnits"),
            // Up to the last slash it is the category; what may follow tells single runs apart (3.17.3).
            "automationDetails": options.category.map { .object(["id": .string("\($0)/")]) },
            "originalUriBaseIds": .object([Self.base: base(audit)]),
            "invocations": .array([invocation(audit)]),
            "results": .array(SARIFResults(options: options, audit: audit, rules: rules).values),
            "properties": properties(audit.coverage),
        ])
    }

    private var language: String {
        switch options.language {
        case .english: "en-US"
        case .korean: "ko-KR"
        }
    }

    private func base(_ audit: Audit) -> JSONValue {
        let audited = audit.root.hasSuffix("/") ? audit.root : audit.root + "/"
        let root = audited.hasSuffix(options.pathPrefix) ? String(audited.dropLast(options.pathPrefix.count)) : audited
        return .members([
            "description": SARIFText.message(
                options.words(
                    Bilingual(
                        en: "The root of the repository, or else the folder that was audited.",
                        ko: "저장소의 루트입니다. 저장소가 없으면 검사한 폴더입니다."))),
            "uri": options.revealsRoot ? .string("file://" + SARIFText.address(root)) : nil,
        ])
    }

    private func invocation(_ audit: Audit) -> JSONValue {
        .members([
            "executionSuccessful": .boolean(true),
            "toolExecutionNotifications": JSONValue.array(audit.notes.map(notification)).unlessEmpty,
        ])
    }

    private func notification(_ note: AuditNote) -> JSONValue {
        .members([
            "level": .string("note"), "message": SARIFText.message(options.words(note.text)),
            "locations": note.path.flatMap(location),
        ])
    }

    /// A path outside the audited folder would give away how this machine is laid out.
    private func location(_ path: String) -> JSONValue? {
        guard !path.hasPrefix("/") else { return nil }
        return .array([.object(["physicalLocation": .object(["artifactLocation": SARIFText.artifact(path, options)])])])
    }

    /// A report says how much was examined, not only what failed.
    private func properties(_ coverage: Coverage) -> JSONValue {
        .object([
            "files": .integer(coverage.files), "troubledFiles": .integer(coverage.troubledFiles),
            "targets": .integer(coverage.targets), "screens": .integer(coverage.screens),
            "elements": .integer(coverage.elements),
        ])
    }
}

extension ReportFormat {
    /// For code scanning services: SARIF 2.1.0.
    static let sarif = ReportFormat(name: "sarif", contentType: "application/sarif+json", report: { SARIFReport($0) })
}
