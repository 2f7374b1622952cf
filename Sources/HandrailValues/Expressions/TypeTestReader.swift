import HandrailCode
import HandrailFrameworks
import HandrailProgram

/// Answers what code asks about the type of a value: `slot is EmptyView`, `Slot.self == EmptyView.self`.
///
/// Only values whose making is seen have a type here; what is handed out as `some View` may be anything.
struct TypeTestReader {
    /// Resolves what names and parts of expressions stand for.
    let evaluator: Evaluator

    /// What is known of the type of a value.
    private enum Made {
        /// It is of that type.
        case of(String)
        /// It is a view of that type with modifiers behind it, which may have made it another.
        case changed(String)
    }

    /// Whether what an expression stands for is of a type; `nil` where it cannot be told.
    func isOf(_ type: String, _ expression: Expression, in scope: Scope) -> Bool? {
        let answers = evaluator.value(of: expression, in: scope).alternatives.map { isOf(type, $0, in: scope) }
        return answers.allSatisfy { $0 == answers[0] } ? answers[0] : nil
    }

    /// Whether a generic parameter of the type around stands for another type; `nil` for any other comparison.
    func isSame(_ left: Expression, _ right: Expression, in scope: Scope) -> Bool? {
        guard case .member(let parameter?, "self", _) = left.kind, case .name(let name) = parameter.kind,
            case .member(let asked?, "self", _) = right.kind, let type = asked.lastName,
            let owner = scope.currentType, owner.genericParameters.contains(name),
            case .value(let value)? = scope.currentReceiver
        else { return nil }
        let answers = owner.stored.filter { $0.declaration.type?.name == name }.compactMap { property in
            evaluator.member(property.declaration.name, of: value, in: scope).flatMap { isOf(type, $0, in: scope) }
        }
        return answers.first
    }

    private func isOf(_ type: String, _ value: Value, in scope: Scope) -> Bool? {
        let asked = Self.plain(type)
        if case .text = value { return !Self.isOfWords(asked) && isConcrete(asked, in: scope) ? false : nil }
        switch made(value) {
        case .of(let own)?:
            if Self.plain(own) == asked { return true }
            return isConcrete(asked, in: scope) ? false : nil
        case .changed: return ViewTable.entry(for: asked)?.marks.contains(.holdsNothing) ?? false ? false : nil
        case nil: return nil
        }
    }

    /// What is known to be words is a text or a string, and nothing else.
    private static func isOfWords(_ type: String) -> Bool {
        ContentViews.form(of: type) == .text || type.hasSuffix("String")
    }

    private func made(_ value: Value, steps: Int = 0) -> Made? {
        switch value {
        case .instance(let instance): instance.type.keyword == .structure ? .of(instance.type.name) : nil
        case .view(.expression(let expression, let scope)), .symbolic(let expression, let scope):
            made(expression, in: scope, steps: steps)
        case .view(.statements(let body, let scope)):
            Evaluator.onlyExpression(body).flatMap { made($0, in: scope, steps: steps) }
        case .closure(let closure, let scope):
            Evaluator.onlyExpression(closure.body).flatMap { made($0, in: scope, steps: steps) }
        case .text, .number, .boolean, .null, .enumCase, .type, .foreignType, .array, .view, .oneOf, .runtime,
            .unknown:
            nil
        }
    }

    private func made(_ expression: Expression, in scope: Scope, steps: Int) -> Made? {
        switch expression.kind {
        case .call(let callee, _):
            guard let root = callee.rootName, root.beginsWithCapital else { return nil }
            if case .name = callee.kind { return .of(root) }
            if case .member(let base?, _, _) = callee.kind, base.namesFramework { return .of(root) }
            return .changed(root)
        case .name, .member:
            return steps < Self.maximumSteps
                ? made(evaluator.value(of: expression, in: scope), steps: steps + 1) : nil
        default: return nil
        }
    }

    /// Through how many names a value is followed to where it is made.
    private static let maximumSteps = 4

    /// Whether a type is one that values are made of, and no protocol that several types have in common.
    private func isConcrete(_ type: String, in scope: Scope) -> Bool {
        if let keyword = evaluator.type(named: type, in: scope)?.keyword {
            return keyword == .structure || keyword == .enumeration
        }
        return ViewTable.entry(for: type) != nil || ContentViews.form(of: type) != nil
    }

    private static func plain(_ type: String) -> String {
        let module = "\(SwiftUITypes.module)."
        let own = type.hasPrefix(module) ? String(type.dropFirst(module.count)) : type
        // What a generic type is made of stands in angle brackets.
        return own.firstIndex(of: "<").map { String(own[..<$0]) } ?? own
    }
}
