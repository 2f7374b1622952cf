package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Closures and functions that code hands on by name.
package enum FunctionValues {
    /// The code that an expression names: a closure that is written out or kept by a property, or a function; `nil`
    /// where that is not known.
    package static func code(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: CodeSite
    ) -> ClosureCapture? {
        switch expression.kind {
        case .closure(let closure): return ClosureCapture(closure, in: site, level: interpreter.level)
        case .name(let name):
            if let known = site.closures[name] { return known }
            guard site.nodes[name] == nil else { return nil }
            if site.scope.local(name) != nil || interpreter.program.memberIndex.holdsClosure(name) {
                return kept(&interpreter, expression, site)
            }
            return reference(
                to: functions(interpreter.evaluator, named: name, site), by: expression, at: interpreter.level, site)
        case .member(let base?, let name, _):
            if interpreter.program.memberIndex.holdsClosure(name), let known = kept(&interpreter, expression, site) {
                return known
            }
            guard interpreter.program.isMethod(name) else { return nil }
            return reference(
                to: functions(interpreter.evaluator, name, of: base, site), by: expression, at: interpreter.level, site)
        default: return nil
        }
    }

    /// A closure that a constant, a property or a part of a value holds.
    package static func kept(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: CodeSite
    ) -> ClosureCapture? {
        guard case .closure(let closure, let scope) = interpreter.evaluator.value(of: expression, in: site.scope) else {
            return nil
        }
        var home = CodeSite(scope: scope, type: scope.currentType, depth: site.depth, context: site.context)
        if let receiver = site.receiver, let own = interpreter.store.nodes[receiver].viewClass.type,
            own === scope.currentType
        {
            home.receiver = receiver
        }
        (home.isConditional, home.circumstances, home.asked) = (site.isConditional, site.circumstances, site.asked)
        home.call = site.call
        return ClosureCapture(closure, in: home, level: interpreter.level, isNamed: true)
    }

    /// The closure that a property holds which is called like a method: `self.fill(label)`.
    static func kept(
        _ interpreter: inout ViewCodeInterpreter, called name: String, on base: Expression, _ site: CodeSite
    ) -> ClosureCapture? {
        guard interpreter.program.memberIndex.holdsClosure(name) else { return nil }
        let property = Expression(.member(base: base, name: name, nameStart: base.range.upper), base.range)
        return kept(&interpreter, property, site)
    }

    private static func functions(_ evaluator: Evaluator, named name: String, _ site: CodeSite) -> [LinkedFunction] {
        let own =
            site.type.map { evaluator.program.lineage(of: $0).lazy.compactMap { $0.functions[name] }.first ?? [] } ?? []
        return own.isEmpty ? evaluator.program.functions[name] ?? [] : own
    }

    private static func functions(
        _ evaluator: Evaluator, _ name: String, of base: Expression, _ site: CodeSite
    ) -> [LinkedFunction] {
        if case .name("self") = base.kind { return functions(evaluator, named: name, site) }
        guard let named = site.typeName(of: base) else {
            return OverridingMethods.type(evaluator, of: base, site).map {
                evaluator.program.functions(name, of: $0)
            } ?? []
        }
        let declared =
            evaluator.program.type(named: named, from: site.scope.lookupContext, within: site.type?.name).map { [$0] }
            ?? []
        let extended = evaluator.program.added(toFramework: named)
        return (declared + extended).lazy.compactMap { $0.functions[name] }.first?.filter(\.declaration.isStatic) ?? []
    }

    /// A function that is named, as the closure that calls it.
    private static func reference(
        to functions: [LinkedFunction], by name: Expression, at level: Int, _ site: CodeSite
    ) -> ClosureCapture? {
        let wanted = functions.count == 1 ? functions.first : functions.first { $0.declaration.parameters.count == 1 }
        guard let declaration = wanted?.declaration, !declaration.parameters.isEmpty,
            declaration.parameters.dropFirst().allSatisfy({ $0.defaultValue != nil })
        else { return nil }
        let given = Argument(label: declaration.parameters[0].label, value: Expression(.name("$0"), name.range))
        let call = Expression(.call(callee: name, arguments: [given]), name.range)
        return ClosureCapture(
            Closure(parameters: [], body: [Statement(.expression(call), name.range)]), in: site,
            level: level, isNamed: true)
    }

    /// Hands each of several views to code that is named; where that is not known, it may do anything to them.
    static func loop(
        _ interpreter: inout ViewCodeInterpreter, over found: [Int], handingTo named: Expression, _ site: CodeSite
    ) -> [Int] {
        guard let code = code(&interpreter, named, site), interpreter.isInReach(site) else {
            interpreter.store.viewsGivenAway.formUnion(found)
            return []
        }
        var results: [Int] = []
        for node in interpreter.turns(over: found, at: site.scope.place(of: named)) {
            var inner = code.site
            inner.depth = site.depth
            results += interpreter.onBehalf(of: code.level) {
                ClosureCalls.run(&$0, code.closure, handing: [node], inner)
            }
        }
        return results
    }

    // MARK: Operators

    /// What an operator does that no language brings along: `label <~ style`.
    static func follow(
        _ interpreter: inout ViewCodeInterpreter, operator infix: String, _ left: Expression, _ right: Expression,
        at expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        let declared =
            (interpreter.program.functions[infix] ?? [])
            + interpreter.program.memberIndex.types(with: infix).flatMap { $0.functions[infix] ?? [] }
        let fitting = declared.filter { $0.declaration.parameters.count == 2 && !$0.declaration.body.isEmpty }
        let takesCode = code(&interpreter, right, site) != nil
        let best =
            fitting.first { takesCode == ($0.declaration.parameters[1].type?.isFunction ?? false) } ?? fitting.first
        var views = interpreter.visit(left, &site)
        guard let best else {
            views += interpreter.visit(right, &site)
            let handlers = interpreter.handlers
            handlers.readOperator(&interpreter, infix, left, right, at: expression, &site)
            // An operator of a package may do anything.
            interpreter.store.viewsGivenAway.formUnion(views)
            return views
        }
        if fitting.count > 1 { interpreter.store.viewsGivenAway.formUnion(views) }
        let arguments = zip(best.declaration.parameters, [left, right]).map { Argument(label: $0.label, value: $1) }
        let found = interpreter.follow(best, receiver: nil, type: nil, arguments, at: expression, &site)
        return found.isEmpty ? views : found
    }

    /// Operators of the language, which change nothing of the views beside them.
    static let languageOperators: NameSet = [
        "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<", "&", "|", "^", "<<",
        ">>", "===", "!==", "~=", "&+", "&-", "&*", "->", "&<<", "&>>", "~", ".&", ".|", ".^", ".==", ".!=", ".<", ".>",
    ]
}
