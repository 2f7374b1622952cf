package import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeInterpreter {
    /// Reads statements; returns the views they give back.
    package mutating func walk(_ body: [Statement], _ site: inout CodeSite) -> [Int] {
        if body.count == 1, case .expression(let only) = body[0].kind {
            return visit(only, expecting: site.result, &site)
        }
        var results: [Int] = []
        for statement in body {
            guard spend() else { break }
            walk(statement, &site, &results)
        }
        return results
    }

    private mutating func walk(_ statement: Statement, _ site: inout CodeSite, _ results: inout [Int]) {
        switch statement.kind {
        case .expression(let expression):
            if case .conditional(let conditional) = expression.kind {
                results += branches(of: conditional, &site)
            } else {
                _ = visit(expression, &site)
            }
        case .binding(let name, let type, let value):
            bind(name, type, value, &site)
        case .tupleBinding(let names, let value):
            if case .tuple(let parts) = value.kind, parts.count == names.count {
                for (name, part) in zip(names, parts) { bind(name, nil, part.value, &site) }
                return
            }
            _ = visit(value, &site)
            site.scope = site.scope.binding(
                Dictionary(names.map { ($0, .value(.runtime(nil))) }, uniquingKeysWith: { first, _ in first }))
            for name in names { site.nodes[name] = nil }
        case .result(let value):
            if let value { results += visit(value, expecting: site.result, &site) }
        case .guardElse(let conditions, let otherwise):
            var inner = site.sometimes
            results += walk(otherwise, &inner)
            bind(conditions, &site)
            site.asked = AskedConditions(conditions, in: site.scope, after: site.asked)
            if conditions.contains(where: AskedConditions.asksForVoiceOver) { site.isForVoiceOver = true }
        case .forEach(let name, let sequence, let body):
            loop(name, sequence, body, &site, &results)
        case .block(let body), .caught(let body):
            results += statements(body, &site)
        case .conditionalCompilation(let clauses):
            for clause in clauses { results += statements(clause.body, &site) }
        case .function(let function):
            site.scope = site.scope.binding(function.name, to: .function(function, site.scope))
            site.closures[function.name] = ClosureCapture(
                Closure(parameters: function.parameters, body: function.body), in: site, level: level)
        case .other:
            break
        }
    }

    /// Statements of which the only expression is not what they give back.
    private mutating func statements(_ body: [Statement], _ site: inout CodeSite) -> [Int] {
        guard nesting < Self.maximumNesting else { return [] }
        nesting += 1
        defer { nesting -= 1 }
        var results: [Int] = []
        for statement in body {
            guard spend() else { break }
            walk(statement, &site, &results)
        }
        return results
    }

    private mutating func bind(_ name: String, _ type: TypeName?, _ value: Expression?, _ site: inout CodeSite) {
        guard let value else {
            site.nodes[name] = []
            site.scope = site.scope.binding(name, to: .value(.runtime(type)))
            return
        }
        if case .closure(let closure) = value.kind {
            site.closures[name] = ClosureCapture(closure, in: site, level: level)
        }
        let before = store.layout.made.count
        var found = visit(value, expecting: type, &site)
        store.nameConstraints(name, since: before)
        if found.isEmpty, let type, !type.isFunction, let other = foreignObject(type, in: site) { found = [other] }
        for node in found where store.nodes[node].identity.isEmpty { store.nodes[node].identity = name }
        site.nodes[name] = found.isEmpty ? nil : found
        if case .name(let same) = value.kind, same == name {
            // `if let view = view`: the name goes on standing for what it stood for.
            return
        }
        site.scope = site.scope.binding(name, to: .deferred(value, site.scope, type: type))
    }

    /// Whether a declared type is a class of views.
    func isViewType(_ type: TypeName?, in site: CodeSite) -> Bool {
        guard let type, !type.isFunction else { return false }
        return program.viewClass(named: type.name, in: site) != nil
    }

    /// What other code made, of a type that is declared here.
    mutating func foreignObject(_ type: TypeName, in site: CodeSite) -> Int? {
        guard type.name.beginsWithCapital, !type.isArray,
            let viewClass = program.viewClass(named: type.name, in: site)
        else { return nil }
        return store.foreignObject(viewClass)
    }

    /// Binds what `if let`, `guard let` and `if case` bind.
    mutating func bind(_ conditions: [Condition], _ site: inout CodeSite) {
        for condition in conditions {
            switch condition {
            case .binding(let name, let value):
                if let value {
                    bind(name, nil, value, &site)
                }
            case .expression(let expression):
                _ = visit(expression, &site)
            case .pattern(let pattern, let value):
                if case .binding(let name) = pattern, let value {
                    bind(name, nil, value, &site)
                    continue
                }
                if let value { _ = visit(value, &site) }
                if case .expression(let cast) = pattern, let value { bind(cast, of: value, &site) }
                if case .enumCase(_, let bindings) = pattern {
                    for name in bindings where name != "_" {
                        site.nodes[name] = nil
                        site.scope = site.scope.binding(name, to: .value(.runtime(nil)))
                    }
                }
            case .platform:
                break
            }
        }
    }

    /// `let button as UIButton`
    private mutating func bind(_ pattern: Expression, of subject: Expression, _ site: inout CodeSite) {
        guard case .cast(let operand, "as", let type) = pattern.kind, case .name(let name) = operand.kind else {
            return
        }
        bind(name, nil, Expression(.cast(subject, operator: "as", type: type), pattern.range), &site)
    }

    /// Binds the name that a case of a `switch` gives to all that it looks at.
    private mutating func bind(whole subject: Expression, _ conditions: [Condition], _ site: inout CodeSite) {
        for condition in conditions {
            switch condition {
            case .pattern(.binding(let name), nil), .pattern(.guarded(.binding(let name), _), nil):
                bind(name, nil, subject, &site)
            case .pattern(.expression(let cast), nil): bind(cast, of: subject, &site)
            case .pattern, .binding, .expression, .platform: continue
            }
        }
    }

    /// Reads every branch; what one of them returns or makes counts.
    package mutating func branches(of conditional: Conditional, _ site: inout CodeSite) -> [Int] {
        if let subject = conditional.subject { _ = visit(subject, &site) }
        if conditional.subject == nil, conditional.branches.count < 3, let first = conditional.branches.first,
            let holds = PropertySetters.isDecided(first.conditions, site)
        {
            let taken = holds ? first : conditional.branches.dropFirst().first
            return taken.map { walk($0.body, &site) } ?? []
        }
        var results: [Int] = []
        // What the current system takes has the last word.
        let isForNewer = conditional.branches.first.map { isPlatform($0.conditions) } ?? false
        var asked = site.asked
        let before = isForNewer ? store.nodes.map(NotedCounts.init) : []
        var older: [NotedCounts] = []
        for branch in isForNewer ? conditional.branches.reversed() : conditional.branches {
            var inner = isPlatform(branch.conditions) ? site : site.sometimes
            if !branch.conditions.isEmpty { asked = AskedConditions(branch.conditions, in: site.scope, after: asked) }
            inner.asked = asked
            if branch.conditions.contains(where: AskedConditions.asksForVoiceOver) { inner.isForVoiceOver = true }
            if isForNewer, isPlatform(branch.conditions) { older = store.nodes.map(NotedCounts.init) }
            bind(branch.conditions, &inner)
            if let subject = conditional.subject { bind(whole: subject, branch.conditions, &inner) }
            results += walk(branch.body, &inner)
            // What a branch gave a name that was there before stays known after it.
            for (name, found) in inner.nodes where site.nodes[name] != nil {
                for node in found where !(site.nodes[name] ?? []).contains(node) { site.nodes[name]?.append(node) }
            }
        }
        for (node, counts) in before.enumerated() {
            let later = older[node]
            if later.writes > counts.writes { forget(writes: counts.writes..<later.writes, on: node) }
            if later.facts > counts.facts { forget(facts: counts.facts..<later.facts, on: node) }
        }
        return results
    }

    /// How much was noted of an object.
    private struct NotedCounts {
        let writes: Int
        let facts: Int

        init(_ node: ViewNode) {
            writes = node.writes.count
            facts = node.facts.count
        }
    }

    /// Forgets what older systems are given where code that was read since gives newer ones something else.
    private mutating func forget(writes older: Range<Int>, on node: Int) {
        let writes = store.nodes[node].writes
        let newer = writes[older.upperBound...].filter { $0.manner == .assign }
        guard !newer.isEmpty else { return }
        for index in older.reversed() {
            let old = writes[index]
            guard newer.contains(where: { $0.name == old.name && $0.segment == old.segment }) else { continue }
            store.nodes[node].writes.remove(at: index)
        }
    }

    private mutating func forget(facts older: Range<Int>, on node: Int) {
        let facts = store.nodes[node].facts
        let newer = facts[older.upperBound...]
        for index in older.reversed() {
            let old = facts[index].content
            guard newer.contains(where: { $0.content.isAlternative(to: old) }) else { continue }
            store.nodes[node].facts.remove(at: index)
        }
    }

    /// Whether only the version of the system is asked for, and this or a later one is meant.
    private func isPlatform(_ conditions: [Condition]) -> Bool {
        guard conditions.count == 1, case .platform(let written) = conditions[0] else { return false }
        return !written.hasPrefix("#unavailable")
    }

    private mutating func loop(
        _ name: String?, _ sequence: Expression, _ body: [Statement], _ site: inout CodeSite, _ results: inout [Int]
    ) {
        var items = visit(sequence, &site)
        if case .cast(_, _, let type) = sequence.kind {
            items = items.filter { ClassChecks.isKind(self, $0, of: TypeName(type).name) }
        }
        guard let name else {
            results += statements(body, &site)
            return
        }
        var (names, body) = ([name], body)
        if case .tupleBinding(let several, let whole)? = body.first?.kind, case .name(name) = whole.kind {
            (names, body) = (several, Array(body.dropFirst()))
        }
        // Where nobody knows what of several things is the view, each of them may be.
        if let iterations = LoopIterations.iterations(&self, over: sequence, site)
            ?? (names.count > 1
                ? items.map { Array(repeating: LoopIterations.Item(views: [$0]), count: names.count) } : nil)
        {
            for iteration in iterations.isEmpty ? [[]] : iterations {
                var inner = LoopIterations.begin(&self, iteration, handing: names, site)
                results += statements(body, &inner)
                for (other, found) in inner.nodes where !names.contains(other) && site.nodes[other] != nil {
                    site.nodes[other] = found
                }
            }
            return
        }
        var inner = site
        inner.scope = site.scope.binding(name, to: .value(.runtime(nil)))
        inner.nodes[name] = nil
        let literals = items.isEmpty ? LiteralLists.literals(evaluator, sequence, site) : []
        if !literals.isEmpty {
            for literal in literals {
                var turn = LiteralLists.turn(&self, name, literal, site)
                results += statements(body, &turn)
                for (other, found) in turn.nodes where other != name && site.nodes[other] != nil {
                    site.nodes[other] = found
                }
            }
            return
        }
        if items.isEmpty {
            inner.isLooped = true
            results += statements(body, &inner)
        } else {
            for node in items.prefix(Self.maximumLoop) {
                inner.nodes[name] = [node]
                results += statements(body, &inner)
            }
        }
        for (other, found) in inner.nodes where other != name && site.nodes[other] != nil { site.nodes[other] = found }
    }

    /// How many views a loop goes over.
    static let maximumLoop = 24
}
