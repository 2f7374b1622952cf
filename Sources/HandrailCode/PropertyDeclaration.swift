public import HandrailSource

/// A stored or computed property, or a global constant.
public final class PropertyDeclaration: Sendable {
    /// Its name.
    public let name: String
    /// Its type as written.
    public let type: TypeName?
    /// The value it starts with.
    public let initialValue: Expression?
    /// The statements of its getter; `nil` for a stored property.
    public let getter: [Statement]?
    /// The statements of its `set`, `willSet` and `didSet`, one after the other.
    public let observers: [Statement]
    /// Whether it belongs to the type instead of its values.
    public let isStatic: Bool
    /// Whether it is a `let`.
    public let isConstant: Bool
    /// Who reaches it.
    public let modifiers: DeclarationModifiers
    /// Property wrappers and other attributes.
    public let attributes: [DeclarationAttribute]
    /// The bytes of the whole declaration.
    public let range: ByteRange

    /// A property.
    public init(
        name: String, type: TypeName?, initialValue: Expression?, getter: [Statement]?,
        observers: [Statement] = [], isStatic: Bool, isConstant: Bool,
        modifiers: DeclarationModifiers = [], attributes: [DeclarationAttribute], range: ByteRange
    ) {
        self.name = name
        self.type = type
        self.initialValue = initialValue
        self.getter = getter
        self.observers = observers
        self.isStatic = isStatic
        self.isConstant = isConstant
        self.modifiers = modifiers
        self.attributes = attributes
        self.range = range
    }

    /// The arguments of the attribute of that name, where it has it.
    public func attribute(_ name: String) -> DeclarationAttribute? { attributes.first { $0.name == name } }
}
