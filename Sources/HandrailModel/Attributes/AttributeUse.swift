public import HandrailSource

/// An attribute with the place that sets it.
public struct AttributeUse: Equatable, Sendable {
    /// What is set.
    public let attribute: Attribute
    /// The modifier: from its name to its closing parenthesis.
    public let place: SourcePlace
    /// The condition under which it applies, where there is one.
    public let condition: ElementCondition?

    /// The APIs that code which comes with the attribute uses.
    var apis: [CodeUse] {
        switch attribute {
        case .code(.action(let action)): action.uses
        case .interaction(.gesture(let gesture)): gesture.action.uses
        case .code(.event(let event)): event.action.uses
        default: []
        }
    }

    /// An attribute set at `place`.
    public init(_ attribute: Attribute, place: SourcePlace, condition: ElementCondition? = nil) {
        self.attribute = attribute
        self.place = place
        self.condition = condition
    }

    /// The same where a question about settings is answered with yes besides, as written in the code.
    public func under(_ test: SettingTest, _ text: String) -> AttributeUse {
        AttributeUse(attribute, place: place, condition: ElementCondition.asking(test, text, besides: condition))
    }

    /// Whether it applies under a setting; `nil` where that depends on something else.
    public func applies(in setting: Setting) -> Bool? {
        guard let condition else { return true }
        return condition.holds(in: setting)
    }
}
