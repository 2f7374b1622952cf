import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Tells whether code makes views, or does something or gives a value instead.
struct ViewRecognizer {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// Whether statements make views rather than do something.
    func makeViews(_ body: [Statement], in scope: Scope) -> Bool {
        body.contains { statement in
            switch statement.kind {
            case .expression(let expression), .result(let expression?): makesView(expression, in: scope)
            default: false
            }
        }
    }

    /// Whether an expression makes a view.
    func makesView(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .call(let callee, let arguments):
            switch callee.kind {
            case .member(_?, let name, _) where MappedViews.isMapping(name):
                guard let transform = MappedViews.transformation(arguments) else { return false }
                return makeViews(transform.body, in: scope)
            case .name(let name):
                if ViewTable.entry(for: name) != nil || ContentViews.names.contains(name) { return true }
                if evaluator.program.components[name] != nil { return true }
                if let type = evaluator.type(named: name, in: scope), type.keyword != nil {
                    let role = evaluator.program.role(of: type)
                    return role == .view || role == .other && type.ownBody != nil
                }
                return isModifierOfSelf(name, in: scope) || isViewFunction(name, in: scope)
            case .member(let base?, _, _):
                return base.namesFramework ? callee.namedEntry != nil || callee.namedForm != nil
                    : makesView(base, in: scope)
            default: return false
            }
        case .conditional(let conditional):
            return conditional.branches.contains { makeViews($0.body, in: scope) }
        // A property of a view that gives it back changed.
        case .member(let base?, let name, _)
        where base.isCall && !name.beginsWithCapital && makesView(base, in: scope):
            return true
        case .name, .member:
            if case .view = evaluator.value(of: expression, in: scope) { return true }
            return false
        default:
            return false
        }
    }

    /// Whether a name is that of a modifier, in an extension of views: `background(.bar)` is written on the view.
    private func isModifierOfSelf(_ name: String, in scope: Scope) -> Bool {
        guard case .view? = scope.currentReceiver, scope.local(name) == nil else { return false }
        return ModifierTable.effect(of: name) != nil || evaluator.program.hasViewExtension(name)
    }

    /// Whether the project's function of a name, or a closure kept under it, gives views back.
    private func isViewFunction(_ name: String, in scope: Scope) -> Bool {
        switch scope.local(name) ?? scope.propertyBinding(name) {
        case .deferred(let expression, let home, _)?:
            guard case .closure(let closure) = expression.kind else { return false }
            return makeViews(closure.body, in: home)
        case .function(let function, _)?: return function.givesViews
        case .value?: return false
        case nil: break
        }
        let program = evaluator.program
        let own = scope.currentType.map { program.functions(name, of: $0) } ?? []
        return (own.isEmpty ? program.functions[name] ?? [] : own).contains { $0.declaration.givesViews }
    }

    /// Whether an argument of a modifier is a view rather than a color, a style or another value.
    func isView(_ expression: Expression, in scope: Scope) -> Bool {
        // What a text says stands for it, and a text is a view.
        if expression.rootForm == .text { return true }
        if case .ternary(_, let then, let otherwise) = expression.kind,
            isView(then, in: scope) || isView(otherwise, in: scope)
        {
            return true
        }
        if case .call(let callee, let arguments) = expression.kind, case .member(_?, let name, _) = callee.kind,
            MappedViews.isMapping(name), let transform = MappedViews.transformation(arguments)
        {
            return makeViews(transform.body, in: scope)
        }
        switch evaluator.value(of: expression, in: scope) {
        case .view: return true
        case .symbolic(let inner, _):
            guard case .call = inner.kind else { return false }
            return inner.rootName.map { name in
                !FrameworkType.fills(name)
                    && (ViewTable.entry(for: name) != nil || ContentViews.names.contains(name)
                        || evaluator.program.components[name] != nil)
            } ?? false
        case .oneOf(let values):
            return values.contains { if case .view = $0 { true } else { false } }
        default: return false
        }
    }

    /// The one closure of views that a call is given, as a layout is that arranges them.
    func content(ofLayout arguments: [Argument], in scope: Scope) -> Closure? {
        guard arguments.count == 1, arguments[0].isTrailing, case .closure(let closure) = arguments[0].value.kind,
            closure.parameters.isEmpty, makeViews(closure.body, in: scope)
        else { return nil }
        return closure
    }
}

extension Expression {
    fileprivate var isCall: Bool { if case .call = kind { true } else { false } }
}
