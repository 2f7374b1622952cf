import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailValues

/// Builds what closures return that values keep and others call: `step.picture()`, `makers[key]?()`.
enum KeptClosureBuilder {
    /// Builds what the closure returns that a property of a value holds; `false` where it holds none.
    static func build(
        _ name: String, of base: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope,
        slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let evaluator = views.evaluator
        let owners = evaluator.value(of: base, in: scope).alternatives
        let kept = owners.compactMap { owner -> Value? in
            guard case .instance(let instance) = owner, views.program.functions(name, of: instance.type).isEmpty
            else { return nil }
            return evaluator.member(name, of: owner, in: scope)
        }
        guard kept.count == owners.count else { return false }
        return build(calling: .choice(kept), arguments, at: expression, in: scope, slot: slot, pending, with: &views)
    }

    /// Builds what a value returns that is called; `false` where it is no closure, nor one of several.
    static func build(
        calling value: Value, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let shown = value.alternatives.compactMap { called -> Value? in
            switch called {
            case .closure(let closure, let home):
                .view(
                    .statements(
                        closure.body, home.binding(Arguments.bind(arguments, to: closure.parameters, from: scope))))
            case .view: called
            default: nil
            }
        }
        if shown.isEmpty { return false }
        ValueBuilder.build(.choice(shown), at: expression, in: scope, slot: slot, pending, with: &views)
        return true
    }
}
