public import HandrailSource

/// A type or an extension of one, with the members written in this place.
public final class TypeDeclaration: Sendable {
    /// The keyword it is declared with.
    public enum Keyword: Sendable {
        case structure, classType, enumeration, actorType, protocolType, extensionOf
    }

    /// The keyword.
    public let keyword: Keyword
    /// Its full dotted name: the names of the types around it, then its own.
    public let name: String
    /// What it inherits from or conforms to, as written.
    public let inherited: [TypeName]
    /// Names of its generic parameters.
    public let genericParameters: [String]
    /// Conditions of an extension's `where` clause, as written, such as `Self == PrimaryButtonStyle`.
    public let requirements: [String]
    /// Its properties.
    public let properties: [PropertyDeclaration]
    /// Its functions and initializers.
    public let functions: [FunctionDeclaration]
    /// Its cases.
    public let cases: [EnumCase]
    /// Attributes such as `main`.
    public let attributes: [String]
    /// Names with a capital that are called somewhere inside, the types it makes values of: of `Login.View(…)` both
    /// `View` and the whole.
    public let constructs: Set<String>
    /// Whether it says of itself that only its own file sees it.
    public let isPrivate: Bool
    /// The bytes of the whole declaration.
    public let range: ByteRange

    /// A type.
    public init(
        keyword: Keyword, name: String, inherited: [TypeName], genericParameters: [String], requirements: [String],
        properties: [PropertyDeclaration], functions: [FunctionDeclaration], cases: [EnumCase],
        attributes: [String], constructs: Set<String> = [], isPrivate: Bool = false, range: ByteRange
    ) {
        self.keyword = keyword
        self.name = name
        self.inherited = inherited
        self.genericParameters = genericParameters
        self.requirements = requirements
        self.properties = properties
        self.functions = functions
        self.cases = cases
        self.attributes = attributes
        self.constructs = constructs
        self.isPrivate = isPrivate
        self.range = range
    }
}
