import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailValues

/// Finds initializers that a project adds to views of SwiftUI, such as `Image(icon: .close)`.
struct OwnInitializerReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// The project's own initializer that these arguments are meant for: one with a label that SwiftUI's do not have,
    /// or one that takes a value of a type of the project: `Toggle(.sounds, isOn: $isOn)`.
    func initializer(of name: String, _ arguments: [Argument], in scope: Scope) -> LinkedFunction? {
        let types = program.extensions(ofFramework: name)
        if types.isEmpty { return nil }
        let written = arguments.filter { !($0.isTrailing && $0.label == nil) }
        let candidates = types.flatMap { $0.functions["init"] ?? [] }.filter { function in
            let labels = function.declaration.parameters.map(\.label)
            return written.allSatisfy { labels.contains($0.label) }
        }
        if candidates.isEmpty { return nil }
        let isOwn = written.contains { !Self.isSystems($0, of: name) }
        return Arguments.best(
            isOwn ? candidates : candidates.filter { takesOwnType($0, arguments, in: scope) }, for: arguments,
            from: scope.lookupContext)
    }

    private static func isSystems(_ argument: Argument, of name: String) -> Bool {
        guard let label = argument.label else { return true }
        if ContentArguments.isOfSwiftUI(label) { return true }
        guard let part = ViewTable.entry(for: name)?.labeled[label] else { return false }
        // Views stand in closures; something else in their place is meant for another initializer.
        guard case .slot = part, !argument.isTrailing else { return true }
        if case .closure = argument.value.kind { return true }
        return label == "label" || label == "destination"
    }

    // MARK: Types of the project

    /// Whether one of the arguments is a value of a type of the project, and the initializer asks for one there.
    private func takesOwnType(_ function: LinkedFunction, _ arguments: [Argument], in scope: Scope) -> Bool {
        let parameters = function.declaration.parameters
        return zip(parameters, Arguments.match(arguments, to: parameters)).contains { parameter, argument in
            guard let argument, let name = parameter.type?.name,
                let type = program.type(
                    named: name, from: LookupContext(file: function.file, module: function.module)),
                type.keyword != nil
            else { return false }
            switch argument.value.kind {
            case .string, .number, .boolean, .null, .closure, .array: return false
            default: return isValue(argument.value, of: type, in: scope)
            }
        }
    }

    private func isValue(_ expression: Expression, of type: LinkedType, in scope: Scope) -> Bool {
        evaluator.value(of: expression, in: scope).alternatives.contains { value in
            switch value {
            case .enumCase(nil, let name, _): type.declares(name)
            case .enumCase(let own?, _, _): isSame(own, type)
            case .instance(let instance): isSame(instance.type, type)
            case .runtime(let own?): own.name == type.name || own.name == type.simpleName
            case .symbolic(let made, _):
                if case .call(let callee, _) = made.kind, case .member(nil, let name, _) = callee.kind {
                    name == "init" || type.declares(name)
                } else {
                    false
                }
            default: false
            }
        }
    }

    private func isSame(_ own: LinkedType, _ type: LinkedType) -> Bool {
        own === type || program.ancestry(of: own)?.parents.contains { $0 === type } ?? false
    }

    // MARK: What it hands on

    /// A call of another initializer that one hands on to.
    struct Delegation {
        /// What that is given.
        let arguments: [Argument]
        /// What names stand for there.
        let scope: Scope
        /// The branch that it stands in; `nil` where no conditional is around it.
        let branch: Way?
    }

    /// A branch of a conditional, and where the conditional stands.
    struct Way {
        let body: [Statement]
        let branching: Conditional
        let scope: Scope
    }

    /// What an initializer hands on: the calls of `self.init`, or what it sets `self` to, that may be reached.
    ///
    /// - Parameter name: the view that the initializer makes.
    func delegations(in body: [Statement], of name: String, _ start: Scope) -> [Delegation] {
        walk(body, of: name, Site(scope: start, branch: nil)).found
    }

    private struct Site {
        var scope: Scope
        let branch: Way?
    }

    /// The delegations in a body, and whether it has surely handed on by its end.
    private func walk(_ body: [Statement], of name: String, _ start: Site) -> (found: [Delegation], isDone: Bool) {
        var site = start
        var found: [Delegation] = []
        for statement in body {
            switch statement.kind {
            case .binding(let name, let type, let value):
                let value = value.map { Binding.deferred($0, site.scope, type: type) } ?? .value(.runtime(type))
                site.scope = site.scope.binding(name, to: value)
            case .guardElse(let conditions, _):
                site.scope = site.scope.binding(evaluator.names(boundBy: conditions, in: site.scope))
            case .block(let inner):
                let inside = walk(inner, of: name, site)
                found += inside.found
                if inside.isDone { return (found, true) }
            case .conditionalCompilation(let clauses):
                for clause in program.compiled(clauses, in: site.scope.file, condition: \.condition) {
                    let inside = walk(clause.body, of: name, site)
                    found += inside.found
                    if !inside.found.isEmpty { return (found, true) }
                }
            case .expression(let expression):
                if let arguments = Self.handedOn(expression, of: name) {
                    found.append(Delegation(arguments: arguments, scope: site.scope, branch: site.branch))
                    return (found, true)
                }
                if case .conditional(let conditional) = expression.kind {
                    let inside = walk(conditional, of: name, site)
                    found += inside.found
                    if inside.isDone { return (found, true) }
                }
                if let after = evaluator.scope(after: expression, in: site.scope) { site.scope = after }
            case .result: return (found, true)
            case .tupleBinding, .forEach, .caught, .function, .other: break
            }
        }
        return (found, false)
    }

    private func walk(
        _ conditional: Conditional, of name: String, _ site: Site
    ) -> (found: [Delegation], isDone: Bool) {
        let branches = evaluator.branchReader.branches(of: conditional, in: site.scope)
        let isCertain = branches.count == 1 && branches[0].isTaken
        var found: [Delegation] = []
        var isDone = conditional.isExhaustive || branches.last?.isTaken == true
        for (branch, _) in branches {
            let way = isCertain ? site.branch : Way(body: branch.body, branching: conditional, scope: site.scope)
            let inside = walk(branch.body, of: name, Site(scope: branch.scope, branch: way))
            found += inside.found
            isDone = isDone && inside.isDone
        }
        return (found, isDone && !branches.isEmpty)
    }

    /// What `self.init(…)` is given, or the initializer in `self = .init(…)`; `nil` for anything else.
    private static func handedOn(_ expression: Expression, of name: String) -> [Argument]? {
        switch expression.kind {
        case .call(let callee, let arguments):
            guard case .member(let base?, "init", _) = callee.kind, case .name("self") = base.kind else { return nil }
            return arguments
        case .binary("=", let target, let made):
            guard case .name("self") = target.kind, case .call(let callee, let arguments) = made.kind
            else { return nil }
            switch callee.kind {
            case .member(nil, "init", _), .name("Self"), .name(name): return arguments
            case .member(let base?, name, _): return base.rootName == SwiftUITypes.module ? arguments : nil
            default: return nil
            }
        default: return nil
        }
    }
}

extension LinkedType {
    /// Whether values of it can be named without it: a case, or a static member.
    fileprivate func declares(_ member: String) -> Bool {
        cases.contains { $0.name == member } || properties[member]?.declaration.isStatic ?? false
            || functions[member]?.contains { $0.declaration.isStatic } ?? false
    }
}
