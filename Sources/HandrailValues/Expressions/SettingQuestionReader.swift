package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailSource

/// Finds out what code asks of the settings that a person chose.
package struct SettingQuestionReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    private var session: EvaluationSession { evaluator.session }

    /// The question about settings that an expression asks; `nil` where it asks none.
    package func test(_ expression: Expression, in scope: Scope, depth: Int = 0) -> SettingTest? {
        guard depth < 8 else { return nil }
        switch expression.kind {
        case .name(let name):
            if let test = SettingNames.test(ofFunction: name) { return test }
            guard case .symbolic(let inner, let home) = evaluator.value(of: expression, in: scope),
                inner.range != expression.range
            else { return nil }
            return test(inner, in: home, depth: depth + 1)
        case .keyPath(let key):
            return SettingReader.test(ofKey: key)
        case .member(let base?, let name, _):
            if let test = SettingReader.test(ofKey: name) { return test }
            if let key = self.key(base, in: scope) { return SettingReader.test(ofMember: name, key: key) }
            guard case .symbolic(let inner, let home) = evaluator.value(of: expression, in: scope),
                inner.range != expression.range
            else { return nil }
            return test(inner, in: home, depth: depth + 1)
        case .unary("!", let operand) where expression.range.lower < operand.range.lower:
            return test(operand, in: scope, depth: depth + 1).map { .not($0) }
        case .binary(let infix, let left, let right):
            return test(infix, left, right, in: scope, depth: depth)
        case .call(let callee, let arguments) where arguments.count == 1:
            // `(DynamicTypeSize.accessibility1 ... .accessibility5).contains(size)`
            guard case .member(let values?, "contains", _) = callee.kind,
                let key = self.key(arguments[0].value, in: scope)
            else { return nil }
            guard case .array(let elements) = values.kind
            else { return test(of: .expression(values), of: key, in: scope) }
            let tests = elements.compactMap { test(of: .expression($0), of: key, in: scope) }
            return tests.count == elements.count ? .any(tests) : nil
        case .call(let callee, let arguments) where arguments.isEmpty:
            guard case .symbolic(let inner, let home) = evaluator.value(of: expression, in: scope),
                inner.range != expression.range
            else { return test(callee, in: scope, depth: depth + 1) }
            return test(inner, in: home, depth: depth + 1)
        default:
            return nil
        }
    }

    private func test(
        _ infix: String, _ left: Expression, _ right: Expression, in scope: Scope, depth: Int
    ) -> SettingTest? {
        switch infix {
        case "&&", "||":
            let tests = [left, right].map { test($0, in: scope, depth: depth + 1) }
            guard tests.contains(where: { $0 != nil }) else { return nil }
            let parts = tests.map { $0 ?? .other }
            return infix == "&&" ? .all(parts) : .any(parts)
        case "==", "!=", "<", ">", "<=", ">=":
            if case .boolean(let flag) = right.kind, infix == "==" || infix == "!=" {
                let test = self.test(left, in: scope, depth: depth + 1)
                return flag == (infix == "==") ? test : test.map { .not($0) }
            }
            if let key = self.key(left, in: scope), let name = Self.caseName(right) {
                return SettingReader.test(key, infix, name)
            }
            if let key = self.key(right, in: scope), let name = Self.caseName(left) {
                return SettingReader.test(key, SettingReader.mirrored(infix), name)
            }
            return nil
        default:
            return nil
        }
    }

    /// The question that several patterns ask together of the value of a key, of which one is met; `nil` where one of
    /// them asks something else.
    package func test(ofAny conditions: [Condition], of key: String, in scope: Scope) -> SettingTest? {
        var tests: [SettingTest] = []
        for condition in conditions {
            guard case .pattern(let pattern, _) = condition, let test = self.test(of: pattern, of: key, in: scope)
            else {
                return nil
            }
            tests.append(test)
        }
        return tests.count == 1 ? tests[0] : SettingTest.any(tests).asOneRange
    }

    /// The question that a pattern asks of the value of a key; `nil` where it asks something else.
    package func test(of pattern: Pattern, of key: String, in scope: Scope) -> SettingTest? {
        switch pattern {
        case .enumCase(let name, _): return SettingReader.test(key, "==", name)
        case .anything, .binding: return SettingReader.always
        case .guarded(let inner, let condition):
            var home = scope
            if case .binding(let name) = inner {
                home = scope.binding(name, to: .value(.symbolic(Expression(.keyPath(key), .zero), scope)))
            }
            guard let fits = test(of: inner, of: key, in: scope) else { return nil }
            return .all([fits, test(condition, in: home) ?? .other])
        case .expression(let expression): return rangeTest(expression, of: key)
        case .tuple: return nil
        }
    }

    /// `.accessibility1...`, `..<.xLarge`, `.large ... .xxLarge` or one size.
    private func rangeTest(_ range: Expression, of key: String) -> SettingTest? {
        switch range.kind {
        case .member: return Self.caseName(range).flatMap { SettingReader.test(key, "==", $0) }
        case .unary(let infix, let bound):
            guard infix == "..." || infix == "..<", let name = Self.caseName(bound) else { return nil }
            let isUpTo = range.range.lower < bound.range.lower
            return SettingReader.test(key, isUpTo ? (infix == "..." ? "<=" : "<") : ">=", name)
        case .binary(let infix, let lower, let upper):
            guard infix == "..." || infix == "..<", let low = Self.caseName(lower), let high = Self.caseName(upper),
                let atLeast = SettingReader.test(key, ">=", low),
                let atMost = SettingReader.test(key, infix == "..." ? "<=" : "<", high)
            else { return nil }
            return .all([atLeast, atMost])
        default: return nil
        }
    }

    /// The key of SwiftUI's environment, or the trait, whose value an expression is.
    package func key(_ expression: Expression, in scope: Scope) -> String? {
        switch expression.kind {
        case .member(_?, let name, _) where SettingReader.knows(name):
            return name
        case .name, .member(_?, _, _):
            guard case .symbolic(let inner, _) = evaluator.value(of: expression, in: scope),
                case .keyPath(let key) = inner.kind
            else { return nil }
            return SettingReader.knows(key) ? key : nil
        case .keyPath(let key):
            return SettingReader.knows(key) ? key : nil
        default:
            return nil
        }
    }

    private static func caseName(_ expression: Expression) -> String? {
        guard case .member(_, let name, _) = expression.kind else { return nil }
        return name
    }

    /// The answer to a question about settings under what is assumed now; where nothing is assumed of it, `nil`, and
    /// the question is noted, so that whoever asked can ask again under either assumption.
    package func answer(_ test: SettingTest) -> Bool? {
        test.answer { simple in
            if let assumed = session.assumptions[simple] { return assumed }
            if let implied = simple.implied(by: session.assumptions) { return implied }
            session.note(simple)
            return nil
        }
    }
}

