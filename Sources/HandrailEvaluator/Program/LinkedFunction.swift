import HandrailCode
import HandrailSource

/// A function with the file it is declared in and the type it belongs to.
struct LinkedFunction: Sendable {
    /// The declaration.
    let declaration: FunctionDeclaration
    /// Where it is declared.
    let file: FileIndex
    /// Number of the target that declares it.
    let module: Int
    /// Conditions of the extension around it.
    let requirements: [String]
}
