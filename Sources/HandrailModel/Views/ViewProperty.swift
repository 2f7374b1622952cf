public import HandrailSource

/// A property of a view with the value it is given.
///
/// It carries the name that UIKit or AppKit gives it: `accessibilityLabel`, `isAccessibilityElement`, `text`,
/// `isHidden`. A property of a property is reached with a dot: `titleLabel.font`, `configuration.image`. What a control
/// shows in a state other than the normal one carries the state behind a dot: `title` and `title.selected`,
/// `image.highlighted`. What has no property in code, such as the title of a section of a table, goes by the name that
/// interface files have for it. What was worked out of a view is a `ViewFact`.
public struct ViewProperty: Sendable {
    /// The name.
    public let name: String
    /// The value.
    public let value: Fact<ViewValue>
    /// Where it is set: the whole assignment, or the attribute or element of an interface file.
    public let place: SourcePlace
    /// The condition under which it is set, where there is one.
    public let condition: ElementCondition?
    /// Whether it is a runtime attribute of an interface file: such values are not in its string tables.
    public let isRuntimeAttribute: Bool
    /// The edit that turns a Boolean on, where there is a simple one.
    public let mending: SourceEdit?

    /// A property.
    public init(
        _ name: String, _ value: Fact<ViewValue>, place: SourcePlace, condition: ElementCondition? = nil,
        isRuntimeAttribute: Bool = false, mending: SourceEdit? = nil
    ) {
        self.name = name
        self.value = value
        self.place = place
        self.condition = condition
        self.isRuntimeAttribute = isRuntimeAttribute
        self.mending = mending
    }
}
