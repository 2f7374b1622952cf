/// The uses of APIs in one piece of code: one closure, one function, one modifier, or all of a class that makes a
/// screen.
public struct CodeBlock: Hashable, Sendable {
    /// The index of the element whose code it is; `nil` for code that is not looked at for what a screen shows.
    public let element: Int?
    /// The uses, in the order of the code.
    public let uses: [CodeUse]

    /// A piece of code.
    public init(element: Int? = nil, uses: [CodeUse]) {
        self.element = element
        self.uses = uses
    }
}
