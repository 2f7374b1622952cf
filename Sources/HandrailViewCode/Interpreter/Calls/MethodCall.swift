import HandrailCode

/// A call of a method on objects.
struct MethodCall {
    /// The method.
    let name: String
    /// The objects that it is called on, at least one.
    let owners: [Int]
    /// What it is handed.
    let arguments: [Argument]
    /// The whole call.
    let expression: Expression
}

/// Does what a call of a method does; `nil` where it is to be followed into the project as well, or does nothing.
typealias MethodHandler = @Sendable (MethodCall, inout ViewCodeInterpreter, inout CodeSite) -> [Int]?
