package import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
package import HandrailValues

/// What statements do to objects. Code is read for what it ever does: no `return` ends a body, no condition decides a
/// branch but a flag that a setter is given and what an initializer is given, and every clause of an `#if` counts.
extension ViewCodeInterpreter: BranchingInterpreter {
    /// Reads statements; returns the views they give back.
    package mutating func walk(_ body: [Statement], _ site: inout CodeSite) -> [Int] {
        if body.count == 1, case .expression(let only) = body[0].kind { return result(only, &site) }
        let outer = given
        given = []
        _ = run(body, at: &site)
        let results = given
        given = outer
        return results
    }

    /// Takes one step.
    package mutating func spend(at site: CodeSite) -> Bool {
        spend(at: SourcePlace(file: site.scope.file, range: site.function?.declaration.range ?? .zero))
    }

    /// Follows an expression for what it does; a conditional gives back what its branches give back.
    package mutating func perform(_ expression: Expression, at site: inout CodeSite) -> ControlFlow {
        if case .conditional(let conditional) = expression.kind { return walkBranches(of: conditional, at: &site) }
        _ = visit(expression, &site)
        return .goesOn
    }

    /// What follows a `return` is read all the same.
    package mutating func giveBack(_ value: Expression?, at site: inout CodeSite) -> ControlFlow {
        guard let value else { return .goesOn }
        let found = result(value, &site)
        given += found
        return .goesOn
    }

    /// What is given back: of several things at once, all that are views.
    private mutating func result(_ value: Expression, _ site: inout CodeSite) -> [Int] {
        if let function = site.function, handlers.givesNode(function.declaration),
            let capture = closure(value, site)
        {
            return ClosureCalls.call(&self, capture, [], &site)
        }
        guard case .tuple(let parts) = value.kind else { return visit(value, expecting: site.result, &site) }
        var found: [Int] = []
        for part in parts { found += visit(part.value, &site) }
        return found
    }

    /// The closure that is given back, as it is written or by its name; `nil` for anything else.
    private func closure(_ value: Expression, _ site: CodeSite) -> ClosureCapture? {
        switch value.kind {
        case .closure(let closure): ClosureCapture(closure, in: site, level: level)
        case .name(let name): site.closures[name]
        default: nil
        }
    }

    /// What is done where a condition does not hold is done sometimes.
    package mutating func fail(
        _ conditions: [Condition], otherwise: [Statement], isCertain: Bool, at site: inout CodeSite
    ) {
        var inner = site.sometimes
        inner.taken = site.taken.entering([], of: conditions, among: 2, site)
        let found = walk(otherwise, &inner)
        given += found
    }

    /// Binds what the conditions bind, and keeps what was asked.
    package mutating func pass(_ conditions: [Condition], at site: inout CodeSite) {
        bind(conditions, &site)
        site.asked = AskedConditions(conditions, in: site.scope, after: site.asked)
        if conditions.contains(where: AskedConditions.asksForVoiceOver) { site.isForVoiceOver = true }
    }

    /// A block is read once, as part of the body around.
    package mutating func block(_ body: [Statement], at site: inout CodeSite) -> ControlFlow {
        runNested(body, &site)
        return .goesOn
    }

    /// Every clause is read, one after the other, as part of the body around.
    package mutating func compile(
        _ clauses: [(condition: String?, body: [Statement])], of statement: Statement, at site: inout CodeSite
    ) -> ControlFlow {
        let before = site.nodes
        for clause in clauses {
            let earlier = site.nodes
            runNested(clause.body, &site)
            // What one clause gives a name, another one adds to.
            for (name, found) in earlier where before[name] != found {
                site.nodes[name] = found + (site.nodes[name] ?? []).filter { !found.contains($0) }
            }
        }
        return .goesOn
    }

    /// Reads statements of which the only expression is not what they give back.
    private mutating func runNested(_ body: [Statement], _ site: inout CodeSite) {
        guard let first = body.first else { return }
        evaluator.budget.descend(at: SourcePlace(file: site.scope.file, range: first.range), otherwise: ()) {
            _ = run(body, at: &site)
        }
    }

    // MARK: Names

    /// A local function stands for its body, and for a closure that speaks of views.
    package mutating func bind(_ function: FunctionDeclaration, at site: inout CodeSite) {
        site.scope = site.scope.binding(function.name, to: .function(function, site.scope))
        site.closures[function.name] = ClosureCapture(
            Closure(parameters: function.parameters, body: function.body), in: site, level: level)
    }

