import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Builds one view whose modifiers depend on a condition.
enum ConditionalModifierBuilder {
    /// Builds a view whose chain of modifiers goes on in `#if`: each clause's modifiers hold under its condition.
    static func build(
        _ base: Expression, _ clauses: [PostfixClause], in scope: Scope, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) {
        let compiled = views.program.compiled(clauses, in: scope.file, condition: \.condition)
        let isCertain = compiled.count == 1 && views.program.isCompiled(compiled[0].condition, in: scope.file)
        if isCertain {
            // Compiled in every case: the chain just goes on.
            let whole = compiled[0].expression.map { $0.goingOn(from: base) } ?? base
            return views.build(whole, in: scope, slot: slot, pending)
        }
        var (uses, used): ([AttributeUse], [CodeUse]) = ([], [])
        var laid: (chain: Expression, condition: ElementCondition)?
        for clause in compiled {
            guard let chain = clause.expression else { continue }
            let condition = ElementCondition(subject: .platform, text: clause.condition ?? "else")
            let reader = ConditionalChain(evaluator: views.evaluator, scope: scope, condition: condition)
            if laid == nil, reader.addsViews(chain) {
                laid = (chain, condition)
            } else {
                uses += reader.uses(of: chain, skipping: true) ?? []
                used += reader.codeUses(in: chain)
            }
        }
        let index = views.tree.count
        if let laid {
            // The view that goes on is named, so that the condition ends where the chain does.
            let shown = Expression(.name(shownView), ByteRange(Int(base.range.upper), Int(base.range.upper)))
            let home = scope.binding(shownView, to: .value(.view(.expression(base, scope))))
            let outer = views.condition
            views.condition = laid.condition
            views.build(laid.chain.goingOn(from: shown), in: home, slot: slot, pending.inner(uses))
            views.condition = outer
        } else {
            views.build(base, in: scope, slot: slot, pending.inner(uses))
        }
        for use in used { views.tree.add([use], toElement: index) }
    }

    /// The name of the view that a chain under a condition goes on from, which nothing in code can have.
    private static let shownView = "#shown"

    /// Branches that all hold the same view, each with other modifiers, are that one view with conditional modifiers:
    /// building it once for each branch would double everything inside at every such conditional. Of branches that lay
    /// other views around it, the first is built, and what it adds holds under its condition.
    ///
    /// - Parameters:
    ///   - isComplete: whether one of the ways is taken in every case.
    ///   - own: where the conditional stands.
    /// - Returns: whether the branches are of that kind; `false` where nothing was built.
    static func build(
        _ ways: [ConditionalBranch], isComplete: Bool, at own: SourcePlace, slot: Slot, _ pending: PendingAttributes,
        with views: inout ViewBuilder
    ) -> Bool {
        var name: String?
        var root: (Expression, Scope)?
        var sides: [[AttributeUse]] = []
        var used: [[CodeUse]] = []
        var brought: [[(kind: PresentationKind, presentation: Screen.Presentation, call: ModifierCall)]] = []
        var richest: (side: Int, chain: Expression, way: ConditionalBranch)?
        for (number, way) in ways.map(\.followed).enumerated() {
            guard way.body.count == 1, case .expression(let chain) = way.body[0].kind,
                let base = ConditionalChain.root(of: chain), let held = heldView(base, in: way.scope)
            else { return false }
            guard name == nil || name == held.name else { return false }
            name = held.name
            let reader = ConditionalChain(evaluator: views.evaluator, scope: way.scope, condition: way.condition)
            views.follow(chain: chain, in: way.scope)
            used.append(reader.codeUses(in: chain))
            brought.append(reader.presentations(in: chain))
            if !held.isTransformed, let found = reader.uses(of: chain) {
                root = root ?? (base, way.scope)
                sides.append(found)
            } else {
                richest = richest ?? (number, chain, way)
                sides.append(reader.uses(of: chain, skipping: true) ?? [])
            }
        }
        var uses: [AttributeUse] = []
        if isComplete {
            let conditional = ConditionalModifiers(complete: sides)
            sides = conditional.sides
            uses = conditional.shared
        }
        // What the richest sets besides is met as its chain is built.
        uses = sides.enumerated().filter { $0.offset != richest?.side }.flatMap(\.element) + uses
        let index = views.tree.count
        if let richest {
            let outer = views.condition
            views.condition = richest.way.condition
            views.build(richest.chain, in: richest.way.scope, slot: slot, pending.inner(uses))
            views.condition = outer
        } else if let root {
            views.build(root.0, in: root.1, slot: slot, pending.inner(uses))
        } else {
            return false
        }
        for side in used.indices where side != richest?.side {
            for use in used[side] { views.tree.add([use], toElement: index) }
            views.onSide(side, of: own) { views in
                for (kind, presentation, call) in brought[side] {
                    ModifierBuilder.present(kind, presentation, call, with: &views)
                }
            }
        }
        return true
    }

    /// The name of the view that a chain begins with, where it is one that was handed in; and whether it is that view
    /// after a transformation, as in `if let view = transform(self)`.
    private static func heldView(
        _ base: Expression, in scope: Scope, depth: Int = 0
    ) -> (name: String, isTransformed: Bool)? {
        guard depth < 4, case .name(let name) = base.kind else { return nil }
        if name == "self", case .view? = scope.currentReceiver { return (name, false) }
        switch scope.local(name) {
        case .value(.view)?: return (name, false)
        case .deferred(let expression, let home, _)?:
            if case .call(let callee, let arguments) = expression.kind, case .name = callee.kind, arguments.count == 1 {
                return heldView(arguments[0].value, in: home, depth: depth + 1).map { ($0.name, true) }
            }
            return heldView(expression, in: home, depth: depth + 1)
        case .value, .function, nil: return nil
        }
    }
}

extension Expression {
    /// A chain of modifiers whose innermost member has no base, going on from `base`.
    fileprivate func goingOn(from base: Expression) -> Expression {
        let kind: ExpressionKind? =
            switch kind {
            case .call(let callee, let arguments): .call(callee: callee.goingOn(from: base), arguments: arguments)
            case .member(let inner, let name, let start):
                .member(base: inner?.goingOn(from: base) ?? base, name: name, nameStart: start)
            case .conditionalCompilation(let inner, let clauses):
                .conditionalCompilation(base: inner.goingOn(from: base), clauses: clauses)
            default: nil
            }
        return kind.map { Expression($0, range) } ?? self
    }
}
