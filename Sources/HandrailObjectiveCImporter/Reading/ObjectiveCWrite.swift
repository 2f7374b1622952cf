public import HandrailSource

/// A property of a view that code sets.
public struct ObjectiveCWrite: Hashable, Sendable {
    /// How the class calls the view: a property or instance variable, with what is reached through it behind dots, such
    /// as `closeButton` or `navigationItem.rightBarButtonItem`; `self` for the object itself.
    public let view: String
    /// The property as UIKit calls it in Swift: `accessibilityLabel`, `isHidden`, `title.selected`, `titleLabel.font`.
    public let property: String
    /// What it is set to.
    public let value: ObjectiveCValue
    /// Whether it is set only under a condition, in a loop or a block.
    public let isConditional: Bool
    /// The whole statement.
    public let range: ByteRange

    /// A write.
    public init(view: String, property: String, value: ObjectiveCValue, isConditional: Bool, range: ByteRange) {
        self.view = view
        self.property = property
        self.value = value
        self.isConditional = isConditional
        self.range = range
    }
}
