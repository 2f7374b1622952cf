/// Rules about gestures and what stands in for them.
enum GestureRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(TapWithoutTrait()),
        RegisteredRule(MissingAdjustableAction()),
        RegisteredRule(MissingCustomAction()),
    ]
}