    /// A tuple that is written out is bound part by part.
    package mutating func bind(_ names: [String], to tuple: Expression, at site: inout CodeSite) {
        if case .tuple(let parts) = tuple.kind, parts.count == names.count {
            for (name, part) in zip(names, parts) { bind(name, nil, to: part.value, at: &site) }
            return
        }
        let found = visit(tuple, &site)
        site.scope = site.scope.binding(
            Dictionary(names.map { ($0, .value(.runtime(nil))) }, uniquingKeysWith: { first, _ in first }))
        let isEach = found.count == names.count
        for (index, name) in names.enumerated() { site.nodes[name] = isEach ? [found[index]] : nil }
    }

    /// A variable stands for the views that its value is, and for the value.
    package mutating func bind(
        _ name: String, _ type: TypeName?, to value: Expression?, at site: inout CodeSite
    ) {
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
        if found.isEmpty, let type, !type.isFunction, let other = foreignObject(type, in: site) {
            found = [other]
            ListedClasses.note(&self, found, askedBy: value, &site)
        }
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
                    bind(name, nil, to: value, at: &site)
                }
            case .expression(let expression):
                _ = visit(expression, &site)
            case .pattern(let pattern, let value):
                if case .binding(let name) = pattern, let value {
                    bind(name, nil, to: value, at: &site)
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
        bind(name, nil, to: Expression(.cast(subject, operator: "as", type: type), pattern.range), at: &site)
    }

    /// Binds the name that a case of a `switch` gives to all that it looks at.
    private mutating func bind(whole subject: Expression, _ conditions: [Condition], _ site: inout CodeSite) {
        for condition in conditions {
            switch condition {
            case .pattern(.binding(let name), nil), .pattern(.guarded(.binding(let name), _), nil):
                bind(name, nil, to: subject, at: &site)
            case .pattern(.expression(let cast), nil): bind(cast, of: subject, &site)
            case .pattern, .binding, .expression, .platform: continue
            }
        }
    }

    // MARK: Conditionals

    /// The branches of a conditional in the order in which they are read, and what was found before.
    package struct Branching {
        fileprivate var branches: ArraySlice<Branch>
        fileprivate let subject: Expression?
        /// The conditions of the first branch, and how many there are.
        fileprivate var first: [Condition] = []
        fileprivate var count = 0
        /// Whether it is known which branch is taken.
        fileprivate var isDecided = false
        /// Whether the first branch is for newer systems: it is read last, since what the current system takes has the
        /// last word.
        fileprivate var isForNewer = false
        /// What was asked by the branches so far.
        fileprivate var asked: AskedConditions?
        /// How much was noted of each object before the conditional, and then before the branch for newer systems.
        fileprivate var before: [NotedCounts] = []
        fileprivate var older: [NotedCounts] = []
    }

    /// Reads every branch; returns what one of them returns or makes.
    mutating func branches(of conditional: Conditional, _ site: inout CodeSite) -> [Int] {
        let outer = given
        given = []
        _ = walkBranches(of: conditional, at: &site)
        let results = given
        given = outer
        return results
    }

    /// Every branch may be taken, unless what a setter, an initializer or a method of an extension is given decides.
    package mutating func open(_ conditional: Conditional, at site: inout CodeSite) -> Branching {
        if let subject = conditional.subject { _ = visit(subject, &site) }
        if conditional.subject == nil, conditional.branches.count < 3, let first = conditional.branches.first,
            let holds = PropertySetters.isDecided(first.conditions, site)
        {
            let taken = holds ? conditional.branches.prefix(1) : conditional.branches.dropFirst().prefix(1)
            return Branching(branches: taken, subject: nil, isDecided: true)
        }
        if let taken = GivenArguments.taken(conditional, isAdded: isExtended(site), site) {
            return Branching(branches: taken, subject: nil, isDecided: true)
        }
        let first = conditional.branches.first
        guard let first, isPlatform(first.conditions) else {
            return Branching(
                branches: conditional.branches[...], subject: conditional.subject,
                first: conditional.subject == nil ? first?.conditions ?? [] : [], count: conditional.branches.count,
                asked: site.asked)
        }
        return Branching(
            branches: conditional.branches.reversed()[...], subject: conditional.subject, isForNewer: true,
            asked: site.asked, before: store.nodes.map(NotedCounts.init))
    }

