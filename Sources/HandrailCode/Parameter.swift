/// A parameter of a function, initializer or closure.
public struct Parameter: Sendable {
    /// The label callers write; `nil` for `_`.
    public let label: String?
    /// The name used inside.
    public let name: String
    /// The type as written, where it is written.
    public let type: TypeName?
    /// The value used when callers leave it out.
    public let defaultValue: Expression?
    /// Attributes without the at sign, such as `ViewBuilder`.
    public let attributes: [String]

    /// A parameter.
    public init(
        label: String?, name: String, type: TypeName? = nil, defaultValue: Expression? = nil, attributes: [String] = []
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
        self.attributes = attributes
    }

    /// Whether the type is a function type.
    public var takesClosure: Bool { type?.isFunction ?? false }
}
