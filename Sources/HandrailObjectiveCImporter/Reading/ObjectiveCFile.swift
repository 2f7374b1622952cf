/// What an Objective-C file says of views.
///
/// It is read token by token: outlets, property writes and accessibility calls on views are seen. Views that the code
/// itself makes, layout and control flow are not, and macros are not expanded.
public struct ObjectiveCFile: Hashable, Sendable {
    /// Classes it declares, implements or extends, in order; one may come twice.
    public let classes: [ObjectiveCClass]
    /// Functions it defines, by name.
    public let functions: Set<String>
    /// Whether it was too large and not read.
    public let isTooLarge: Bool

    /// What a file says.
    public init(classes: [ObjectiveCClass], functions: Set<String>, isTooLarge: Bool = false) {
        self.classes = classes
        self.functions = functions
        self.isTooLarge = isTooLarge
    }
}
