package import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out which branches of a conditional may be taken, and what their patterns bind.
package struct BranchReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    private var program: Program { evaluator.program }

    /// A branch that may be taken with the scope that it runs in, and whether no later one can be.
    package typealias TakenBranch = ((body: [Statement], scope: Scope), isTaken: Bool)

    /// The branches that may be taken.
    package func branches(of conditional: Conditional, in scope: Scope) -> [TakenBranch] {
        let subject = conditional.subject.map { evaluator.value(of: $0, in: scope) }
        var result: [TakenBranch] = []
        for branch in conditional.branches {
            let holds: Bool?
            var inner = scope
            if conditional.subject != nil {
                (holds, inner) = matches(branch, subject: subject, in: scope)
            } else {
                holds = evaluator.holds(branch.conditions, in: scope)
                inner = scope.binding(evaluator.names(boundBy: branch.conditions, in: scope))
            }
            if holds == false { continue }
            result.append(((branch.body, inner), holds == true))
            if holds == true { break }
        }
        return result
    }

    /// Whether a case of a `switch` is taken, and the scope with what its pattern binds.
    private func matches(
        _ branch: Branch, subject: Value?, in scope: Scope
    ) -> (Bool?, Scope) {
        guard !branch.conditions.isEmpty else { return (true, scope) }
        if branch.conditions.count > 1, case .symbolic(let inner, let home)? = subject,
            let key = evaluator.settings.key(inner, in: home),
            let test = evaluator.settings.test(ofAny: branch.conditions, of: key, in: scope)
        {
            return (evaluator.settings.answer(test), scope)
        }
        var answers: [Bool?] = []
        var inner = scope
        for condition in branch.conditions {
            guard case .pattern(let pattern, _) = condition else {
                answers.append(nil)
                continue
            }
            var names: [String: Binding] = [:]
            answers.append(match(pattern, subject, names: &names, in: scope))
            inner = inner.binding(names)
        }
        if answers.contains(true) { return (true, inner) }
        return (answers.contains { $0 == nil } ? nil : false, inner)
    }

    /// Whether a value fits a pattern; `nil` where it cannot be told. Collects the names the pattern binds.
    func match(
        _ pattern: Pattern, _ subject: Value?, names: inout [String: Binding], in scope: Scope
    ) -> Bool? {
        switch pattern {
        case .anything: return true
        case .binding(let name):
            names[name] = .value(subject ?? .runtime(nil))
            return true
        case .enumCase(let name, let bindings):
            return match(caseNamed: name, bindings, subject, names: &names, in: scope)
        case .guarded(let inner, let condition):
            let fits = match(inner, subject, names: &names, in: scope)
            if fits == false { return false }
            switch evaluator.holds(condition, in: scope.binding(names)) {
            case true: return fits
            case false: return false
            case nil: return nil
            }
        case .expression(let expression):
            guard let subject else { return nil }
            // What a value is taken for is not known.
            if case .cast = expression.kind { return nil }
            if case .symbolic(let inner, let home) = subject, let key = evaluator.settings.key(inner, in: home) {
                return evaluator.settings.test(of: pattern, of: key, in: scope).flatMap(evaluator.settings.answer)
            }
            return evaluator.operators.equal(subject, evaluator.value(of: expression, in: scope))
        case .tuple(let patterns):
            for pattern in patterns { _ = match(pattern, nil, names: &names, in: scope) }
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
            // Of several values of the case, what it is given is one of what each of them is given.
            let given = cases.filter { $0.0 == name }.map(\.1)
            payload = (0..<(given.map(\.count).max() ?? 0)).map { index in
                .choice(given.compactMap { index < $0.count ? $0[index] : nil })
            }
        case .runtime(let type?):
            if type.name == SwiftUITypes.loadingPhase, name == "success" { payload = [.view(.remoteImage)] }
            if let linked = program.type(named: type.name, from: scope.lookupContext),
                let declared = linked.cases.first(where: { $0.name == name })
            {
                payload = declared.payload.map { .runtime($0.type) }
            }
        case .null:
            answer = name == "none"
        case .symbolic(let inner, let home):
            answer = evaluator.settings.key(inner, in: home)
                .flatMap { SettingReader.test($0, "==", name) }.flatMap { evaluator.settings.answer($0) }
        default:
            break
        }
        for (index, binding) in bindings.enumerated() where binding != "_" {
            names[binding] = .value(index < payload.count ? payload[index] : .runtime(nil))
        }
        return answer
    }
}
