import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads a chain of modifiers that holds under a condition only, as attributes with that condition.
struct ConditionalChain {
    /// Resolves names and values.
    let evaluator: Evaluator
    /// Where its arguments are read.
    let scope: Scope
    /// When it holds; `nil` where it always does.
    let condition: ElementCondition?

    /// The expression at the root of a chain of calls.
    static func root(of expression: Expression) -> Expression? {
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

    /// Whether a modifier of the chain is more than attributes: it lays views around the view, or brings some up.
    func addsViews(_ expression: Expression) -> Bool {
        // What stands in a further `#if` is followed where that is built.
        if case .conditionalCompilation = expression.kind { return true }
        guard case .call(let callee, let arguments) = expression.kind else { return false }
        guard let (base, call) = modifier(callee, arguments, in: expression), let own = attributes(of: call)
        else { return true }
        let brings = own.contains { if case .screen(.presents) = $0 { true } else { false } }
        return brings || base.map { addsViews($0) } ?? false
    }

    /// The modifiers of the chain that bring something up, innermost first.
    func presentations(
        in expression: Expression
    ) -> [(kind: PresentationKind, presentation: Screen.Presentation, call: ModifierCall)] {
        guard case .call(let callee, let arguments) = expression.kind,
            let (base, call) = modifier(callee, arguments, in: expression)
        else { return [] }
        let inner = base.map { presentations(in: $0) } ?? []
        guard case .presents(let kind, let presentation)? = ModifierTable.effect(of: call.name) else { return inner }
        return inner + [(kind, presentation, call)]
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
            (base, call(name, start, arguments, in: expression))
        case .name(let name) where ModifierTable.effect(of: name) != nil:
            (nil, call(name, expression.range.lower, arguments, in: expression))
        default: nil
        }
    }

    private func call(
        _ name: String, _ start: UInt32, _ arguments: [Argument], in expression: Expression
    ) -> ModifierCall {
        ModifierCall(
            name: name, nameStart: start, arguments: arguments, of: expression, scope: scope, evaluator: evaluator)
    }

    private func attributes(of call: ModifierCall) -> [Attribute]? {
        let effect = ModifierTable.effect(of: call.name)
        if effect == nil, !evaluator.program.viewExtension(call.name).isEmpty { return nil }
        switch effect {
        case .sets(let read, _), .masks(let read), .setsEnvironment(let read): return read(call)
        case .layers(let slot):
            let layers = LayerReader(evaluator: evaluator)
            return layers.sources(call).isEmpty ? layers.attributes(slot, call) : nil
        case .searches: return LayerReader(evaluator: evaluator).sources(call).isEmpty ? [] : nil
        case .presents(let kind, _): return [.screen(.presents(kind))]
        case .styles(let kind): return [.interaction(.style(kind, call.memberName))]
        case .inert: return []
        case .tabItem, .speaksInstead, .offersActions, .appliesModifier: return nil
        case nil: return [.unknownModifier(call.name)]
        }
    }
}
