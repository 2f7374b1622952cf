package import HandrailCode

/// What a name stands for.
package enum Binding: Sendable {
    /// A value that is there already.
    case value(Value)
    /// An expression evaluated where it is used, in the scope it was written in; its declared type, where it has one.
    case deferred(Expression, Scope, type: TypeName?)
    /// A function declared inside a body.
    case function(FunctionDeclaration, Scope)

    /// The type that it is declared with, where it is known.
    package var declaredType: TypeName? {
        switch self {
        case .value(.runtime(let type)): type
        case .deferred(_, _, let type): type
        case .value, .function: nil
        }
    }
}

extension Closure {
    /// Its parameters, each standing for something that is only known while the app runs.
    package var openNames: [String: Binding] {
        if parameters.isEmpty { return [:] }
        return Dictionary(parameters.map { ($0.name, Binding.value(.runtime($0.type))) }) { first, _ in first }
    }
}
