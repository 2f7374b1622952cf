import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads what decides about views, as the model keeps it: the setting that is asked for, the properties of the app, and
/// the words of the code.
struct ConditionReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// The condition of the branch that has this body.
    func condition(
        ofBranch body: [Statement], of conditional: Conditional, in scope: Scope
    ) -> ElementCondition {
        let branch = conditional.branches.first { branch in
            branch.body.first?.range == body.first?.range && branch.body.count == body.count
        }
        guard let first = branch?.conditions.first else {
            // What is left where only the version of the system was asked for.
            if case .platform(let text)? = conditional.branches.first?.conditions.first, conditional.branches.count == 2
            {
                return ElementCondition(subject: .platform, isNegated: true, text: text)
            }
            return otherwise(conditional, in: scope)
        }
        guard let conditions = branch?.conditions, conditions.count > 1 else {
            return condition(first, subject: conditional.subject, in: scope)
        }
        return condition(conditions, subject: conditional.subject, in: scope)
    }

    /// The condition of the branch that is left where no other one is taken.
    private func otherwise(_ conditional: Conditional, in scope: Scope) -> ElementCondition {
        guard conditional.subject == nil, conditional.branches.count == 2,
            let first = conditional.branches.first, first.conditions.count == 1
        else { return ElementCondition(subject: .app, text: "else") }
        return condition(first.conditions[0], subject: nil, in: scope).opposite
    }

    /// Several conditions as one: the patterns of a case, of which one is met, or the clauses of an `if`, which all
    /// hold.
    private func condition(
        _ conditions: [Condition], subject: Expression?, in scope: Scope
    ) -> ElementCondition {
        let parts = conditions.map { condition($0, subject: subject, in: scope) }
        let tests = parts.map { part -> SettingTest? in
            guard case .setting(let test) = part.subject else { return nil }
            return part.isNegated ? .not(test) : test
        }
        guard let first = parts.first, tests.contains(where: { $0 != nil }) else {
            return subject.map { anyOf(conditions, parts, subject: $0, in: scope) } ?? parts.first
                ?? ElementCondition(subject: .app, text: "")
        }
        let all = tests.map { $0 ?? .other }
        let joined = subject.flatMap { evaluator.settings.key($0, in: scope) }
            .flatMap { evaluator.settings.test(ofAny: conditions, of: $0, in: scope) }
        let text: String
        if let subject {
            text = patterns(conditions, of: subject, in: scope)
        } else {
            text = parts.map(\.text).joined(separator: ", ")
        }
        return ElementCondition(
            subject: .setting(joined ?? (subject == nil ? .all(all) : .any(all))), text: Self.shortened(text),
            stateDependencies: first.stateDependencies)
    }

    /// The patterns of a case of something of the app's own.
    private func anyOf(
        _ patterns: [Condition], _ parts: [ElementCondition], subject: Expression, in scope: Scope
    ) -> ElementCondition {
        let answers = parts.map(\.initially)
        return ElementCondition(
            subject: .app, text: Self.shortened(self.patterns(patterns, of: subject, in: scope)),
            stateDependencies: parts.first?.stateDependencies ?? [],
            initially: answers.contains(true) ? true : answers.contains(nil) ? nil : false)
    }

    private func patterns(_ conditions: [Condition], of subject: Expression, in scope: Scope) -> String {
        let names =
            conditions.map { if case .pattern(let pattern, _) = $0 { name(of: pattern, in: scope) } else { "…" } }
        return "\(text(of: subject, in: scope)) = \(names.joined(separator: ", "))"
    }

    /// A condition as the model keeps it.
    func condition(_ condition: Condition, subject: Expression?, in scope: Scope) -> ElementCondition {
        switch condition {
        case .expression(let expression):
            return self.condition(expression, in: scope)
        case .platform(let text):
            return ElementCondition(subject: .platform, text: text)
        case .binding(let name, let value):
            let asked = StateDependencyReader.stateDependencies(
                asked: value ?? Expression(.name(name), .zero), in: scope, evaluator)
            return ElementCondition(
                subject: .app, text: "let \(name)",
                stateDependencies: asked.map { StateDependency(name: $0.name, comparand: "nil") },
                initially: InitialAnswerReader(evaluator: evaluator).isThere(
                    value ?? Expression(.name(name), .zero), in: scope),
                late: LateStateReader(evaluator: evaluator).state(value ?? Expression(.name(name), .zero), in: scope))
        case .pattern(let pattern, let value):
            let asked = subject ?? value
            let text = asked.map { self.text(of: $0, in: scope) } ?? ""
            let isSoAtFirst = asked.flatMap { initially(pattern, $0, in: scope) }
            var late: LateState?
            if isSoAtFirst == false, let asked {
                late = LateStateReader(evaluator: evaluator).change(asked, in: scope)
            }
            return ElementCondition(
                subject: self.subject(ofPattern: pattern, asked, in: scope),
                text: Self.shortened("\(text) = \(name(of: pattern, in: scope))"), initially: isSoAtFirst, late: late)
        }
    }

    private func subject(
        ofPattern pattern: Pattern, _ expression: Expression?, in scope: Scope
    ) -> ElementCondition.Subject {
        guard let expression, let key = evaluator.settings.key(expression, in: scope),
            let test = evaluator.settings.test(of: pattern, of: key, in: scope)
        else { return .app }
        return .setting(test)
    }

    /// Whether what is looked at is of a case when the screen comes up.
    private func initially(_ pattern: Pattern, _ subject: Expression, in scope: Scope) -> Bool? {
        let name: String
        switch pattern {
        case .enumCase(let known, _): name = known
        case .expression(let expression):
            guard case .member(nil, let known, _) = expression.kind else { return nil }
            name = known
        case .tuple, .binding, .guarded, .anything: return nil
        }
        return InitialAnswerReader(evaluator: evaluator).isOne(subject, of: [name], in: scope)
    }

    private func name(of pattern: Pattern, in scope: Scope) -> String {
        switch pattern {
        case .enumCase(let name, _): ".\(name)"
        case .expression(let expression): text(of: expression, in: scope)
        case .tuple: "(…)"
        case .binding(let name): name
        case .guarded(let pattern, let condition):
            "\(name(of: pattern, in: scope)) where \(text(of: condition, in: scope))"
        case .anything: "_"
        }
    }

    /// A Boolean expression as a condition, with the setting it asks for where it asks for one.
    func condition(_ expression: Expression, in scope: Scope) -> ElementCondition {
        let text = shortText(of: expression, in: scope)
        var inner = expression
        var isNegated = false
        while case .unary("!", let operand) = inner.kind, inner.range.lower < operand.range.lower {
            inner = operand
            isNegated.toggle()
        }
        if let test = evaluator.settings.test(inner, in: scope) {
            return ElementCondition(subject: .setting(test), isNegated: isNegated, text: text)
        }
        return ElementCondition(
            subject: .app, isNegated: isNegated, text: text,
            stateDependencies: StateDependencyReader.stateDependencies(asked: inner, in: scope, evaluator),
            initially: InitialAnswerReader(evaluator: evaluator).answer(expression, in: scope),
            late: LateStateReader(evaluator: evaluator).state(expression, in: scope))
    }

    /// An expression as it is written, short enough to be read in a line.
    func shortText(of expression: Expression, in scope: Scope) -> String {
        Self.shortened(text(of: expression, in: scope))
    }

    private func text(of expression: Expression, in scope: Scope) -> String {
        evaluator.program.spelling(of: scope.place(of: expression))
    }

    private static func shortened(_ text: String) -> String {
        let line = text.utf8.split { $0 <= 0x20 }.map { String($0) ?? "" }.joined(separator: " ")
        return line.utf8.count > 60 ? "\(line.prefix(59))…" : line
    }
}
