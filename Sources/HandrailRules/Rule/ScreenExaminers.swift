public import HandrailModel

/// What several rules say of single screens.
///
/// Most rules have nothing to say of most screens. That is told by their interests, which lie side by side, without
/// touching the rules themselves: threads that do so stand in each other's way.
public struct ScreenExaminers: Sendable {
    /// What one of the rules said of a screen.
    public struct RuleAnswers: Sendable {
        /// The position of the rule.
        public let rule: Int
        /// What it said.
        public let result: RegisteredRule.Result
    }

    private let interests: [ScreenExaminer.Interest]
    private let asks: [@Sendable (PerceivedTree) -> RegisteredRule.Result]

    /// The examiners of rules.
    public init(_ rules: [RegisteredRule]) {
        interests = rules.map(\.examiner.interest)
        asks = rules.map(\.examiner.ask)
    }

    /// What the rules say of a screen, in their order, without those that say nothing.
    public func examine(_ screen: PerceivedTree) -> [RuleAnswers] {
        var answers: [RuleAnswers] = []
        for rule in interests.indices where interests[rule].isMet(by: screen.screen) {
            let result = asks[rule](screen)
            if !result.isNothing { answers.append(RuleAnswers(rule: rule, result: result)) }
        }
        return answers
    }
}
