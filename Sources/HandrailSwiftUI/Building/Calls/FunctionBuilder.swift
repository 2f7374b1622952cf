import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds what functions and closures of the project return, with their arguments bound.
enum FunctionBuilder {
    /// Builds the body of a function.
    static func enter(
        _ function: LinkedFunction, receiver: Scope.Receiver?, _ arguments: [Argument], from scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        let declaration = function.declaration
        var call: SourcePlace?
        if case .view? = receiver { call = views.callPlace }
        let most = maximumNesting(of: declaration, on: receiver)
        guard views.entered.mayEnter(function.place, from: call, most: most) else {
            // What a modifier is written on is there, however deep modifiers of that name nest.
            if case .view(let source)? = receiver { return views.build(source, slot: slot, pending) }
            views.tree.leaf(
                .opaque, slot: slot, content: .type(declaration.name), place: pending.extent ?? views.lastPlace,
                attributes: pending.attributes)
            return
        }
        let home = Scope(
            parent: nil, names: Arguments.bind(arguments, to: declaration.parameters, from: scope), receiver: receiver,
            file: function.file, module: function.module)
        views.path.append(declaration.name)
        views.entered.enter(function.place, from: call)
        // A modifier is used where it is written; a function that makes an image, where it is called.
        var isImage = declaration.result.isImage
        if case .view? = receiver { isImage = false }
        views.buildPictures(isImage, usedAt: views.callPlace) { views in
            views.buildStatements(declaration.body, in: home, slot: slot, pending)
        }
        views.entered.leave()
        views.path.removeLast()
    }

    /// How often a function may be entered inside itself, for a modifier from one place. A function holds the closures
    /// that it is given, which may well use it again; any other function is a recursion.
    private static func maximumNesting(of function: FunctionDeclaration, on receiver: Scope.Receiver?) -> Int {
        if case .view? = receiver { return 3 }
        return function.parameters.contains(where: \.takesClosure) ? 4 : 2
    }

    /// Builds a function of the object or type named `outer`, such as `self.row(for:)` or `Theme.header()`; `false`
    /// where it has none.
    static func build(
        _ name: String, of outer: String, _ arguments: [Argument], in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        let program = views.program
        if outer == "self" || outer == "Self" {
            guard let type = scope.currentType else { return false }
            return buildMember(name, of: type, arguments, in: scope, slot: slot, pending, with: &views)
        }
        guard scope.local(outer) == nil, let type = views.evaluator.type(named: outer, in: scope),
            let function = Arguments.best(program.functions(name, of: type), for: arguments, from: scope.lookupContext),
            function.declaration.isStatic, function.declaration.name != "init"
        else { return false }
        enter(function, receiver: .type(type), arguments, from: scope, slot: slot, pending, with: &views)
        return true
    }

    /// Whether the project declares a function of a name that is called like a type: one of the type around hides any
    /// view of a framework, and of the others one whose labels are those that are given.
    static func isDeclared(_ name: String, _ arguments: [Argument], in scope: Scope, _ program: Program) -> Bool {
        if let type = scope.currentType, !program.functions(name, of: type).isEmpty { return true }
        let others: [LinkedFunction]
        if case .view? = scope.currentReceiver, program.hasViewExtension(name) {
            others = program.viewExtension(name)
        } else {
            others = program.functions[name] ?? []
        }
        let given = arguments.filter { !($0.isTrailing && $0.label == nil) }.map(\.label)
        return others.contains { function in
            // `func Spacer() -> UIView` lays out views of classes, and hides nothing where views of SwiftUI are built.
            if let result = function.declaration.result, SystemClasses.isKnown(result.name),
                SystemClasses.family(of: result.name) == .view
            {
                return false
            }
            let labels = function.declaration.parameters.map(\.label)
            return given.allSatisfy(labels.contains)
        }
    }

