package import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource

extension Evaluator {
    /// What a body returns: the value of its only expression, or of whatever `return` may be reached.
    package func result(of body: [Statement], in scope: Scope, depth: Int) -> Value {
        guard mayGoOn(at: depth) else { return .unknown(.tooDeep) }
        var results: [Value] = []
        _ = run(body, in: scope, isWholeBody: true, results: &results, depth: depth)
        return .choice(results)
    }

    /// Runs statements; returns the scope after them, or `nil` where every path has left the body.
    private func run(
        _ body: [Statement], in start: Scope, isWholeBody: Bool, results: inout [Value], depth: Int
    ) -> Scope? {
        var scope = start
        if isWholeBody, body.count == 1, case .expression(let only) = body[0].kind {
            if case .conditional(let conditional) = only.kind {
                results.append(value(of: conditional, in: scope, depth: depth))
            } else {
                results.append(value(of: only, in: scope, depth: depth + 1))
            }
            return nil
        }
        for statement in body {
            switch statement.kind {
            case .binding(let name, let type, let value):
                let bound: Binding = value.map { .deferred($0, scope, type: type) } ?? .value(.runtime(type))
                scope = scope.binding(name, to: bound)
            case .tupleBinding(let names, _):
                scope = scope.binding(Dictionary(names.map { ($0, .value(.runtime(nil))) }) { first, _ in first })
            case .function(let function):
                scope = scope.binding(function.name, to: .function(function, scope))
            case .result(let value):
                results.append(value.map { self.value(of: $0, in: scope, depth: depth + 1) } ?? .null)
                return nil
            case .guardElse(let conditions, let otherwise):
                switch holds(conditions, in: scope, depth: depth + 1) {
                case false:
                    _ = run(otherwise, in: scope, isWholeBody: false, results: &results, depth: depth + 1)
                    return nil
                case true: break
                case nil: _ = run(otherwise, in: scope, isWholeBody: false, results: &results, depth: depth + 1)
                }
                scope = scope.binding(names(boundBy: conditions, in: scope))
            case .expression(let expression):
                guard let after = run(expression, in: scope, results: &results, depth: depth) else { return nil }
                scope = after
            case .conditionalCompilation(let clauses):
                let bodies = compiled(clauses, in: scope, condition: \.condition).map(\.body)
                if bodies.isEmpty { continue }
                guard let after = run(oneOf: bodies, in: scope, results: &results, depth: depth) else { return nil }
                scope = after
            case .block(let inner):
                guard let after = run(block: inner, in: scope, results: &results, depth: depth) else { return nil }
                scope = after
            case .caught(let inner):
                guard let after = run(inner, in: scope, isWholeBody: false, results: &results, depth: depth + 1)
                else { return nil }
                scope = after
            case .forEach(let name, _, let inner):
                let around = forgetting(LocalChanges(in: inner), in: scope)
                let each = name.map { around.binding($0, to: .value(.runtime(nil))) } ?? around
                _ = run(inner, in: each, isWholeBody: false, results: &results, depth: depth + 1)
                scope = around
            case .other:
                break
            }
        }
        return scope
    }

    /// Runs one of several bodies.
    private func run(oneOf bodies: [[Statement]], in scope: Scope, results: inout [Value], depth: Int) -> Scope? {
        var ends: [Scope] = []
        for body in bodies {
            if let end = run(body, in: scope, isWholeBody: false, results: &results, depth: depth + 1) {
                ends.append(end)
            }
        }
        return merge(ends, after: scope)
    }

    /// Runs the body of `do` and, from wherever that may stop, of each `catch`; or that of `while`, which may never
    /// run.
    private func run(block: [Statement], in scope: Scope, results: inout [Value], depth: Int) -> Scope? {
        let caught = block.compactMap { statement -> [Statement]? in
            if case .caught(let body) = statement.kind { body } else { nil }
        }
        let around = forgetting(LocalChanges(in: block), in: scope)
        let body = Array(block.dropLast(caught.count))
        guard !caught.isEmpty else {
            _ = run(body, in: around, isWholeBody: false, results: &results, depth: depth + 1)
            return around
        }
        let end = run(body, in: scope, isWholeBody: false, results: &results, depth: depth + 1)
        let others = run(oneOf: caught, in: around, results: &results, depth: depth)
        return merge([end, others].compactMap(\.self), after: scope)
    }

