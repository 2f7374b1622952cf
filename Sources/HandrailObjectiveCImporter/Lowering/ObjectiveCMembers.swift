import HandrailCode

/// What the implementation of a class has, while it is read.
struct ObjectiveCMembers {
    /// Instance variables, and methods that are properties in Swift.
    var properties: [PropertyDeclaration] = []
    /// All other methods.
    var functions: [FunctionDeclaration] = []
}
