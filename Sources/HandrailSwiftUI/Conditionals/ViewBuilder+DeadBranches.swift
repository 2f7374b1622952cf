import HandrailCode
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewBuilder {
    /// Takes the views that a fork never shows, because a constant of the view decides about it, for met: nobody comes
    /// to them, and they are no screens of their own either.
    mutating func passOver(
        _ conditional: Conditional, besides taken: [((body: [Statement], scope: Scope), isTaken: Bool)], in scope: Scope
    ) {
        guard taken.count < conditional.branches.count, conditional.subject == nil,
            conditional.branches.contains(where: { $0.conditions.contains { asksConstant($0, in: scope) } })
        else { return }
        for branch in conditional.branches
        where !branch.body.isEmpty && !taken.contains(where: { $0.0.body.first?.range == branch.body.first?.range }) {
            meet { $0.buildStatements(branch.body, in: scope) }
        }
    }

    /// The same for `condition ? a : b`.
    mutating func passOver(_ expression: Expression, because condition: Expression, in scope: Scope) {
        guard asksConstant(condition, in: scope) else { return }
        meet { $0.build(expression, in: scope) }
    }

    /// Builds something that is not shown, and keeps nothing but which of the project's views are in it.
    private mutating func meet(_ build: (inout ViewBuilder) -> Void) {
        var aside = ViewBuilder(evaluator: evaluator)
        aside.path = path
        aside.placeStack = placeStack
        build(&aside)
        for screen in aside.presented { aside.build(screen.source) }
        reached.formUnion(aside.reached)
    }

    private func asksConstant(_ condition: Condition, in scope: Scope) -> Bool {
        switch condition {
        case .expression(let expression): asksConstant(expression, in: scope)
        case .binding(let name, let value): asksConstant(value ?? Expression(.name(name), .zero), in: scope)
        case .pattern, .platform: false
        }
    }

    private func asksConstant(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .name(let name): isConstant(name, in: scope)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { isConstant(name, in: scope) } else { false }
        case .unary(_, let operand): asksConstant(operand, in: scope)
        case .binary(_, let left, let right): asksConstant(left, in: scope) || asksConstant(right, in: scope)
        default: false
        }
    }

    /// Whether a property of the view is a variable that nothing sets.
    private func isConstant(_ name: String, in scope: Scope) -> Bool {
        guard scope.local(name) == nil, case .value(.instance(let instance))? = scope.currentReceiver,
            instance.properties[name] == nil, let property = program.property(name, of: instance.type)
        else { return false }
        return program.privateVariables.keepsValue(property.declaration, in: property.file)
    }
}
