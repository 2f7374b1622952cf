public import HandrailSource

/// A function or an initializer.
public final class FunctionDeclaration: Sendable {
    /// Its base name; `init` for initializers.
    public let name: String
    /// Names of its generic parameters.
    public let genericParameters: [String]
    /// Its parameters.
    public let parameters: [Parameter]
    /// The result type as written.
    public let result: TypeName?
    /// The body; empty where it has none, as in a protocol.
    public let body: [Statement]
    /// Whether it belongs to the type instead of its values.
    public let isStatic: Bool
    /// Attributes without the at sign.
    public let attributes: [String]
    /// The bytes of the whole declaration.
    public let range: ByteRange

    /// A function.
    public init(
        name: String, genericParameters: [String] = [], parameters: [Parameter], result: TypeName?, body: [Statement],
        isStatic: Bool, attributes: [String], range: ByteRange
    ) {
        self.name = name
        self.genericParameters = genericParameters
        self.parameters = parameters
        self.result = result
        self.body = body
        self.isStatic = isStatic
        self.attributes = attributes
        self.range = range
    }
}
