import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailValues

/// Finds the closures that are handed to functions of some names, the stacks that views are given, and the texts that
/// code keeps, wherever that stands in code.
struct KeptViewFinder {
    /// What somebody keeps.
    enum Kept {
        /// A closure that makes views.
        case closure(Closure)
        /// A view, with what it holds.
        case view(Expression, Closure)
        /// A text.
        case text(Expression)
    }

    /// The functions, and types by whose initializers closures are kept.
    let names: Set<String>
    /// Views of the project, which may keep views that they are given.
    let views: Set<String>
    /// Whether a function, or a type, of a name is the project's.
    let isOwn: (String) -> Bool
    private var found: [Kept] = []

    init(names: Set<String>, views: Set<String>, isOwn: @escaping (String) -> Bool) {
        self.names = names
        self.views = views
        self.isOwn = isOwn
    }

    /// What was found since it was asked last.
    mutating func take() -> [Kept] {
        defer { found = [] }
        return found
    }

    /// Texts that are given or assigned as they are, or by a condition.
    private static func texts(in expression: Expression) -> [Expression] {
        switch expression.kind {
        case .ternary(_, let then, let otherwise): return texts(in: then) + texts(in: otherwise)
        case .call:
            guard let root = expression.rootName, ContentViews.form(of: root) == .text else { return [] }
            return [expression]
        default: return []
        }
    }

    private mutating func keepTexts(in expression: Expression) {
        for text in Self.texts(in: expression) { found.append(.text(text)) }
    }

    /// Reads what a property begins with.
    mutating func keep(_ value: Expression, isTable: Bool) {
        keepTexts(in: value)
        read(value, isTable: isTable)
    }

    /// What a stack or another view of the system holds that is written as an argument, with modifiers or without.
    private static func content(of argument: Expression) -> Closure? {
        guard case .call(let callee, let arguments) = argument.kind else { return nil }
        if case .member(let base?, _, _) = callee.kind { return content(of: base) }
        guard case .name(let name) = callee.kind, let entry = ViewTable.entry(for: name), !entry.kind.isControl,
            case .closure(let closure)? = arguments.last?.value.kind
        else { return nil }
        return closure
    }

    /// Reads statements.
    mutating func read(_ body: [Statement]) {
        for statement in body {
            switch statement.kind {
            case .expression(let expression), .result(let expression?), .tupleBinding(_, let expression):
                read(expression)
            case .binding(_, _, let value): if let value { read(value) }
            case .guardElse(_, let inner), .block(let inner), .caught(let inner): read(inner)
            case .forEach(_, let sequence, let inner):
                read(sequence)
                read(inner)
            case .conditionalCompilation(let clauses): for clause in clauses { read(clause.body) }
            case .function(let function): read(function.body)
            case .result(nil), .other: break
            }
        }
    }

    /// Reads an expression.
    ///
    /// - Parameter isTable: whether closures that stand in it as values are kept.
    mutating func read(_ expression: Expression, isTable: Bool = false) {
        switch expression.kind {
        case .call(let callee, let arguments):
            let keeps = callee.lastName.map(names.contains) ?? false
            let shows = callee.lastName.map(views.contains) ?? false
            let takes = callee.lastName.map(isOwn) ?? false
            read(callee)
            for argument in arguments {
                if keeps, case .closure(let closure) = argument.value.kind { found.append(.closure(closure)) }
                if shows, let content = Self.content(of: argument.value) {
                    found.append(.view(argument.value, content))
                }
                if takes { keepTexts(in: argument.value) }
                read(argument.value)
            }
        case .member(let base?, _, _), .unary(_, let base), .cast(let base, _, _): read(base)
        case .index(let base, let arguments):
            read(base)
            for argument in arguments { read(argument.value) }
        case .closure(let closure):
            if isTable { found.append(.closure(closure)) }
            read(closure.body)
        case .array(let elements): for element in elements { read(element, isTable: isTable) }
        case .dictionary(let pairs): for pair in pairs { read(pair.value, isTable: isTable) }
        case .tuple(let parts): for part in parts { read(part.value, isTable: isTable) }
        case .ternary(let condition, let then, let otherwise):
            for part in [condition, then, otherwise] { read(part) }
        case .binary(let infix, let left, let right):
            if infix == "=" { keepTexts(in: right) }
            read(left)
            read(right)
        case .conditional(let conditional): for branch in conditional.branches { read(branch.body) }
        case .conditionalCompilation(let base, _): read(base)
        case .member(nil, _, _), .string, .number, .boolean, .null, .name, .keyPath, .macro, .other: break
        }
    }
}
