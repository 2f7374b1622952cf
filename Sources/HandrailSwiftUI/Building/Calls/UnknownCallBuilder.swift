import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds calls that are no known modifier: a method of some object that returns a view, or a modifier of a package.
enum UnknownCallBuilder {
    /// Builds what the call is written on, where nothing else is known of it.
    static func build(
        _ call: ModifierCall, of base: Expression, at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let evaluator = views.evaluator
        if case .member(let view?, let name, _) = base.kind, let property = views.program.viewProperty(name),
            case .instance(let namespace) = evaluator.value(
                of: property, receiver: .view(.expression(view, scope)), isRuntime: false),
            let function = Arguments.best(
                views.program.functions(call.name, of: namespace.type), for: call.arguments, from: scope.lookupContext)
        {
            // The project's modifiers of a kind, gathered in a value that holds the view.
            FunctionBuilder.enter(
                function, receiver: .value(.instance(namespace)), call.arguments, from: scope, slot: slot, pending,
                with: &views)
            return
        }
        if views.program.isMethod(call.name), let shown = ownMethod(call, of: base, in: scope, with: views) {
            return ValueBuilder.build(shown, at: expression, in: scope, slot: slot, pending, with: &views)
        }
        let isPlain = isPlainName(base)
        if isPlain || !views.recognizer.makesView(base, in: scope)
            || isMethod(call.name, of: base, in: scope, with: views)
        {
            let value = evaluator.value(of: expression, in: scope)
            switch value {
            case .view(.statements(let body, _)) where body.isEmpty:
                // A function that a protocol asks for, and nobody in sight has.
                views.opaque(call.name, expression, scope, slot, pending)
                return
            case .view(let source):
                views.build(source, slot: slot, pending)
                return
            case .oneOf(let values) where values.allSatisfy(\.isView):
                ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &views)
                return
            case .runtime, .unknown, .oneOf, .symbolic:
                if let shown = DeclaredReceiver(evaluator: evaluator).method(
                    call.name, of: base, call.arguments, in: scope)
                {
                    ValueBuilder.build(shown, at: expression, in: scope, slot: slot, pending, with: &views)
                    return
                }
                if isPlain, KeptClosureBuilder.build(
                    call.name, of: base, call.arguments, at: expression, in: scope, slot: slot, pending, with: &views)
                {
                    return
                }
                guard isPlain, case .runtime = value else { break }
                if case .instance = evaluator.value(of: base, in: scope) {
                    views.opaque(call.name, expression, scope, slot, pending)
                    return
                }
            default: break
            }
        }
        let before = views.tree.count
        buildModifier(call, of: base, in: scope, slot: slot, pending, with: &views)
        // Something stands here, or the code would not compile; what it is could not be found out.
        if views.tree.count == before { views.opaque(call.name, expression, scope, slot, pending) }
    }

    /// Builds a view with a modifier of which nothing is known but its name.
    static func buildModifier(
        _ call: ModifierCall, of base: Expression, in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        present(call, with: &views)
        let attribute: Attribute = accessibility.occur(in: call.name)
            ? .accessibility(.unknown(call.name)) : .unknownModifier(call.name)
        views.build(base, in: scope, slot: slot, pending.inner([AttributeUse(attribute, place: call.place)]))
    }

    /// Whether the project's type of what `base` makes has a method of that name: `Guide().page(.list)`.
    private static func isMethod(
        _ name: String, of base: Expression, in scope: Scope, with views: ViewBuilder
    ) -> Bool {
        guard views.program.isMethod(name), case .instance(let owner) = views.evaluator.value(of: base, in: scope)
        else { return false }
        return !views.program.functions(name, of: owner.type).isEmpty
    }

    /// What a method gives back that the project adds to a view of its own; `nil` where it has none of that name, and
    /// where what it gives back is no view.
    private static func ownMethod(
        _ call: ModifierCall, of base: Expression, in scope: Scope, with views: ViewBuilder, depth: Int = 0
    ) -> Value? {
        guard depth < maximumMethods, let owner = ownView(base, in: scope, with: views, depth: depth),
            let function = Arguments.best(
                owner.type.functions[call.name] ?? [], for: call.arguments, from: scope.lookupContext),
            !function.declaration.isStatic, !views.path.contains(call.name)
        else { return nil }
        let shown = views.evaluator.calls.call(
            function, receiver: .value(.instance(owner)), call.arguments, in: scope)
        switch shown {
        case .view(.statements(let body, _)) where !body.isEmpty: return shown
        case .instance(let instance) where views.program.role(of: instance.type) == .view: return shown
        default: return nil
        }
    }

    /// The view of the project that an expression makes, by its initializer and by methods of its own.
    private static func ownView(
        _ expression: Expression, in scope: Scope, with views: ViewBuilder, depth: Int
    ) -> Instance? {
        guard case .call(let callee, let arguments) = expression.kind else { return nil }
        switch callee.kind {
        case .name(let name):
            guard scope.local(name) == nil,
                let type = views.evaluator.type(named: name, for: arguments, in: scope), type.keyword == .structure,
                views.program.role(of: type) == .view
            else { return nil }
            return Instance(
                type: type, properties: views.evaluator.instances.memberBindings(of: type, arguments, in: scope))
        case .member(let base?, let name, let start):
            guard views.program.isMethod(name) else { return nil }
            let call = ModifierCall(
                name: name, nameStart: start, arguments: arguments, of: expression, scope: scope,
                evaluator: views.evaluator)
            guard case .instance(let instance)? = ownMethod(call, of: base, in: scope, with: views, depth: depth + 1)
            else { return nil }
            return instance
        default: return nil
        }
    }

    /// How many methods of a view of the project are followed that stand one behind the other.
    private static let maximumMethods = 8

    /// Views that a modifier of a package brings up, as it says by the flag or the item that it waits for.
    private static func present(_ call: ModifierCall, with views: inout ViewBuilder) {
        let flags = SwiftUIModifier.presentationFlags
        guard call.arguments.contains(where: { $0.label.map(flags.contains) ?? false }) else { return }
        for argument in call.arguments {
            guard case .closure(let closure) = argument.value.kind,
                views.recognizer.makeViews(closure.body, in: call.scope)
            else { continue }
            views.present(argument.value, .popover, at: call.place, in: call.scope)
        }
    }

    /// What a modifier that has to do with accessibility has in its name.
    private static let accessibility = Fragments(["accessib", "a11y"])

    /// Whether an expression is a name, or members of one.
    static func isPlainName(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name: true
        case .member(let base, _, _): base.map(isPlainName) ?? false
        case .unary(_, let operand): isPlainName(operand)
        default: false
        }
    }
}

extension Value {
    /// Whether it is something that is built where it is used.
    fileprivate var isView: Bool { if case .view = self { true } else { false } }
}
