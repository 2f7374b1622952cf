import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

extension ViewBuilder {
    /// Methods that make a view of a value where there is one, or one of each of several.
    static let mappings: Set<String> = ["map", "flatMap", "compactMap"]

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

    private static let unnamed = "$0"

    /// Builds `value.map { … }`: of a value that may be missing it says the same as `if let`, of several as `ForEach`;
    /// `false` where nothing is known that makes views.
    mutating func buildMapped(
        _ name: String, _ base: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        slot: Slot, _ pending: Pending
    ) -> Bool {
        guard let transform = Self.transformation(arguments) else { return false }
        if name == "compactMap" || isSequence(evaluator.value(of: base, in: scope)) {
            let own = place(expression, scope)
            tree.open(
                .repeated, slot: slot, place: own, extent: extent(of: own, pending), attributes: pending.attributes)
            buildStatements(transform.body, in: scope.binding(rowNames(transform, base, in: scope)))
            tree.close()
            return true
        }
        let value = transform.parameters.first?.name ?? Self.unnamed
        let branch = Branch(
            conditions: [.binding(name: value, value: base)], body: transform.body, range: expression.range)
        buildAlternatives(
            Conditional(branches: [branch], subject: nil, isExhaustive: false), at: expression, in: scope, slot: slot,
            pending)
        return true
    }

    private func isSequence(_ value: Value) -> Bool {
        switch value {
        case .array: true
        case .runtime(let type?): type.isArray && !type.isOptional
        default: false
        }
    }
}