    /// The scope after something that gave names of the body other values that nobody knows.
    private func forgetting(_ changes: LocalChanges, in scope: Scope) -> Scope {
        let known = changes.names.filter { scope.local($0) != nil }
        return scope.binding(
            Dictionary(uniqueKeysWithValues: known.map { ($0, .value(.runtime(scope.local($0)?.declaredType))) }))
    }

    private func run(_ expression: Expression, in scope: Scope, results: inout [Value], depth: Int) -> Scope? {
        switch expression.kind {
        case .conditional(let conditional):
            return run(conditional, in: scope, results: &results, depth: depth)
        case .binary("=", let target, let value):
            switch target.kind {
            case .name(let name):
                guard let local = scope.local(name) else { return scope }
                return scope.binding(name, to: .deferred(value, scope, type: local.declaredType))
            case .member(let base?, let property, _):
                return self.scope(afterSetting: property, of: base, to: value, in: scope)
            default: return forgetting(LocalChanges(in: expression), in: scope)
            }
        default:
            return forgetting(LocalChanges(in: expression), in: scope)
        }
    }

    /// The scope after `base.property = value`: another value of a type that is the project's, and the same of any
    /// other type, whose members style it and leave what it says.
    private func scope(
        afterSetting property: String, of base: Expression, to value: Expression, in scope: Scope
    ) -> Scope {
        guard case .name(let name) = base.kind, let local = scope.local(name),
            case .instance(let instance) = self.value(of: local), !instance.isRuntime
        else { return scope }
        var properties = instance.properties
        properties[property] = .deferred(value, scope, type: nil)
        return scope.binding(name, to: .value(.instance(Instance(type: instance.type, properties: properties))))
    }

    private func run(_ conditional: Conditional, in scope: Scope, results: inout [Value], depth: Int) -> Scope? {
        var ends: [Scope] = []
        for (branch, isTaken) in branches(of: conditional, in: scope, depth: depth) {
            if let end = run(branch.0, in: branch.1, isWholeBody: false, results: &results, depth: depth + 1) {
                ends.append(end)
            }
            if isTaken { return merge(ends, after: scope) }
        }
        if !conditional.isExhaustive { ends.append(scope) }
        return merge(ends, after: scope)
    }

    /// After a fork, a name that some branch assigned is one of what the branches left it as.
    private func merge(_ ends: [Scope], after scope: Scope) -> Scope? {
        guard !ends.isEmpty else { return nil }
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
        return scope.binding(names)
    }

    /// What a name was left as; a call of an implicit member, such as `.system(size: 12)`, as it is written there.
    private func settled(_ binding: Binding) -> Value {
        let found = value(of: binding)
        guard case .deferred(let expression, let home, _) = binding, case .enumCase(nil, _, let payload) = found,
            !payload.isEmpty
        else { return found }
        return .symbolic(expression, home)
    }

    /// The scope after a statement that does nothing but give values to names of the body around:
    /// `if isOn { tint = .red }`; `nil` where it does anything else.
    package func scope(after statement: Expression, in scope: Scope) -> Scope? {
        guard Self.onlyAssigns(statement) else { return nil }
        var results: [Value] = []
        return run(statement, in: scope, results: &results, depth: 0) ?? scope
    }

    /// Whether a statement does nothing but give values to names.
    package static func onlyAssigns(_ statement: Expression) -> Bool {
        switch statement.kind {
        case .binary("=", let target, _), .binary("+=", let target, _):
            if case .name = target.kind { true } else { false }
        case .conditional(let conditional):
            conditional.branches.contains { !$0.body.isEmpty } && conditional.branches.allSatisfy { branch in
                branch.body.allSatisfy { statement in
                    guard case .expression(let inner) = statement.kind else { return false }
                    return onlyAssigns(inner)
                }
            }
        default: false
        }
    }

    /// The value of `if` and `switch` as expressions.
    package func value(of conditional: Conditional, in scope: Scope, depth: Int) -> Value {
        var results: [Value] = []
        for (branch, isTaken) in branches(of: conditional, in: scope, depth: depth) {
            _ = run(branch.0, in: branch.1, isWholeBody: true, results: &results, depth: depth + 1)
            if isTaken { break }
        }
        return .choice(results)
    }

