import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Takes apart the content that a view was given: the views of a builder as they are handed to `views[0]`, to
/// `content.value.1` and to the body of a root that arranges its children.
struct ContentParts {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// The statements of a builder, with where they are read.
    private typealias Content = (body: [Statement], home: Scope)

    /// The views of a content as what a closure or a function is handed them: together, where they cannot be told
    /// apart; `nil` for what is no content of views.
    func value(of expression: Expression, in scope: Scope) -> Value? {
        guard let content = content(of: expression, in: scope, depth: 0) else {
            guard case .view(let source) = evaluator.value(of: expression, in: scope) else { return nil }
            return .array([.view(source)])
        }
        guard let parts = parts(of: content, depth: 0) else {
            return .array([.view(.statements(content.body, content.home))])
        }
        return .array(parts.map { .view($0) })
    }

    /// What a member stands for that says which view of a content it is: `content.value.1`; `nil` for any other.
    func part(_ name: String, of base: Expression, in scope: Scope) -> Value? {
        guard let number = Int(name), number >= 0, case .member(let given?, "value", _) = base.kind,
            let content = content(of: given, in: scope, depth: 0)
        else { return nil }
        guard let parts = parts(of: content, depth: 0) else {
            // Which of the views it is cannot be told, and all of them are shown together.
            return number == 0 ? .view(.statements(content.body, content.home)) : nil
        }
        return number < parts.count ? .view(parts[number]) : nil
    }

    /// The views that a collection of them holds, each of which is built; `nil` for a collection of anything else.
    func views(among rows: Expression, in scope: Scope) -> [Value]? {
        guard case .array(let elements) = evaluator.value(of: rows, in: scope), !elements.isEmpty else { return nil }
        return elements.allSatisfy { if case .view = $0 { true } else { false } } ? elements : nil
    }

    // MARK: Content

    /// The builder that an expression stands for: a closure, what is called that was given as one, or its name.
    private func content(of expression: Expression, in scope: Scope, depth: Int) -> Content? {
        guard depth < Self.deepest else { return nil }
        switch expression.kind {
        case .closure(let closure): return (closure.body, scope.binding(closure.openNames))
        case .name(let name):
            return (scope.local(name) ?? scope.propertyBinding(name)).flatMap { content(of: $0, depth: depth) }
        case .member(let base?, let name, _):
            guard case .name("self") = base.kind else { return nil }
            return scope.propertyBinding(name).flatMap { content(of: $0, depth: depth) }
        case .call(let callee, let arguments):
            guard let called = content(of: callee, in: scope, depth: depth + 1) else { return nil }
            guard case .closure(let closure, let home)? = closure(callee, in: scope) else { return called }
            return (called.body, home.binding(Arguments.bind(arguments, to: closure.parameters, from: scope)))
        case .unary(_, let operand), .cast(let operand, _, _): return content(of: operand, in: scope, depth: depth + 1)
        default: return nil
        }
    }

    private func content(of binding: Binding, depth: Int) -> Content? {
        switch binding {
        case .deferred(let expression, let home, _): content(of: expression, in: home, depth: depth + 1)
        case .function(let function, let home): (function.body, home)
        case .value(.closure(let closure, let home)): (closure.body, home.binding(closure.openNames))
        case .value(.view(.statements(let body, let home))): (body, home)
        case .value: nil
        }
    }

    /// The closure that is called by a name.
    private func closure(_ callee: Expression, in scope: Scope) -> Value? {
        let value = evaluator.value(of: callee, in: scope)
        if case .closure = value { return value }
        return nil
    }

    // MARK: Parts

    /// The views that a content holds, in order, of which what makes any number of views is one; `nil` where its
    /// statements depend on each other.
    private func parts(of content: Content, depth: Int) -> [ViewSource]? {
        guard depth < Self.deepest else { return nil }
        var parts: [ViewSource] = []
        for statement in content.body {
            if case .conditionalCompilation = statement.kind {
                parts.append(.statements([statement], content.home))
                continue
            }
            guard let expression = statement.shownExpression else { return nil }
            if let inner = self.content(of: expression, in: content.home, depth: 0) {
                guard let more = self.parts(of: inner, depth: depth + 1) else { return nil }
                parts += more
            } else if isOneView(expression) {
                parts.append(.expression(expression, content.home))
            } else {
                parts.append(.statements([statement], content.home))
            }
        }
        return parts.isEmpty ? nil : parts
    }

    /// Whether an expression makes one view, and not any number of them.
    private func isOneView(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .call:
            guard let name = expression.rootName, let entry = ViewTable.entry(for: name) else { return true }
            return !entry.isRepeated && !entry.marks.contains(.passesThrough)
        case .name, .member: return true
        default: return false
        }
    }

    private static let deepest = 6
}

extension Statement {
    /// The expression that it shows in a builder; `nil` for what declares, decides or repeats something.
    fileprivate var shownExpression: Expression? {
        switch kind {
        case .expression(let expression), .result(let expression?): expression.isAssignment ? nil : expression
        default: nil
        }
    }
}
