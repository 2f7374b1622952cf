import HandrailCode
import HandrailSource

/// A property with the file it is declared in.
struct LinkedProperty: Sendable {
    /// The declaration.
    let declaration: PropertyDeclaration
    /// Where it is declared.
    let file: FileIndex
    /// Number of the target that declares it.
    let module: Int
}
