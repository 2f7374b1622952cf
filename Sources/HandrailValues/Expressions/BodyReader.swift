import HandrailCode

/// Finds out what a body gives back, and what names stand for after its statements.
struct BodyReader: BranchingInterpreter {
    /// Where a statement stands.
    struct Site: ScopedSite {
        var scope: Scope
    }

    private let evaluator: Evaluator
    /// What was given back so far.
    private(set) var results: [Value] = []

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// Reads the body of a function or of a branch that is an expression: where it is a single expression, that is what
    /// it gives back.
    mutating func read(whole body: [Statement], at start: Site) {
        var site = start
        if body.count == 1, case .conditionalCompilation(let clauses) = body[0].kind {
            // Each clause is read as if it stood there alone.
            for clause in evaluator.program.compiled(clauses, in: site.scope.file, condition: \.condition) {
                read(whole: clause.body, at: start)
            }
            return
        }
        guard body.count == 1, case .expression(let only) = body[0].kind else {
            _ = run(body, at: &site)
            return
        }
        if case .conditional(let conditional) = only.kind {
            results.append(evaluator.value(of: conditional, in: site.scope))
        } else {
            _ = giveBack(only, at: &site)
        }
    }

    // MARK: Statements

    mutating func giveBack(_ value: Expression?, at site: inout Site) -> ControlFlow {
        results.append(value.map { evaluator.value(of: $0, in: site.scope) } ?? .null)
        return .leaves
    }

    mutating func holds(_ conditions: [Condition], at site: Site) -> Bool? {
        evaluator.holds(conditions, in: site.scope)
    }

    mutating func fail(
        _ conditions: [Condition], otherwise: [Statement], isCertain: Bool, at site: inout Site
    ) {
        runAside(otherwise, at: site)
    }

    mutating func pass(_ conditions: [Condition], at site: inout Site) {
        site.scope = site.scope.binding(evaluator.names(boundBy: conditions, in: site.scope))
    }

    /// Reads the clauses that may be compiled, of which one is.
    mutating func compile(
        _ clauses: [(condition: String?, body: [Statement])], of statement: Statement, at site: inout Site
    ) -> ControlFlow {
        let bodies = evaluator.program.compiled(clauses, in: site.scope.file, condition: \.condition).map(\.body)
        if bodies.isEmpty { return .goesOn }
        return join(ends(of: bodies, from: site), at: &site)
    }

    /// Reads the body of `do` and, from wherever that may stop, of each `catch`; or that of `while`, which may never
    /// run.
    mutating func block(_ body: [Statement], at site: inout Site) -> ControlFlow {
        let caught = body.compactMap { statement -> [Statement]? in
            if case .caught(let body) = statement.kind { body } else { nil }
        }
        let around = Site(scope: forgetting(LocalChanges(in: body), in: site.scope))
        let tried = Array(body.dropLast(caught.count))
        guard !caught.isEmpty else {
            runAside(tried, at: around)
            site = around
            return .goesOn
        }
        var ends = ends(of: [tried], from: site)
        var others = around
        if case .goesOn = join(self.ends(of: caught, from: around), at: &others) { ends.append(others.scope) }
        return join(ends, at: &site)
    }

    /// The body of a `catch` on its own.
    mutating func caught(_ body: [Statement], at site: inout Site) -> ControlFlow {
        var inner = site
        let flow = run(body, at: &inner)
        site.scope = inner.scope
        return flow
    }

    /// A loop is read once, with an element that nobody knows.
    mutating func loop(
        _ name: String?, over sequence: Expression, _ body: [Statement], at site: inout Site
    ) -> ControlFlow {
        site.scope = forgetting(LocalChanges(in: body), in: site.scope)
        let each = name.map { site.scope.binding($0, to: .value(.runtime(nil))) } ?? site.scope
        runAside(body, at: Site(scope: each))
        return .goesOn
    }

    // MARK: Assignments

