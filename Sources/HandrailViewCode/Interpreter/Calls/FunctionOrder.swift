package import HandrailCode
import HandrailFrameworks
import HandrailModel
package import HandrailProgram
package import HandrailValues

/// The order in which the functions of a class are read.
package enum FunctionOrder {
    /// The functions of a type in the order they stand in.
    package static func inOrder(_ type: LinkedType) -> [LinkedFunction] {
        if type.keyword == .classType { return type.ordered }
        return type.functions.values.flatMap { $0 }.sorted {
            ($0.file, $0.declaration.range) < ($1.file, $1.declaration.range)
        }
    }

    /// A function's name with the labels of its parameters.
    static func signature(_ function: FunctionDeclaration) -> String {
        function.name + "(" + function.parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }

    /// What runs first comes first; functions that are handed something come last, as others may call them.
    static func rank(_ function: FunctionDeclaration) -> Int {
        if let index = entryPoints.firstIndex(of: function.name) { return index }
        return entryPoints.count + (function.parameters.isEmpty ? 0 : 1)
    }

    /// What frameworks call first, in order.
    static let entryPoints = FrameworkCallback.names(.setsUp) + FrameworkCallback.names(.givesLayout)

    /// Parameters of a function that is read without a call: set at run time.
    package static func open(_ parameters: [Parameter]) -> [String: Binding] {
        Dictionary(
            parameters.map { ($0.name, Binding.value(.runtime($0.type))) }, uniquingKeysWith: { first, _ in first })
    }
}
