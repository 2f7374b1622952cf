/// A type as it is written, reduced to what evaluation asks: its name without generic arguments, and its wrappings.
public struct TypeName: Hashable, Sendable {
    /// `Item` for `Item`, `Item?`, `[Item]`, `Item<Other>` and `some Item`; dotted for nested types.
    public let name: String
    /// Generic arguments as written, reduced likewise.
    public let arguments: [TypeName]
    /// Whether it is `T?` or `T!`.
    public let isOptional: Bool
    /// Whether it is `[T]`.
    public let isArray: Bool
    /// Whether it is a function type; `name` is then the name of its result.
    public let isFunction: Bool

    /// The name of the type of a class itself, of which a property holds the class that objects are made of later.
    public static func `class`(of name: String) -> String { name + classSuffix }

    /// The class that a value of this type is, as of `Button.Type`; `nil` for any other type.
    public var heldClass: String? {
        guard !isArray, !isFunction, name.hasSuffix(Self.classSuffix) else { return nil }
        return String(name.dropLast(Self.classSuffix.count))
    }

    private static let classSuffix = ".Type"

    /// A type name.
    public init(
        _ name: String, arguments: [TypeName] = [], isOptional: Bool = false, isArray: Bool = false,
        isFunction: Bool = false
    ) {
        self.name = name
        self.arguments = arguments
        self.isOptional = isOptional
        self.isArray = isArray
        self.isFunction = isFunction
    }
}
