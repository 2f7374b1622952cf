package import HandrailCode
import HandrailProgram
import HandrailSource

/// Says whether a condition holds when its screen comes up, from what the code stores at first in what it asks:
/// `@State private var isOpen = false`, `@Published var filter = .all`.
package struct InitialAnswerReader {
    private let evaluator: Evaluator

    /// A reader that looks properties up with an evaluator.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// Whether an expression holds at first; `nil` where something else decides.
    package func answer(_ expression: Expression, in scope: Scope) -> Bool? { answer(expression, in: scope, depth: 0) }

    /// Whether what a `switch` looks at is one of these cases at first.
    package func isOne(_ expression: Expression, of names: [String], in scope: Scope) -> Bool? {
        switch stored(expression, in: scope, depth: 0)?.expression.kind {
        case .member(let type, let name, _) where type?.lastName?.beginsWithCapital ?? true: names.contains(name)
        case .null: isFree(expression, in: scope) ? names.contains("none") : nil
        default: nil
        }
    }

    /// Whether what something stores at first is what another expression names: the case of an enum, a number, a text.
    package func isFirst(
        _ stored: Expression, in scope: Scope, as named: Expression, in other: Scope
    ) -> Bool? {
        guard let first = self.stored(stored, in: scope, depth: 0)?.expression else { return nil }
        switch (first.kind, named.kind) {
        case (.member(_, let name, _), .member(_, let wanted, _)): return name == wanted
        case (.number(let number), .number(let wanted)): return number == wanted
        case (.string(let parts), .string(let wanted)):
            guard case .text(let text)? = parts.first, case .text(let other)? = wanted.first, parts.count == 1,
                wanted.count == 1
            else { return nil }
            return text == other
        default: return nil
        }
    }

    /// Whether there is a value at first; `nil` where something else decides. What an app loads is not there at first
    /// and comes by itself, which is no answer.
    package func isThere(_ expression: Expression, in scope: Scope) -> Bool? {
        guard isFree(expression, in: scope), let stored = stored(expression, in: scope, depth: 0)?.expression
        else { return nil }
        if case .null = stored.kind { return false }
        return nil
    }

    /// Whether only a person, or a view that is shown, gives something a value: where the focus is, what a preference
    /// says.
    private func isFree(_ expression: Expression, in scope: Scope) -> Bool {
        switch expression.kind {
        case .name(let name):
            if let local = scope.local(name) {
                guard case .value(.symbolic(let standard, _)) = local else { return false }
                return standard.lastName == Self.standard
            }
            return scope.currentType.flatMap { evaluator.program.property(name, of: $0) }
                .map { Self.isOfFocus($0.declaration) } ?? false
        case .member(let base?, let name, _):
            guard case .name("self") = base.kind else { return false }
            return isFree(Expression(.name(name), expression.range), in: scope)
        default: return false
        }
    }

    private static func isOfFocus(_ declaration: PropertyDeclaration) -> Bool {
        declaration.attribute("FocusState") != nil || declaration.attribute("AccessibilityFocusState") != nil
    }

    /// The member of a key that is its value where nobody sets any.
    package static let standard = "defaultValue"

    /// The type of what is on or off.
    private static let flag = "Bool"

    /// What is asked through more hands than this is not looked for.
    private static let deepest = 6

    private func answer(_ expression: Expression, in scope: Scope, depth: Int) -> Bool? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .boolean(let value): return value
        case .unary("!", let operand) where expression.range.lower < operand.range.lower:
            return answer(operand, in: scope, depth: depth + 1).map { !$0 }
        case .binary("&&", let left, let right): return answer(left, right, deciding: false, in: scope, depth: depth)
        case .binary("||", let left, let right): return answer(left, right, deciding: true, in: scope, depth: depth)
        case .binary("??", let left, let right):
            // What nobody has stored yet is what the code takes in its place.
            return answer(left, in: scope, depth: depth + 1) ?? answer(right, in: scope, depth: depth + 1)
        case .ternary(let condition, let then, let otherwise):
            return answer(condition, in: scope, depth: depth + 1).flatMap {
                answer($0 ? then : otherwise, in: scope, depth: depth + 1)
            }
        case .binary("==", let left, let right): return areEqual(left, right, in: scope, depth: depth)
        case .binary("!=", let left, let right): return areEqual(left, right, in: scope, depth: depth).map { !$0 }
        case .member(let base?, "isEmpty", _): return isEmptyText(base, in: scope, depth: depth)
        case .name, .member:
            guard let stored = stored(expression, in: scope, depth: depth) else { return nil }
            return answer(stored.expression, in: stored.scope, depth: depth + 1)
        default: return nil
        }
    }

    /// Whether a text holds nothing at first; `nil` for what is no text.
    private func isEmptyText(_ expression: Expression, in scope: Scope, depth: Int) -> Bool? {
        guard let text = stored(expression, in: scope, depth: depth + 1)?.expression,
            case .string(let parts) = text.kind
        else { return nil }
        return parts.allSatisfy(\.isEmpty)
    }

    /// Two sides of which one alone decides where it has the deciding answer.
    private func answer(
        _ left: Expression, _ right: Expression, deciding: Bool, in scope: Scope, depth: Int
    ) -> Bool? {
        let first = answer(left, in: scope, depth: depth + 1)
        if first == deciding { return deciding }
        let second = answer(right, in: scope, depth: depth + 1)
        if second == deciding { return deciding }
        return first == nil || second == nil ? nil : !deciding
    }

    private func areEqual(_ left: Expression, _ right: Expression, in scope: Scope, depth: Int) -> Bool? {
        switch right.kind {
        case .null: return isThere(left, in: scope).map { !$0 }
        case .boolean(let value): return answer(left, in: scope, depth: depth + 1).map { $0 == value }
        case .number(0):
            guard case .member(let base?, "count", _) = left.kind else { return nil }
            return isEmptyText(base, in: scope, depth: depth)
        case .string(let parts):
            return parts.allSatisfy(\.isEmpty) ? isEmptyText(left, in: scope, depth: depth) : nil
        case .member(nil, let name, _):
            switch stored(left, in: scope, depth: depth + 1)?.expression.kind {
            case .member(nil, let first, _): return first == name
            case .null: return isFree(left, in: scope) ? false : nil
            default: return nil
            }
        case .name, .member:
            // What is one of several against another one.
            guard case .member(_, let first, _)? = stored(left, in: scope, depth: depth + 1)?.expression.kind,
                case .member(_, let second, _)? = stored(right, in: scope, depth: depth + 1)?.expression.kind
            else { return nil }
            return first == second
        default: return nil
        }
    }

    /// The expression that is stored at first under a name of the view, or under one of an object that it keeps.
    private func stored(
        _ expression: Expression, in scope: Scope, depth: Int
    ) -> (expression: Expression, scope: Scope)? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .name(let written):
            let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
            if case .deferred(let given, let home, _)? = scope.local(name) {
                return settled(given, in: home, depth: depth)
            }
            // `$0` is a name as well.
            if case .value(.symbolic(let known, let home))? = scope.local(written) {
                return stored(known, in: home, depth: depth + 1)
            }
            if scope.local(name) != nil { return nil }
            return stored(name, ofSelfIn: scope, depth: depth)
        case .member(let base?, "wrappedValue", _): return stored(base, in: scope, depth: depth + 1)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return stored(name, ofSelfIn: scope, depth: depth) }
            if name == Self.standard, let key = base.lastName, let type = evaluator.type(named: key, in: scope) {
                return stored(name, of: type)
            }
            guard let type = keptType(of: base, in: scope) else { return nil }
            return stored(name, of: type)
        default: return nil
        }
    }

    /// What something that is handed over is at first; of two values the one that is chosen then.
    private func settled(
        _ expression: Expression, in scope: Scope, depth: Int
    ) -> (expression: Expression, scope: Scope)? {
        if case .ternary(let condition, let then, let otherwise) = expression.kind, depth < Self.deepest {
            return answer(condition, in: scope, depth: depth + 1).flatMap {
                settled($0 ? then : otherwise, in: scope, depth: depth + 1)
            }
        }
        return stored(expression, in: scope, depth: depth + 1) ?? literal(expression, scope)
    }

    private func literal(_ expression: Expression, _ scope: Scope) -> (expression: Expression, scope: Scope)? {
        switch expression.kind {
        case .boolean, .string, .member(nil, _, _): (expression, scope)
        default: nil
        }
    }

    private func stored(
        _ name: String, ofSelfIn scope: Scope, depth: Int
    ) -> (expression: Expression, scope: Scope)? {
        if let given = scope.given(name) {
            return settled(given.expression, in: given.scope, depth: depth)
        }
        return scope.currentType.flatMap { stored(name, of: $0) }
    }

    private func stored(_ name: String, of type: LinkedType) -> (expression: Expression, scope: Scope)? {
        guard let property = evaluator.program.property(name, of: type) else { return nil }
        let declaration = property.declaration
        let home = Scope(parent: nil, file: property.file, module: property.module)
        if Self.isOfFocus(declaration) {
            // The focus is nowhere before somebody moves it.
            let isFlag = declaration.type?.isOptional != true
            return (Expression(isFlag ? .boolean(false) : .null, declaration.range), home)
        }
        guard declaration.initialValue != nil || declaration.getter != nil else { return nil }
        if let getter = declaration.getter {
            guard let value = Evaluator.onlyExpression(getter) else { return nil }
            // A default is often written as what gives it.
            if declaration.name == Self.standard { return (value, home) }
            // What is worked out of others is what these are at first.
            guard declaration.type?.name == Self.flag else { return nil }
            return (value, Scope(parent: nil, receiver: .type(type), file: property.file, module: property.module))
        }
        return declaration.initialValue.map { ($0, home) }
    }

    /// The project's type of an object that the view keeps, `@StateObject private var model = Model()`, of the state
    /// that it reads through a store, or of something that one of these keeps.
    func keptType(of expression: Expression, in scope: Scope, depth: Int = 0) -> LinkedType? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .name(let written):
            let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
            guard scope.local(name) == nil, let type = scope.currentType else { return nil }
            return keptType(of: name, in: type)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return scope.currentType.flatMap { keptType(of: name, in: $0) } }
            return keptType(of: base, in: scope, depth: depth + 1).flatMap { keptType(of: name, in: $0) }
        default: return nil
        }
    }

    private func keptType(of name: String, in owner: LinkedType) -> LinkedType? {
        guard let declaration = evaluator.program.property(name, of: owner)?.declaration else { return nil }
        var made: String?
        if case .call(let callee, _)? = declaration.initialValue?.kind, case .name(let name) = callee.kind {
            made = name
        }
        guard let type = declaration.type ?? made.map({ TypeName($0) }), !type.isArray, !type.isFunction
        else { return nil }
        let home = Scope(parent: nil, receiver: .type(owner), file: owner.file, module: owner.module)
        if case .instance(let state)? = evaluator.stores.state(ofStore: type, in: home) { return state.type }
        return evaluator.program.type(named: type.name, from: owner.lookupContext, within: owner.name)
    }
}