    mutating func perform(_ expression: Expression, at site: inout Site) -> ControlFlow {
        switch expression.kind {
        case .conditional(let conditional): return walkBranches(of: conditional, at: &site)
        case .binary("=", let target, let value):
            switch target.kind {
            case .name(let name):
                if let local = site.scope.local(name) {
                    site.scope = site.scope.binding(name, to: .deferred(value, site.scope, type: local.declaredType))
                }
                return .goesOn
            case .member(let base?, let property, _):
                site.scope = scope(afterSetting: property, of: base, to: value, in: site.scope)
                return .goesOn
            default: break
            }
        default: break
        }
        site.scope = forgetting(LocalChanges(in: expression), in: site.scope)
        return .goesOn
    }

    /// The scope after `base.property = value`: another value of a type that is the project's, and the same of any
    /// other type, whose members style it and leave what it says.
    private func scope(
        afterSetting property: String, of base: Expression, to value: Expression, in scope: Scope
    ) -> Scope {
        guard case .name(let name) = base.kind, let local = scope.local(name),
            case .instance(let instance) = evaluator.value(of: local), !instance.isRuntime
        else { return scope }
        var properties = instance.properties
        properties[property] = .deferred(value, scope, type: nil)
        return scope.binding(name, to: .value(.instance(Instance(type: instance.type, properties: properties))))
    }

    /// The scope after something that gave names of the body other values that nobody knows.
    private func forgetting(_ changes: LocalChanges, in scope: Scope) -> Scope {
        let known = changes.names.filter { scope.local($0) != nil }
        return scope.binding(
            Dictionary(uniqueKeysWithValues: known.map { ($0, .value(.runtime(scope.local($0)?.declaredType))) }))
    }

    // MARK: Conditionals

    /// Branches that may be taken, and the scopes in which those before ended.
    struct Branching {
        var branches: ArraySlice<BranchReader.TakenBranch>
        /// Whether one of the branches is always taken.
        let isComplete: Bool
        var ends: [Scope] = []
    }

    mutating func open(_ conditional: Conditional, at site: inout Site) -> Branching {
        let branches = evaluator.branchReader.branches(of: conditional, in: site.scope)
        return Branching(
            branches: branches[...], isComplete: branches.last?.isTaken ?? false || conditional.isExhaustive)
    }

    mutating func nextBranch(of branching: inout Branching, at site: Site) -> (body: [Statement], site: Site)? {
        branching.branches.popFirst().map { ($0.0.body, Site(scope: $0.0.scope)) }
    }

    mutating func endBranch(at inner: Site, _ flow: ControlFlow, of branching: inout Branching, at site: inout Site) {
        if case .goesOn = flow { branching.ends.append(inner.scope) }
    }

    mutating func close(_ branching: Branching, at site: inout Site) -> ControlFlow {
        join(branching.isComplete ? branching.ends : branching.ends + [site.scope], at: &site)
    }

    /// The scopes in which bodies end, of which one runs.
    private mutating func ends(of bodies: [[Statement]], from site: Site) -> [Scope] {
        bodies.compactMap { body in
            var inner = site
            return run(body, at: &inner) == .goesOn ? inner.scope : nil
        }
    }

    /// After a conditional, a name that some branch assigned is one of what the branches left it as.
    private func join(_ ends: [Scope], at site: inout Site) -> ControlFlow {
        if ends.isEmpty { return .leaves }
        let scope = site.scope
        var assigned: Set<String> = []
        for end in ends {
            var current: Scope? = end
            while let inner = current, inner !== scope {
                for name in inner.names where scope.local(name) != nil { assigned.insert(name) }
                current = inner.parent
            }
        }
        var names: [String: Binding] = [:]
        for name in assigned {
            let values = ends.map { end in end.local(name).map(settled) ?? .runtime(nil) }
            names[name] = .value(.choice(values))
        }
        site.scope = scope.binding(names)
        return .goesOn
    }

    /// What a name was left as; a call of an implicit member, such as `.system(size: 12)`, as it is written there.
    private func settled(_ binding: Binding) -> Value {
        let found = evaluator.value(of: binding)
        guard case .deferred(let expression, let home, _) = binding, case .enumCase(nil, _, let payload) = found,
            !payload.isEmpty
        else { return found }
        return .symbolic(expression, home)
    }
}
