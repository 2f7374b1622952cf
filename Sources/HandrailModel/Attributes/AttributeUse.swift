public import HandrailSource

/// An attribute with the place that sets it.
public struct AttributeUse: Equatable, Sendable {
    /// What is set.
    public let attribute: Attribute
    /// The modifier: from its name to its closing parenthesis.
    public let place: SourcePlace
    /// The condition under which it applies, where there is one.
    public let condition: ElementCondition?

    /// An attribute set at `place`.
    public init(_ attribute: Attribute, place: SourcePlace, condition: ElementCondition? = nil) {
        self.attribute = attribute
        self.place = place
        self.condition = condition
    }
}