    /// Builds a function of the type or view around, or a free one; `false` where there is none.
    ///
    /// - Parameter own: where it is called; `nil` where it is only named.
    static func build(
        _ name: String, _ arguments: [Argument], at own: SourcePlace? = nil, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        if let type = scope.currentType,
            buildMember(name, of: type, arguments, in: scope, slot: slot, pending, with: &views)
        {
            return true
        }
        if case .view(let source)? = scope.currentReceiver {
            if let function = ShadowingModifier.function(
                name, arguments, root: nil, at: own, from: scope.lookupContext, in: views.program)
            {
                enter(
                    function, receiver: .view(source), arguments, from: scope, slot: slot, pending, with: &views)
                return true
            }
            if let effect = ModifierTable.effect(of: name) {
                let call = ModifierCall(
                    name: name, arguments: arguments, place: own ?? views.lastPlace, scope: scope,
                    evaluator: views.evaluator)
                let base = Expression(.name("self"), .zero)
                ModifierBuilder.build(effect, call, on: base, in: scope, slot: slot, pending, with: &views)
                return true
            }
        }
        let candidates = views.program.functions[name] ?? []
        if let function = Arguments.best(candidates, for: arguments, from: scope.lookupContext) {
            enter(function, receiver: nil, arguments, from: scope, slot: slot, pending, with: &views)
            return true
        }
        // What is laid over or behind a view is something else than the view.
        if let own, case .view? = scope.currentReceiver, !name.beginsWithCapital, slot != .overlay,
            slot != .background
        {
            // A modifier of a package, written without `self`: the view is there, whatever else is.
            let call = ModifierCall(
                name: name, arguments: arguments, place: own, scope: scope, evaluator: views.evaluator)
            let view = Expression(.name("self"), .zero)
            UnknownCallBuilder.buildModifier(call, of: view, in: scope, slot: slot, pending, with: &views)
            return true
        }
        return false
    }

    private static func buildMember(
        _ name: String, of type: LinkedType, _ arguments: [Argument], in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) -> Bool {
        if let given = scope.propertyBinding(name) {
            let expression = Expression(.name(name), .zero)
            build(given, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
            return true
        }
        if let property = views.program.property(name, of: type), let standard = property.declaration.initialValue,
            case .closure(let closure) = standard.kind
        {
            // A closure that nothing was handed in for is the one it was declared with.
            let home = Scope(
                parent: nil, names: Arguments.bind(arguments, to: closure.parameters, from: scope),
                receiver: .type(type), file: property.file, module: property.module)
            views.buildStatements(closure.body, in: home, slot: slot, pending)
            return true
        }
        let candidates = views.program.functions(name, of: type)
        guard let function = Arguments.best(candidates, for: arguments, from: scope.lookupContext)
        else { return false }
        enter(function, receiver: scope.currentReceiver, arguments, from: scope, slot: slot, pending, with: &views)
        return true
    }

    /// Builds what a local function, or a closure kept under a name, returns.
    static func build(
        _ binding: Binding, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        switch binding {
        case .function(let function, let home):
            let names = Arguments.bind(arguments, to: function.parameters, from: scope)
            views.buildStatements(function.body, in: home.binding(names), slot: slot, pending)
        case .value, .deferred:
            switch views.evaluator.value(of: binding) {
            case .closure(let closure, let home):
                let names = Arguments.bind(arguments, to: closure.parameters, from: scope)
                views.buildStatements(closure.body, in: home.binding(names), slot: slot, pending)
            case .symbolic(let inner, let home):
                // A function passed by name: `content: makeRow`.
                if case .name(let name) = inner.kind,
                    build(name, arguments, in: home, slot: slot, pending, with: &views)
                {
                    return
                }
                views.opaque("", expression, scope, slot, pending)
            case .type(let type):
                _ = InstanceBuilder.build(
                    type, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
            case let value:
                ValueBuilder.build(value, at: expression, in: scope, slot: slot, pending, with: &views)
            }
        }
    }
}
