package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// The code that an expression names: a closure that is written out or kept by a property, or a function; `nil` where that
    /// is not known.
    package func code(_ expression: Expression, _ site: CodeSite) -> ClosureCapture? {
        switch expression.kind {
        case .closure(let closure): return ClosureCapture(closure, in: site, level: level)
        case .name(let name):
            if let known = site.closures[name] { return known }
            guard site.nodes[name] == nil else { return nil }
            if site.scope.local(name) != nil || program.declarers.holdsClosure(name) { return kept(expression, site) }
            return reference(to: functions(named: name, site), by: expression, site)
        case .member(let base?, let name, _):
            if program.declarers.holdsClosure(name), let known = kept(expression, site) { return known }
            guard program.isMethod(name) else { return nil }
            return reference(to: functions(name, of: base, site), by: expression, site)
        default: return nil
        }
    }

    /// A closure that a constant, a property or a part of a value holds.
    package func kept(_ expression: Expression, _ site: CodeSite) -> ClosureCapture? {
        guard case .closure(let closure, let scope) = evaluator.value(of: expression, in: site.scope) else { return nil }
        var home = CodeSite(scope: scope, type: scope.currentType, depth: site.depth, context: site.context)
        if let receiver = site.receiver, let own = nodes[receiver].viewClass.type, own === scope.currentType { home.receiver = receiver }
        (home.isConditional, home.circumstances, home.asked) = (site.isConditional, site.circumstances, site.asked)
        home.call = site.call
        return ClosureCapture(closure, in: home, level: level, isNamed: true)
    }

    private func functions(named name: String, _ site: CodeSite) -> [LinkedFunction] {
        let own = site.type.map { program.lineage(of: $0).lazy.compactMap { $0.functions[name] }.first ?? [] } ?? []
        return own.isEmpty ? program.functions[name] ?? [] : own
    }

    private func functions(_ name: String, of base: Expression, _ site: CodeSite) -> [LinkedFunction] {
        if case .name("self") = base.kind { return functions(named: name, site) }
        guard let named = typeName(of: base, site) else {
            return type(of: base, site).map { program.functions(name, of: $0) } ?? []
        }
        let declared = program.type(named: named, from: site.scope.viewpoint, within: site.type?.name).map { [$0] } ?? []
        let extended = program.added(toFramework: named)
        return (declared + extended).lazy.compactMap { $0.functions[name] }.first?.filter(\.declaration.isStatic) ?? []
    }

    /// A function that is named, as the closure that calls it.
    private func reference(to functions: [LinkedFunction], by name: Expression, _ site: CodeSite) -> ClosureCapture? {
        let wanted = functions.count == 1 ? functions.first : functions.first { $0.declaration.parameters.count == 1 }
        guard let declaration = wanted?.declaration, !declaration.parameters.isEmpty,
            declaration.parameters.dropFirst().allSatisfy({ $0.defaultValue != nil })
        else { return nil }
        let given = Argument(label: declaration.parameters[0].label, value: Expression(.name("$0"), name.range))
        let call = Expression(.call(callee: name, arguments: [given]), name.range)
        return ClosureCapture(
            Closure(parameters: [], body: [Statement(.expression(call), name.range)]), in: site, level: level, isNamed: true)
    }

    /// Hands each of several views to code that is named; where that is not known, it may do anything to them.
    mutating func loop(over found: [Int], handingTo named: Expression, _ site: CodeSite) -> [Int] {
        guard let code = code(named, site), isInReach(site) else {
            escaped.formUnion(found)
            return []
        }
        var results: [Int] = []
        for node in found.prefix(Self.maximumLoop) {
            var inner = code.site
            inner.depth = site.depth
            results += onBehalf(of: code.level) { $0.run(code.closure, handing: [node], inner) }
        }
        return results
    }

    // MARK: Operators

    /// What an operator does that no language brings along: `label <~ style`.
    mutating func follow(
        operator infix: String, _ left: Expression, _ right: Expression, at expression: Expression, _ site: inout CodeSite
    ) -> [Int] {
        let declared = (program.functions[infix] ?? []) + program.declarers.types(with: infix).flatMap { $0.functions[infix] ?? [] }
        let fitting = declared.filter { $0.declaration.parameters.count == 2 && !$0.declaration.body.isEmpty }
        let takesCode = code(right, site) != nil
        let best = fitting.first { takesCode == ($0.declaration.parameters[1].type?.isFunction ?? false) } ?? fitting.first
        var views = visit(left, &site)
        guard let best else {
            views += visit(right, &site)
            // An operator of a package may do anything.
            escaped.formUnion(views)
            return views
        }
        if fitting.count > 1 { escaped.formUnion(views) }
        let arguments = zip(best.declaration.parameters, [left, right]).map { Argument(label: $0.label, value: $1) }
        let found = follow(best, receiver: nil, type: nil, arguments, at: expression, &site)
        return found.isEmpty ? views : found
    }

    /// Operators of the language, which change nothing of the views beside them.
    static let languageOperators: NameSet = [
        "+", "-", "*", "/", "%", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "??", "...", "..<", "&", "|", "^", "<<", ">>", "===",
        "!==", "~=", "&+", "&-", "&*", "->", "&<<", "&>>", "~", ".&", ".|", ".^", ".==", ".!=", ".<", ".>",
    ]
}
