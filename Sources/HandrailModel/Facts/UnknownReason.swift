/// Why something could not be known.
public enum UnknownReason: Hashable, Sendable {
    /// A name that nothing in the project declares, such as a type of a package that was not read.
    case undeclared(String)
    /// Code of another framework draws it: a representable, a web view, an external package.
    case opaque(String)
    /// The name of an image that no catalog and no file of the project has.
    case noImage(String)
    /// The value is computed in a way that is not followed.
    case computed
    /// The depth or size limit was reached.
    case tooDeep
}
