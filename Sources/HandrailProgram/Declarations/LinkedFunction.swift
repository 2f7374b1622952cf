package import HandrailCode
package import HandrailSource

/// A function with the file it is declared in and the type it belongs to.
package struct LinkedFunction: Sendable {
    /// The declaration.
    package let declaration: FunctionDeclaration
    /// Where it is declared.
    package let file: FileIndex
    /// Number of the target that declares it.
    package let module: Int
    /// Conditions of the extension around it.
    let requirements: [String]
    /// Whether an extension declares it that conforms to nothing.
    var isOfPlainExtension = false

    /// Where all of it stands.
    package var place: SourcePlace { SourcePlace(file: file, range: declaration.range) }
}
