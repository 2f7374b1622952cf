/// A closure: the names of its parameters and its statements.
public struct Closure: Sendable {
    /// Parameter names in order; `_` where one is ignored. Empty where the closure uses `$0`.
    public let parameters: [Parameter]
    /// The statements.
    public let body: [Statement]

    /// A closure.
    public init(parameters: [Parameter], body: [Statement]) {
        self.parameters = parameters
        self.body = body
    }
}
