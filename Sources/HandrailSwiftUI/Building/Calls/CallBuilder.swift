import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Builds calls: a view's initializer, a modifier, a function that returns a view, a closure.
enum CallBuilder {
    /// Builds what is called.
    static func build(
        _ callee: Expression, _ arguments: [Argument], at expression: Expression, in scope: Scope, slot: Slot,
        _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        switch callee.kind {
        case .name(let name):
            ConstructionBuilder.build(name, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        case .member(let base?, let name, let start):
            buildMember(
                name, start, of: base, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        case .closure(let closure):
            views.buildStatements(closure.body, in: scope, slot: slot, pending)
        case .unary(_, let operand):
            build(operand, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        default:
            // A layout that is made and called at once: `(isWide ? AnyLayout(…) : AnyLayout(…)) { … }`.
            if let content = views.recognizer.content(ofLayout: arguments, in: scope) {
                ConstructionBuilder.buildLayout(
                    of: content, at: expression, in: scope, slot: slot, pending, with: &views)
            } else if !KeptClosureBuilder.build(
                calling: views.evaluator.value(of: callee, in: scope), arguments, at: expression, in: scope, slot: slot,
                pending, with: &views)
            {
                views.opaque("", expression, scope, slot, pending)
            }
        }
    }

    private static func buildMember(
        _ name: String, _ start: UInt32, of base: Expression, _ arguments: [Argument], at expression: Expression,
        in scope: Scope, slot: Slot, _ pending: PendingAttributes, with views: inout ViewBuilder
    ) {
        if case .name(let outer) = base.kind {
            if case .remoteImage? = ContentViews.form(of: outer) {
                // A loader made by a static method: `KFImage.url(address)`.
                views.leaf(.image, .image(.remote), expression, scope, slot, pending)
                return
            }
            if name == "search", base.namedEntry?.marks.contains(.saysNothingFound) ?? false {
                EntryBuilder.buildNoResults(
                    for: arguments.first?.value, at: expression, in: scope, slot: slot, pending, with: &views)
                return
            }
            if outer == SwiftUITypes.module {
                ConstructionBuilder.buildFrameworks(
                    name, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
                return
            }
            if FunctionBuilder.build(name, of: outer, arguments, in: scope, slot: slot, pending, with: &views) {
                return
            }
        }
        if name == "init", let type = qualifiedName(base, in: scope) {
            ConstructionBuilder.build(type, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
            return
        }
        if name.beginsWithCapital, let type = qualifiedName(base, in: scope) {
            ConstructionBuilder.build(
                "\(type).\(name)", arguments, at: expression, in: scope, slot: slot, pending, with: &views)
            return
        }
        if MappedViews.isMapping(name), !views.program.hasViewExtension(name),
            MappingBuilder.build(
                name, base, arguments, at: expression, in: scope, slot: slot, pending, with: &views)
        {
            return
        }
        let call = ModifierCall(
            name: name, nameStart: start, arguments: arguments, of: expression, scope: scope,
            evaluator: views.evaluator)
        var chain = pending
        if chain.extent == nil { chain.extent = scope.place(of: expression) }
        if views.program.memberIndex.holdsClosure(name), UnknownCallBuilder.isPlainName(base),
            KeptClosureBuilder.build(
                name, of: base, arguments, at: expression, in: scope, slot: slot, chain, with: &views)
        {
            return
        }
        if let function = ShadowingModifier.function(
            name, arguments, root: base.rootName, at: call.place, from: scope.lookupContext, in: views.program)
        {
            FunctionBuilder.enter(
                function, receiver: .view(.expression(base, scope)), arguments, from: scope, slot: slot, chain,
                with: &views)
        } else if let effect = ModifierTable.effect(of: name) {
            ModifierBuilder.build(effect, call, on: base, in: scope, slot: slot, chain, with: &views)
        } else {
            UnknownCallBuilder.build(call, of: base, at: expression, in: scope, slot: slot, chain, with: &views)
        }
    }

    /// The dotted name of a chain of types: `Outer.Inner`.
    private static func qualifiedName(_ base: Expression, in scope: Scope) -> String? {
        switch base.kind {
        case .name("Self"): scope.currentType?.name
        case .name(let name): name.beginsWithCapital || name.hasPrefix("_") ? name : nil
        case .member(let outer?, let name, _):
            name.beginsWithCapital ? qualifiedName(outer, in: scope).map { "\($0).\(name)" } : nil
        default: nil
        }
    }
}
