public import HandrailSource

/// A property of a view that code sets.
public struct ObjectiveCWrite: Hashable, Sendable {
    /// The class whose view it is, where that is another than the one whose code sets it.
    public let owner: String?
    /// How the class calls the view: a property or instance variable, with what is reached through it behind dots, such
    /// as `closeButton` or `navigationItem.rightBarButtonItem`; `self` for the object itself; `#5` for the view with a
    /// tag.
    public let view: String
    /// The property as UIKit calls it in Swift: `accessibilityLabel`, `isHidden`, `title.selected`, `titleLabel.font`.
    public let property: String
    /// What it is set to.
    public let value: ObjectiveCValue
    /// Whether it is set only under a condition, in a loop or a block.
    public let isConditional: Bool
    /// Whether the value is put in beside what is there: `|=`.
    public let isAddition: Bool
    /// The whole statement.
    public let range: ByteRange

    /// A write.
    public init(
        owner: String? = nil, view: String, property: String, value: ObjectiveCValue, isConditional: Bool,
        isAddition: Bool = false, range: ByteRange
    ) {
        self.owner = owner
        self.view = view
        self.property = property
        self.value = value
        self.isConditional = isConditional
        self.isAddition = isAddition
        self.range = range
    }
}
