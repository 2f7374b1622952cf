import HandrailCode
import HandrailProgram

/// What a call hands over that is more than a value.
package struct HandedValues {
    /// Parameters that stand for views.
    package var views: [String: [Int]] = [:]
    /// Parameters that stand for closures.
    var closures: [String: ClosureCapture] = [:]
    /// Parameters that stand for lists of pairs with views among them.
    package var lists: [String: [[LoopIterations.Item]]] = [:]
    /// What generic parameters, and parameters that take a class, stand for.
    var generics: [String: CodeClass] = [:]
    /// Whether something is handed over that makes this use of the function differ from others.
    var isParticular = false
    /// Whether nothing is handed over but who is told of what: what the function makes is mended in the function.
    var isOnlyWiring = false

    /// Nothing is handed over.
    package init() {}

    /// Whether an argument only says who is told and by which method, which nobody sees or hears.
    static func isWiring(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .macro("selector", _), .name("self"): true
        default: false
        }
    }
}
