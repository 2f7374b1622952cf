import HandrailCode
import HandrailModel
import HandrailSource

extension Evaluator {
    /// The question about settings that an expression asks; `nil` where it asks none.
    func settingTest(_ expression: Expression, in scope: Scope, depth: Int = 0) -> SettingTest? {
        guard depth < 8 else { return nil }
        switch expression.kind {
        case .name:
            guard case .symbolic(let inner, let home) = value(of: expression, in: scope), inner.range != expression.range
            else { return nil }
            return settingTest(inner, in: home, depth: depth + 1)
        case .keyPath(let key):
            return SettingReader.test(ofKey: key)
        case .member(let base?, let name, _):
            if let test = SettingReader.test(ofKey: name) { return test }
            if let key = settingKey(base, in: scope) { return SettingReader.test(ofMember: name, key: key) }
            guard case .symbolic(let inner, let home) = value(of: expression, in: scope), inner.range != expression.range
            else { return nil }
            return settingTest(inner, in: home, depth: depth + 1)
        case .unary("!", let operand) where expression.range.lower < operand.range.lower:
            return settingTest(operand, in: scope, depth: depth + 1).map { .not($0) }
        case .binary(let infix, let left, let right):
            return settingTest(infix, left, right, in: scope, depth: depth)
        case .call(let callee, let arguments) where arguments.isEmpty:
            guard case .symbolic(let inner, let home) = value(of: expression, in: scope), inner.range != expression.range
            else { return settingTest(callee, in: scope, depth: depth + 1) }
            return settingTest(inner, in: home, depth: depth + 1)
        default:
            return nil
        }
    }

    private func settingTest(
        _ infix: String, _ left: Expression, _ right: Expression, in scope: Scope, depth: Int
    ) -> SettingTest? {
        switch infix {
        case "&&", "||":
            let tests = [left, right].map { settingTest($0, in: scope, depth: depth + 1) }
            guard tests.contains(where: { $0 != nil }) else { return nil }
            let parts = tests.map { $0 ?? .other }
            return infix == "&&" ? .all(parts) : .any(parts)
        case "==", "!=", "<", ">", "<=", ">=":
            if case .boolean(let flag) = right.kind, infix == "==" || infix == "!=" {
                let test = settingTest(left, in: scope, depth: depth + 1)
                return flag == (infix == "==") ? test : test.map { .not($0) }
            }
            if let key = settingKey(left, in: scope), let name = Self.caseName(right) {
                return SettingReader.test(key, infix, name)
            }
            if let key = settingKey(right, in: scope), let name = Self.caseName(left) {
                return SettingReader.test(key, SettingReader.mirrored(infix), name)
            }
            return nil
        default:
            return nil
        }
    }

    /// The key of SwiftUI's environment, or the trait, whose value an expression is.
    func settingKey(_ expression: Expression, in scope: Scope) -> String? {
        switch expression.kind {
        case .member(_?, let name, _) where SettingReader.knows(name):
            return name
        case .name, .member(_?, _, _):
            guard case .symbolic(let inner, _) = value(of: expression, in: scope), case .keyPath(let key) = inner.kind
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
    func answer(_ test: SettingTest) -> Bool? {
        test.answer { simple in
            if let assumed = meter.assumptions[simple] { return assumed }
            meter.note(simple)
            return nil
        }
    }
}
