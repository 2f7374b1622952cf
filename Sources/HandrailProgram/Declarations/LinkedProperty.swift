package import HandrailCode
package import HandrailSource

/// A property with the file it is declared in.
package struct LinkedProperty: Sendable {
    /// The declaration.
    package let declaration: PropertyDeclaration
    /// Where it is declared.
    package let file: FileIndex
    /// Number of the target that declares it.
    package let module: Int
}
