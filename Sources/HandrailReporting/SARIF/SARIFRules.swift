import HandrailModel

/// The rules of a SARIF report: those described, then those that only findings name.
struct SARIFRules {
    /// The `reportingDescriptor` objects.
    let descriptors: [JSONValue]
    /// Where each rule stands among them.
    let indices: [String: Int]

    /// The rules of a report.
    init(options: ReportOptions, findings: [Finding]) {
        var descriptors: [JSONValue] = []
        var indices: [String: Int] = [:]
        for rule in options.rules where indices[rule.id] == nil {
            indices[rule.id] = descriptors.count
            descriptors.append(Self.descriptor(rule, options))
        }
        for id in Set(findings.map(\.rule)).sorted() where indices[id] == nil {
            indices[id] = descriptors.count
            descriptors.append(.object(["id": .string(id)]))
        }
        self.descriptors = descriptors
        self.indices = indices
    }

    private static func descriptor(_ rule: RuleDescription, _ options: ReportOptions) -> JSONValue {
        let title = options.words(rule.title)
        let rationale = options.words(rule.rationale)
        let level = ReportSeverity(.violation, rule.impact).rawValue
        return .members([
            "id": .string(rule.id),
            "shortDescription": SARIFText.message(title),
            "fullDescription": SARIFText.message(rationale),
            "helpUri": options.documentation.map {
                .string($0 + DocumentationAddress.rule(rule.id, options.language))
            },
            "help": .object([
                "text": .string(SARIFText.escaped(help(rule, rationale, options))),
                "markdown": .string(SARIFText.escaped(help(rule, rationale, options))),
            ]),
            "defaultConfiguration": .object(["level": .string(level)]),
            "properties": JSONValue.members([
                "tags": .strings(["accessibility"]), "guidelines": .strings(rule.guidelines),
                "criteria": .strings(rule.criteria), "impact": ImpactV1(rule.impact).json,
            ]),
        ])
    }

    /// Reads well as text and as Markdown.
    private static func help(_ rule: RuleDescription, _ rationale: String, _ options: ReportOptions) -> String {
        let points = rule.guidelines.map(options.title(ofGuideline:)) + rule.criteria
        guard !points.isEmpty else { return rationale }
        return rationale + "\n\n" + points.map { "- \($0)" }.joined(separator: "\n")
    }
}
