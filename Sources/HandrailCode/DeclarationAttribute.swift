/// An attribute of a declaration: `@State`, `@Environment(\.dismiss)`.
public struct DeclarationAttribute: Sendable {
    /// The name without the at sign.
    public let name: String
    /// Its arguments.
    public let arguments: [Argument]

    /// An attribute.
    public init(name: String, arguments: [Argument]) {
        self.name = name
        self.arguments = arguments
    }
}
