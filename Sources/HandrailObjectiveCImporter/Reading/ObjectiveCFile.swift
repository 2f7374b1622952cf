public import HandrailSource

/// What an Objective-C file says of views.
///
/// It is read token by token: outlets, property writes, accessibility calls and tap recognizers on views are seen.
/// Views that the code itself makes, layout and control flow are not, and macros are not expanded.
public struct ObjectiveCFile: Hashable, Sendable {
    /// Classes it declares, implements or extends, in order; one may come twice.
    public let classes: [ObjectiveCClass]
    /// Functions it defines, by name.
    public let functions: Set<String>
    /// Its names with a capital: classes among them.
    public let capitalized: Set<String>
    /// Its string literals that may be names: of segues, scenes and classes.
    public let texts: Set<String>
    /// A bracket that is left open: what follows in its class was not read.
    public let open: ByteRange?
    /// Whether it was too large and not read.
    public let isTooLarge: Bool

    /// What a file says.
    public init(
        classes: [ObjectiveCClass], functions: Set<String>, capitalized: Set<String> = [], texts: Set<String> = [],
        open: ByteRange? = nil, isTooLarge: Bool = false
    ) {
        self.capitalized = capitalized
        self.texts = texts
        self.classes = classes
        self.functions = functions
        self.open = open
        self.isTooLarge = isTooLarge
    }
}
