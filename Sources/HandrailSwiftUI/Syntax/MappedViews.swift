import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Methods that make a view of a value where there is one, or one of each of several: `map`, `flatMap`, `compactMap`.
enum MappedViews {
    /// Whether a method is one of them.
    static func isMapping(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = ["map", "flatMap", "compactMap"]

    /// What the argument of such a method does: a closure, or a function or initializer by its name, which is as good
    /// as a closure that calls it.
    static func transformation(_ arguments: [Argument]) -> Closure? {
        guard arguments.count == 1, let value = arguments.first?.value else { return nil }
        switch value.kind {
        case .closure(let closure): return closure
        case .member(let type?, "init", _): return calling(type, at: value.range)
        case .name: return calling(value, at: value.range)
        default: return nil
        }
    }

    private static func calling(_ function: Expression, at range: ByteRange) -> Closure {
        let given = Argument(label: nil, value: Expression(.name(unnamed), range))
        let call = Expression(.call(callee: function, arguments: [given]), range)
        return Closure(parameters: [], body: [Statement(.expression(call), range)])
    }

    /// The name of a value that a closure gives no name.
    static let unnamed = "$0"

    /// Whether such a method of this value makes one view for each of several.
    static func isSequence(_ value: Value) -> Bool {
        switch value {
        case .array: true
        case .runtime(let type?): type.isArray && !type.isOptional
        default: false
        }
    }
}
