public import HandrailModel

/// What a rule is, as people and reports are told.
public struct RuleInfo: Sendable {
    /// Its id: names the defect and reads well after "ignore".
    public let id: String
    /// The defect in a few words.
    public let title: Bilingual
    /// Why it matters to people, in a sentence or two.
    public let reason: Bilingual
    /// What the defect does to people where nothing makes it better or worse.
    public let impact: Impact
    /// Ids of the guidelines it answers for.
    public let guidelines: [String]
    /// Criteria it answers for, such as `WCAG 2.2 4.1.2`.
    public let criteria: [String]
    /// The settings it looks at; none where what it judges depends on none.
    public let settings: [Setting]
    /// What it looks at; `nil` as long as it takes part in no audit.
    public internal(set) var subject: RuleSubject?
    /// The rule that speaks where both find the same place wrong on different screens.
    public let yieldsTo: String?
    /// Whether only the screen around answers it: what stands before, behind or beside, and how people come and go.
    /// Views without a known screen are not asked.
    public let asksOfScreen: Bool
    /// What a capture has to tell for the rule to judge what is on it; `nil` where only source tells what it asks.
    public let needsOfCaptures: Set<CaptureFact>?
    /// What a project may decide of it.
    public let options: [RuleOption]
    /// Code it must flag and code it must not.
    public var examples: [RuleExample] { makeExamples() }
    /// An audit asks no rule for its examples, and there are over a thousand.
    private let makeExamples: @Sendable () -> [RuleExample]

    /// A rule's description.
    public init(
        id: String, title: Bilingual, reason: Bilingual, impact: Impact, guidelines: [String], criteria: [String],
        settings: [Setting] = [], yieldsTo: String? = nil, asksOfScreen: Bool = false,
        needsOfCaptures: Set<CaptureFact>? = nil, options: [RuleOption] = [],
        examples: @autoclosure @escaping @Sendable () -> [RuleExample]
    ) {
        self.id = id
        self.title = title
        self.reason = reason
        self.impact = impact
        self.guidelines = guidelines
        self.criteria = criteria
        self.settings = settings
        self.yieldsTo = yieldsTo
        self.asksOfScreen = asksOfScreen
        self.needsOfCaptures = needsOfCaptures
        self.options = options
        makeExamples = examples
    }

    /// The same for a rule that looks at something.
    public func lookingAt(_ subject: RuleSubject) -> RuleInfo {
        var copy = self
        copy.subject = subject
        return copy
    }
}