extension SettingTest {
    /// The answer that follows from what is assumed of other text sizes: what is at least AX3 is at least AX1.
    fileprivate func implied(by assumptions: [SettingTest: Bool]) -> Bool? {
        guard case .contentSize(let size) = self else { return nil }
        for (test, answer) in assumptions {
            guard case .contentSize(let other) = test else { continue }
            if answer, other >= size { return true }
            if !answer, other <= size { return false }
        }
        return nil
    }

    /// The same question of text sizes in its plainest form, where it asks for neighboring ones and for nothing else:
    /// one of the five accessibility sizes is any size from AX1 on.
    fileprivate var asOneRange: SettingTest {
        var wanted: [ContentSize] = []
        for size in ContentSize.allCases {
            let answer = answer { if case .contentSize(let least) = $0 { size >= least } else { nil } }
            guard let answer else { return self }
            if answer { wanted.append(size) }
        }
        let sizes = ContentSize.allCases
        guard let first = wanted.first.flatMap({ sizes.firstIndex(of: $0) }),
            let last = wanted.last.flatMap({ sizes.firstIndex(of: $0) }), last - first == wanted.count - 1
        else { return self }
        let above = last + 1 < sizes.count ? SettingTest.not(.contentSize(atLeast: sizes[last + 1])) : nil
        guard first > 0 else { return above ?? self }
        return above.map { .all([.contentSize(atLeast: sizes[first]), $0]) } ?? .contentSize(atLeast: sizes[first])
    }
}
