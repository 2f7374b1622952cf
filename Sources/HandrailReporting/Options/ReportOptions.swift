public import HandrailModel

/// What all reports are told besides the audit.
public struct ReportOptions: Sendable {
    /// The tool's name in every report.
    static let toolName = "Handrail"

    /// The language of every sentence.
    public let language: ReportLanguage
    /// Whether a terminal report may use color; nothing is ever said by color alone.
    public let color: Bool
    /// Width of the terminal in cells; held between 40 and 400.
    public let width: Int
    /// The version of the tool.
    public let toolVersion: String
    /// The rules there are; findings of other rules are reported all the same.
    public let rules: [RuleDescription]
    /// Written before every path of a report for a code host, where the audited folder lies deeper in the repository,
    /// such as `App/`.
    public let pathPrefix: String
    /// What tells this SARIF report from others of the same commit; `nil` where it is the only one.
    public let category: String?
    /// What was audited, as it was asked for; empty for the folder that the tool was started in.
    public let sources: [String]
    /// What the findings of a report for people are put together by.
    public let grouping: FindingGrouping
    /// What a report for people begins with, where findings are left out of it; `nil` where it begins with findings.
    public let lead: Bilingual?
    /// Whether a SARIF report may name the absolute path that was audited.
    public let revealsRoot: Bool
    /// Where the documentation is on the web, with a slash at its end; `nil` where nobody says.
    public let documentation: String?
    /// The title of a guideline by its id.
    public let guidelineTitle: @Sendable (String) -> Bilingual?

    /// Options; only the version has no default.
    public init(
        language: ReportLanguage = .english, color: Bool = false, width: Int = 80, toolVersion: String,
        rules: [RuleDescription] = [], pathPrefix: String = "", category: String? = nil, sources: [String] = [],
        grouping: FindingGrouping = .cause, lead: Bilingual? = nil, revealsRoot: Bool = false,
        documentation: String? = nil,
        guidelineTitle: @escaping @Sendable (String) -> Bilingual? = { _ in nil }
    ) {
        self.language = language
        self.color = color
        self.width = min(max(width, 40), 400)
        self.toolVersion = toolVersion
        self.rules = rules
        self.pathPrefix = pathPrefix
        self.category = category
        self.sources = sources
        self.grouping = grouping
        self.lead = lead
        self.revealsRoot = revealsRoot
        self.documentation = documentation.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
        self.guidelineTitle = guidelineTitle
    }

    /// A path of the audit as a code host knows it; one that leads up, as to a configuration above what is audited,
    /// is taken together with the folder that it leaves.
    func hostPath(_ path: String) -> String {
        guard path.hasPrefix("../") else { return pathPrefix + path }
        var parts: [Substring] = []
        for part in (pathPrefix + path).split(separator: "/") {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    /// A text in the asked language, with Korean particles settled.
    func words(_ text: Bilingual) -> String {
        switch language {
        case .english: text.en
        case .korean: KoreanParticle.settle(text.ko)
        }
    }

    /// The title of a guideline in the asked language, or its id.
    func title(ofGuideline id: String) -> String {
        guidelineTitle(id).map(words) ?? id
    }

    /// The rules by id; the first of two with one id counts.
    var rulesByID: [String: RuleDescription] {
        Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
}
