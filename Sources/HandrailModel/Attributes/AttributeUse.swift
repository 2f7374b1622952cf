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
        case .uses(let uses): uses.map { $0.under(condition) }
        default: []
        }
    }

    /// An attribute set at `place`.
    public init(_ attribute: Attribute, place: SourcePlace, condition: ElementCondition? = nil) {
        self.attribute = attribute
        self.place = place
        self.condition = condition
    }
}
