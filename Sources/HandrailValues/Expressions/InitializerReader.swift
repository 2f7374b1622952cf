import HandrailCode
import HandrailProgram
import HandrailSource

/// Follows the assignments of an initializer to the properties that they set.
///
/// An initializer is read as one that comes to its end: no `return` ends it, and what a `guard` does otherwise sets
/// nothing. What a loop sets is not followed, and of an `#if` only the first clause is read.
struct InitializerReader: BranchingInterpreter {
    /// Where a statement stands, and what was set before it.
    struct Site: ScopedSite {
        var scope: Scope
        /// What properties were set to, by name.
        var properties: [String: Binding] = [:]
    }

    private let evaluator: Evaluator
    private let type: LinkedType
    /// Where the initializer stands.
    private let initializer: SourcePlace

    init(evaluator: Evaluator, type: LinkedType, initializer: SourcePlace) {
        self.evaluator = evaluator
        self.type = type
        self.initializer = initializer
    }

    /// What the body of an initializer sets the properties of its type to, by name.
    mutating func properties(setBy body: [Statement], in scope: Scope) -> [String: Binding] {
        var site = Site(scope: scope)
        _ = run(body, at: &site)
        return site.properties
    }

    // MARK: Statements

    mutating func bind(_ names: [String], to tuple: Expression, at site: inout Site) {}

    mutating func bind(_ function: FunctionDeclaration, at site: inout Site) {}

    mutating func giveBack(_ value: Expression?, at site: inout Site) -> ControlFlow { .goesOn }

    mutating func fail(
        _ conditions: [Condition], otherwise: [Statement], isCertain: Bool, at site: inout Site
    ) {}

    mutating func pass(_ conditions: [Condition], at site: inout Site) {
        site.scope = site.scope.binding(evaluator.names(boundBy: conditions, in: site.scope))
    }

    mutating func loop(
        _ name: String?, over sequence: Expression, _ body: [Statement], at site: inout Site
    ) -> ControlFlow { .goesOn }

    /// What a block sets stays set; what it names is known in it only.
    mutating func block(_ body: [Statement], at site: inout Site) -> ControlFlow {
        var inner = site
        _ = run(body, at: &inner)
        site.properties = inner.properties
        return .goesOn
    }

    mutating func compile(
        _ clauses: [(condition: String?, body: [Statement])], of statement: Statement, at site: inout Site
    ) -> ControlFlow {
        clauses.first.map { block($0.body, at: &site) } ?? .goesOn
    }

    mutating func perform(_ expression: Expression, at site: inout Site) -> ControlFlow {
        switch expression.kind {
        case .binary("=", let target, let value):
            guard let name = assignedProperty(target) else { return .goesOn }
            site.properties[name] = binding(value, declared: type.properties[name]?.declaration, in: site.scope)
        case .call(let callee, let arguments):
            // self.init(…): another initializer of the same type goes on.
            guard case .member(let base?, "init", _) = callee.kind, case .name("self") = base.kind
            else { return .goesOn }
            let others = evaluator.instances.memberBindings(
                of: type, arguments, in: site.scope, besides: initializer)
            site.properties.merge(others) { _, new in new }
        case .conditional(let conditional): return walkBranches(of: conditional, at: &site)
        default: break
        }
        return .goesOn
    }

    private func assignedProperty(_ target: Expression) -> String? {
        let name: String
        switch target.kind {
        case .member(let base?, let member, _):
            guard case .name("self") = base.kind else { return nil }
            name = member
        case .name(let plain): name = plain
        default: return nil
        }
        // `_isOn` is what a wrapper keeps, unless a property is called so.
        return name.hasPrefix("_") && type.properties[name] == nil ? String(name.dropFirst()) : name
    }

    private func binding(_ value: Expression, declared: PropertyDeclaration?, in scope: Scope) -> Binding {
        // State that starts with a value is free to change.
        let isState = declared?.attributes.contains { ["State", "StateObject", "Published"].contains($0.name) } ?? false
        if isState { return .value(.runtime(declared?.type)) }
        let given = Self.measured(value, by: declared) ?? Self.constant(value, of: declared) ?? value
        return .deferred(given, scope, type: declared?.type)
    }

    /// The closure that a binding holds which never changes it: `_content = .constant(content)`.
    private static func constant(_ value: Expression, of declared: PropertyDeclaration?) -> Expression? {
        guard declared?.attribute("Binding") != nil, declared?.type?.isFunction ?? false,
            case .call(let callee, let arguments) = value.kind, callee.lastName == "constant", arguments.count == 1
        else { return nil }
        return arguments.first?.value
    }

    /// The number that a metric is made of which grows with the text: `_side = ScaledMetric(wrappedValue: side)`.
    private static func measured(_ value: Expression, by declared: PropertyDeclaration?) -> Expression? {
        guard declared?.attribute("ScaledMetric") != nil, case .call(_, let arguments) = value.kind else { return nil }
        return arguments.first { $0.label == "wrappedValue" }?.value
    }

    // MARK: Conditionals

    /// Branches that may be taken, and what was set at the end of those before.
    struct Branching {
        var branches: ArraySlice<BranchReader.TakenBranch>
        /// Whether every case has a branch.
        let isComplete: Bool
        var choices: [[String: Binding]] = []
    }

    mutating func open(_ conditional: Conditional, at site: inout Site) -> Branching {
        let branches = evaluator.branchReader.branches(of: conditional, in: site.scope)
        return Branching(branches: branches[...], isComplete: conditional.isExhaustive)
    }

    mutating func nextBranch(of branching: inout Branching, at site: Site) -> (body: [Statement], site: Site)? {
        branching.branches.popFirst().map {
            ($0.0.body, Site(scope: $0.0.scope, properties: site.properties))
        }
    }

    mutating func endBranch(at inner: Site, _ flow: ControlFlow, of branching: inout Branching, at site: inout Site) {
        branching.choices.append(inner.properties)
    }

    /// What some branch set is one of what the branches set it to.
    mutating func close(_ branching: Branching, at site: inout Site) -> ControlFlow {
        if branching.choices.count == 1, branching.isComplete {
            site.properties = branching.choices[0]
            return .goesOn
        }
        let names = Set(branching.choices.flatMap(\.keys))
        for name in names.sorted() {
            let values = branching.choices.compactMap { $0[name] }.map { evaluator.value(of: $0) }
            site.properties[name] = .value(.choice(values))
        }
        return .goesOn
    }
}
