import HandrailCode

/// What a name stands for.
enum Binding: Sendable {
    /// A value that is there already.
    case value(Value)
    /// An expression evaluated where it is used, in the scope it was written in; its declared type, where it has one.
    case deferred(Expression, Scope, type: TypeName?)
    /// A function declared inside a body.
    case function(FunctionDeclaration, Scope)
}