    /// The branches that may be taken with the scopes they run in; `true` where no later one can be.
    package func branches(
        of conditional: Conditional, in scope: Scope, depth: Int
    ) -> [((body: [Statement], scope: Scope), isTaken: Bool)] {
        let subject = conditional.subject.map { value(of: $0, in: scope, depth: depth + 1) }
        var result: [((body: [Statement], scope: Scope), isTaken: Bool)] = []
        for branch in conditional.branches {
            let holds: Bool?
            var inner = scope
            if conditional.subject != nil {
                (holds, inner) = matches(branch, subject: subject, in: scope, depth: depth)
            } else {
                holds = self.holds(branch.conditions, in: scope, depth: depth + 1)
                inner = scope.binding(names(boundBy: branch.conditions, in: scope))
            }
            if holds == false { continue }
            result.append(((branch.body, inner), holds == true))
            if holds == true { break }
        }
        return result
    }

    /// Whether a case of a `switch` is taken, and the scope with what its pattern binds.
    private func matches(
        _ branch: Branch, subject: Value?, in scope: Scope, depth: Int
    ) -> (Bool?, Scope) {
        guard !branch.conditions.isEmpty else { return (true, scope) }
        if branch.conditions.count > 1, case .symbolic(let inner, let home)? = subject,
            let key = settingKey(inner, in: home),
            let test = settingTest(ofAny: branch.conditions, of: key, in: scope)
        {
            return (answer(test), scope)
        }
        var answers: [Bool?] = []
        var inner = scope
        for condition in branch.conditions {
            guard case .pattern(let pattern, _) = condition else {
                answers.append(nil)
                continue
            }
            var names: [String: Binding] = [:]
            answers.append(match(pattern, subject, names: &names, in: scope, depth: depth))
            inner = inner.binding(names)
        }
        if answers.contains(true) { return (true, inner) }
        return (answers.contains { $0 == nil } ? nil : false, inner)
    }

    /// Whether a value fits a pattern; `nil` where it cannot be told. Collects the names the pattern binds.
    package func match(
        _ pattern: Pattern, _ subject: Value?, names: inout [String: Binding], in scope: Scope, depth: Int
    ) -> Bool? {
        switch pattern {
        case .anything: return true
        case .binding(let name):
            names[name] = .value(subject ?? .runtime(nil))
            return true
        case .enumCase(let name, let bindings):
            return match(caseNamed: name, bindings, subject, names: &names, in: scope)
        case .guarded(let inner, let condition):
            let fits = match(inner, subject, names: &names, in: scope, depth: depth)
            if fits == false { return false }
            switch holds(condition, in: scope.binding(names), depth: depth + 1) {
            case true: return fits
            case false: return false
            case nil: return nil
            }
        case .expression(let expression):
            guard let subject else { return nil }
            // What a value is taken for is not known.
            if case .cast = expression.kind { return nil }
            if case .symbolic(let inner, let home) = subject, let key = settingKey(inner, in: home) {
                return settingTest(of: pattern, of: key, in: scope).flatMap(answer)
            }
            return equal(subject, value(of: expression, in: scope, depth: depth + 1))
        case .tuple(let patterns):
            for pattern in patterns { _ = match(pattern, nil, names: &names, in: scope, depth: depth) }
            return nil
        }
    }

    private func match(
        caseNamed name: String, _ bindings: [String], _ subject: Value?, names: inout [String: Binding], in scope: Scope
    ) -> Bool? {
        var payload: [Value] = []
        var answer: Bool?
        switch subject {
        case .enumCase(_, let actual, let given):
            answer = actual == name
            payload = given
        case .oneOf(let values):
            let cases = values.compactMap { value -> (String, [Value])? in
                guard case .enumCase(_, let name, let payload) = value else { return nil }
                return (name, payload)
            }
            if cases.count == values.count, !cases.contains(where: { $0.0 == name }) { answer = false }
            payload = cases.first { $0.0 == name }?.1 ?? []
        case .runtime(let type?):
            if type.name == "AsyncImagePhase", name == "success" { payload = [.view(.remoteImage)] }
            if let linked = program.type(named: type.name, from: scope.lookupContext),
                let declared = linked.cases.first(where: { $0.name == name })
            {
                payload = declared.payload.map { .runtime($0.type) }
            }
        case .null:
            answer = name == "none"
        case .symbolic(let inner, let home):
            answer = settingKey(
                inner, in: home).flatMap { SettingReader.test($0, "==", name) }.flatMap { self.answer($0) }
        default:
            break
        }
        for (index, binding) in bindings.enumerated() where binding != "_" {
            names[binding] = .value(index < payload.count ? payload[index] : .runtime(nil))
        }
        return answer
    }
}
