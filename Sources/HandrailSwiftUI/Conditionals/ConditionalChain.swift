package import HandrailCode
package import HandrailModel
import HandrailProgram
package import HandrailSource
package import HandrailValues

/// Reads a chain of modifiers that holds under a condition only, as attributes with that condition.
struct ConditionalChain {
    /// One way through a fork: what is built there, and when.
    struct ConditionalBranch {
        package let body: [Statement]
        package let scope: Scope
        package let condition: ElementCondition

        /// The same way, where it only calls a closure that was handed in, by what the closure builds:
        /// `transform(self)`.
        var followed: ConditionalBranch { plain.transformed }

        /// The same way without `return` and `AnyView`, which change nothing of what is shown.
        private var plain: ConditionalBranch {
            guard body.count == 1 else { return self }
            switch body[0].kind {
            case .result(let shown?):
                return ConditionalBranch(
                    body: [Statement(.expression(shown.withoutErasure), body[0].range)], scope: scope,
                    condition: condition)
            case .expression(let shown) where shown.isErased:
                return ConditionalBranch(
                    body: [Statement(.expression(shown.withoutErasure), body[0].range)], scope: scope,
                    condition: condition)
            default: return self
            }
        }

        private var transformed: ConditionalBranch {
            guard body.count == 1, case .expression(let chain) = body[0].kind,
                case .call(let callee, let arguments) = chain.kind,
                case .name(let name) = callee.kind, arguments.count == 1,
                case .deferred(let value, let home, _)? = scope.local(name),
                case .closure(let closure) = value.kind, closure.body.count == 1
            else { return self }
            let handed = Binding.deferred(arguments[0].value, scope, type: nil)
            return ConditionalBranch(
                body: closure.body, scope: home.binding(closure.parameters.first?.name ?? "$0", to: handed),
                condition: condition)
        }
    }

    /// The builder that meets the chain.
    package let builder: ViewBuilder
    /// Where its arguments are read.
    package let scope: Scope
    /// When it holds; `nil` where it always does.
    package let condition: ElementCondition?

    /// The expression at the root of a chain of calls.
    package static func root(of expression: Expression) -> Expression? {
        switch expression.kind {
        case .name: expression
        case .call(let callee, let arguments):
            switch callee.kind {
            case .member(let base?, _, _): root(of: base)
            // A modifier on the view that an extension is about, without naming it.
            case .name(let name) where ModifierTable.effect(of: name) != nil:
                Expression(.name("self"), ByteRange(Int(expression.range.lower), Int(expression.range.lower)))
            // A transformation handed in as a closure: `transform(self)`.
            case .name: arguments.count == 1 ? root(of: arguments[0].value) : nil
            default: nil
            }
        default: nil
        }
    }

    /// The attributes of the chain, innermost first; `nil` where a modifier adds views and is more than attributes.
    ///
    /// - Parameter skipping: whether such modifiers are left out instead.
    func uses(of expression: Expression, skipping: Bool = false) -> [AttributeUse]? {
        guard case .call(let callee, let arguments) = expression.kind else { return [] }
        guard let (base, call) = modifier(callee, arguments, in: expression) else { return nil }
        guard let inner = base.map({ uses(of: $0, skipping: skipping) }) ?? [] else { return nil }
        guard let own = attributes(of: call) else { return skipping ? inner : nil }
        return inner + own.map { AttributeUse($0, place: call.place, condition: condition) }
    }

    /// The APIs that the modifiers of the chain use, innermost first.
    func codeUses(in expression: Expression) -> [CodeUse] {
        guard case .call(let callee, let arguments) = expression.kind,
            let (base, call) = modifier(callee, arguments, in: expression)
        else { return [] }
        let inner = base.map { codeUses(in: $0) } ?? []
        guard case .sets(_, let read?)? = ModifierTable.effect(of: call.name) else { return inner }
        return inner + read(call).map { $0.under(condition) }
    }

    /// The outermost modifier of a chain with what it is written on; `nil` for a call that is none.
    private func modifier(
        _ callee: Expression, _ arguments: [Argument], in expression: Expression
    ) -> (base: Expression?, call: ModifierCall)? {
        switch callee.kind {
        case .member(let base, let name, let start):
            (base, builder.modifierCall(name, start, arguments, at: expression, in: scope))
        case .name(let name) where ModifierTable.effect(of: name) != nil:
            (nil, builder.modifierCall(name, expression.range.lower, arguments, at: expression, in: scope))
        default: nil
        }
    }

    private func attributes(of call: ModifierCall) -> [Attribute]? {
        if !builder.program.viewExtension(call.name).isEmpty, ModifierTable.effect(of: call.name) == nil { return nil }
        switch ModifierTable.effect(of: call.name) {
        case .sets(let read, _): return read(call)
        case .layers(let slot):
            return builder.layerSources(slot, call).isEmpty ? builder.layerAttributes(slot, call) : nil
        case .presents(let kind, _): return [.screen(.presents(kind))]
        case .styles(let kind): return [.interaction(.style(kind, call.memberName))]
        case .inert: return call.name == "modifier" ? nil : []
        case .tabItem, .speaksInstead: return nil
        case nil: return [.unknownModifier(call.name)]
        }
    }
}

extension Expression {
    /// Whether it is `AnyView(…)` around something.
    fileprivate var isErased: Bool {
        if case .call(let callee, let arguments) = kind, case .name("AnyView") = callee.kind {
            arguments.count == 1
        } else {
            false
        }
    }

    /// What `AnyView(…)` holds; itself where it is none.
    fileprivate var withoutErasure: Expression {
        guard case .call(_, let arguments) = kind, isErased, let held = arguments.first?.value else { return self }
        if case .closure = held.kind { return self }
        return held
    }
}