    /// A branch begins with what those before it gave names of the body around.
    package mutating func nextBranch(
        of branching: inout Branching, at site: CodeSite
    ) -> (body: [Statement], site: CodeSite)? {
        guard let branch = branching.branches.popFirst() else { return nil }
        if branching.isDecided { return (branch.body, site) }
        let isPlatform = isPlatform(branch.conditions)
        var inner = isPlatform ? site : site.sometimes
        if !isPlatform {
            inner.taken = site.taken.entering(branch.conditions, of: branching.first, among: branching.count, site)
        }
        if !branch.conditions.isEmpty {
            branching.asked = AskedConditions(branch.conditions, in: site.scope, after: branching.asked)
        }
        inner.asked = branching.asked
        if branch.conditions.contains(where: AskedConditions.asksForVoiceOver) { inner.isForVoiceOver = true }
        if branching.isForNewer, isPlatform { branching.older = store.nodes.map(NotedCounts.init) }
        bind(branch.conditions, &inner)
        if let subject = branching.subject { bind(whole: subject, branch.conditions, &inner) }
        return (branch.body, inner)
    }

    /// What the only expression of a branch stands for is given back.
    package mutating func runBranch(_ body: [Statement], at site: inout CodeSite) -> ControlFlow {
        let found = walk(body, &site)
        given += found
        return .goesOn
    }

    /// What a branch gave a name that was there before stays known after it.
    package mutating func endBranch(
        at inner: CodeSite, _ flow: ControlFlow, of branching: inout Branching, at site: inout CodeSite
    ) {
        if branching.isDecided {
            site = inner
            return
        }
        for (name, closure) in inner.closures where site.closures[name] == nil && site.scope.local(name) != nil {
            site.closures[name] = closure
        }
        for (name, found) in inner.nodes where site.nodes[name] != nil {
            for node in found where !(site.nodes[name] ?? []).contains(node) { site.nodes[name]?.append(node) }
        }
    }

    /// What older systems are given is forgotten where newer ones are given something else.
    package mutating func close(_ branching: Branching, at site: inout CodeSite) -> ControlFlow {
        for (node, counts) in branching.before.enumerated() {
            let later = branching.older[node]
            if later.writes > counts.writes { forget(writes: counts.writes..<later.writes, on: node) }
            if later.facts > counts.facts { forget(facts: counts.facts..<later.facts, on: node) }
        }
        return .goesOn
    }

    /// How much was noted of an object.
    fileprivate struct NotedCounts {
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

    // MARK: Loops

    /// A loop is read once for each thing that it is known to go over, at most `maximumLoop` times; over a list of
    /// unknown length it is read once.
    package mutating func loop(
        _ name: String?, over sequence: Expression, _ body: [Statement], at site: inout CodeSite
    ) -> ControlFlow {
        loop(name, sequence, body, &site)
        return .goesOn
    }

    private mutating func loop(
        _ name: String?, _ sequence: Expression, _ body: [Statement], _ site: inout CodeSite
    ) {
        var items = visit(sequence, &site)
        if case .cast(_, _, let type) = sequence.kind {
            items = items.filter { ClassChecks.isKind(self, $0, of: TypeName(type).name) }
        }
        guard let name else {
            runNested(body, &site)
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
                runNested(body, &inner)
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
                runNested(body, &turn)
                for (other, found) in turn.nodes where other != name && site.nodes[other] != nil {
                    site.nodes[other] = found
                }
            }
            return
        }
        if items.isEmpty {
            inner.isLooped = true
            runNested(body, &inner)
        } else {
            for node in turns(over: items, at: site.scope.place(of: sequence)) {
                inner.nodes[name] = [node]
                runNested(body, &inner)
            }
        }
        for (other, found) in inner.nodes where other != name && site.nodes[other] != nil { site.nodes[other] = found }
    }

    /// The first of the things that a loop goes over, and a note where there are more.
    func turns<Item>(over items: [Item], at place: SourcePlace) -> ArraySlice<Item> {
        evaluator.budget.first(Self.maximumLoop, of: items, at: place)
    }

    /// How many things a loop goes over.
    static let maximumLoop = 24

    /// Reads closures that were handed over and that nobody was seen to call: they run some time.
    package mutating func read(uncalled handed: HandedValues) {
        for (_, capture) in handed.closures.sorted(by: { $0.key < $1.key }) { read(uncalled: capture) }
    }

    /// Reads a closure that was handed over, unless somebody called it.
    mutating func read(uncalled capture: ClosureCapture) {
        guard !capture.wasCalled else { return }
        capture.wasCalled = true
        ClosureCalls.run(&self, capture.closure, handing: [], capture.site.sometimes)
    }
}
