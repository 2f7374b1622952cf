package import HandrailCode
package import HandrailModel
import HandrailProgram
import HandrailSource

/// Finds out whether what a condition asks for is stored nowhere at first, so that something brings it up later: a
/// message of an object that views watch, `@State private var error: String?`, `@Published var isCopied = false`.
package struct LateStateReader {
    private let evaluator: Evaluator

    /// A reader that looks properties up with an evaluator.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// How what a condition asks for comes about; `nil` where it is there at first, or may be.
    package func state(_ expression: Expression, in scope: Scope) -> LateState? {
        state(expression, in: scope, depth: 0)
    }

    /// How something that is of another case at first comes to be of the case that a `switch` asks for; `nil` where
    /// nothing of the app's keeps it.
    package func change(_ expression: Expression, in scope: Scope) -> LateState? {
        switch expression.unwrapped.kind {
        case .name(let name):
            guard scope.local(name) == nil, scope.given(name) == nil, let owner = scope.currentType else { return nil }
            return change(name, of: owner, shownIn: scope)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return change(Expression(.name(name), expression.range), in: scope) }
            guard let owner = InitialAnswerReader(evaluator: evaluator).keptType(of: base, in: scope)
            else { return nil }
            return change(name, of: owner, shownIn: scope)
        default: return nil
        }
    }

    private func change(_ name: String, of owner: LinkedType, shownIn scope: Scope) -> LateState? {
        guard let property = evaluator.program.property(name, of: owner), property.declaration.getter == nil,
            !property.declaration.isStatic, Self.changes(property.declaration, in: owner)
        else { return nil }
        return speaks(owner, shownIn: scope)
    }

    /// What is asked through more hands than this is not looked for.
    private static let deepest = 6

    private func state(_ expression: Expression, in scope: Scope, depth: Int) -> LateState? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .unary("!", let operand):
            // Only what is empty at first is there as soon as that does not hold.
            guard case .member(let base?, "isEmpty", _) = operand.unwrapped.kind else { return nil }
            return state(base, in: scope, depth: depth + 1)
        case .binary("!=", let left, let right):
            guard case .null = right.kind else { return nil }
            return state(left, in: scope, depth: depth + 1)
        case .binary("&&", let left, let right):
            return state(left, in: scope, depth: depth + 1) ?? state(right, in: scope, depth: depth + 1)
        case .member(let base?, "wrappedValue", _): return state(base, in: scope, depth: depth + 1)
        case .name(let written): return state(named: written, in: scope, depth: depth)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return state(named: name, in: scope, depth: depth) }
            guard let owner = InitialAnswerReader(evaluator: evaluator).keptType(of: base, in: scope)
            else { return nil }
            return state(name, of: owner, shownIn: scope, depth: depth)
        default: return nil
        }
    }

    private func state(named written: String, in scope: Scope, depth: Int) -> LateState? {
        let name = written.hasPrefix("$") ? String(written.dropFirst()) : written
        // `$0` is a name as well.
        switch scope.local(name) ?? scope.local(written) {
        case .deferred(let given, let home, _)?: return state(given, in: home, depth: depth + 1)
        case .value(.symbolic(let known, let home))?: return state(known, in: home, depth: depth + 1)
        case .some: return nil
        case nil: break
        }
        if let given = scope.given(name) { return state(given.expression, in: given.scope, depth: depth + 1) }
        return scope.currentType.flatMap { state(name, of: $0, shownIn: scope, depth: depth) }
    }

    private func state(_ name: String, of owner: LinkedType, shownIn scope: Scope, depth: Int) -> LateState? {
        guard let property = evaluator.program.property(name, of: owner), !property.declaration.isStatic else {
            return nil
        }
        let declaration = property.declaration
        if let getter = declaration.getter {
            guard let only = Evaluator.onlyExpression(getter) else { return nil }
            let home = Scope(parent: nil, receiver: .type(owner), file: property.file, module: property.module)
            return state(only, in: home, depth: depth + 1)
        }
        guard Self.changes(declaration, in: owner), Self.isEmpty(declaration) else { return nil }
        return speaks(owner, shownIn: scope)
    }

    /// Whether the type that keeps a state, or the view that shows it, announces anything.
    private func speaks(_ owner: LinkedType, shownIn scope: Scope) -> LateState {
        let others = [scope.currentType].compactMap(\.self).filter { $0 !== owner }
        return ([owner] + others).contains { evaluator.program.lineage(of: $0, mentions: Self.attention) }
            ? .announced : .silent
    }

    /// Whether code changes a property while its view is seen: one of an object, or state that a view keeps.
    private static func changes(_ declaration: PropertyDeclaration, in owner: LinkedType) -> Bool {
        guard !declaration.isConstant else { return false }
        if owner.keyword == .classType { return true }
        return declaration.attribute("State") != nil
    }

    private static func isEmpty(_ declaration: PropertyDeclaration) -> Bool {
        guard let value = declaration.initialValue else { return declaration.type?.isOptional == true }
        return switch value.kind {
        case .null, .boolean(false): true
        case .string(let segments): segments.allSatisfy(\.isEmpty)
        case .array(let elements): elements.isEmpty
        default: false
        }
    }

    /// How code tells people who listen of something.
    package static let announcements = [
        "uiaccessibility.post", "uiaccessibilitypost", "announce", "accessibilitynotification", "nsaccessibility.post",
    ]

    /// The same, and how a view of SwiftUI moves the focus of assistive technologies to something.
    private static let attention = CodeWords(announcements + ["accessibilityfocusstate"])
}
