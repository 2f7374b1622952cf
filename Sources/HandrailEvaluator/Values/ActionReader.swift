import HandrailCode
import HandrailModel
import HandrailSource

/// Reads what a closure or a function passed as an action does, one function of the project deep or two.
struct ActionReader {
    /// Resolves names.
    let evaluator: Evaluator

    private var calls: [String] = []
    private var assignments: [ActionSummary.Assignment] = []
    private var toggles: [String] = []
    private var opensURL = false
    private var dismisses = false
    private var announces = false
    private var endsEditing = false
    private var steps = 0

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// What the action given as `expression` does.
    static func summary(of expression: Expression, in scope: Scope, evaluator: Evaluator, digest: String) -> ActionSummary {
        var reader = ActionReader(evaluator: evaluator)
        var isEmpty = false
        switch evaluator.value(of: expression, in: scope) {
        case .closure(let closure, let home):
            isEmpty = closure.body.isEmpty
            reader.read(closure.body, in: home, depth: 0)
        default:
            reader.readReference(expression, in: scope)
        }
        let motion = MotionReader.summary(of: expression, in: scope, evaluator: evaluator)
        return reader.summary(isEmpty: isEmpty, digest: digest, motion: motion)
    }

    /// What a method of a type does.
    static func summary(of function: LinkedFunction, in type: LinkedType, evaluator: Evaluator) -> ActionSummary {
        var reader = ActionReader(evaluator: evaluator)
        let scope = Scope(parent: nil, receiver: .value(.instance(Instance(type: type, properties: [:], isRuntime: true))), file: function.file, module: function.module)
        reader.read(function.declaration.body, in: scope, depth: 0)
        return reader.summary(
            isEmpty: function.declaration.body.isEmpty, digest: "\(type.name).\(function.declaration.name)",
            motion: .none)
    }

    private func summary(isEmpty: Bool, digest: String, motion: MotionSummary) -> ActionSummary {
        ActionSummary(
            calls: calls, assignments: assignments, toggles: toggles, opensURL: opensURL, dismisses: dismisses,
            announces: announces, endsEditing: endsEditing && assignments.isEmpty, isEmpty: isEmpty, digest: digest,
            motion: motion)
    }

    private mutating func readReference(_ expression: Expression, in scope: Scope) {
        switch expression.kind {
        case .name(let name): note(call: name, base: nil, [], in: scope, depth: 0)
        case .member(let base, let name, _): note(call: name, base: base, [], in: scope, depth: 0)
        default: break
        }
    }

    private mutating func read(_ body: [Statement], in scope: Scope, depth: Int) {
        guard depth < 3 else { return }
        for statement in body {
            steps += 1
            guard steps < 400 else { return }
            switch statement.kind {
            case .expression(let expression): read(expression, in: scope, depth: depth)
            case .binding(_, _, let value): if let value { read(value, in: scope, depth: depth) }
            case .tupleBinding(_, let value): read(value, in: scope, depth: depth)
            case .result(let value): if let value { read(value, in: scope, depth: depth) }
            case .guardElse(_, let body): read(body, in: scope, depth: depth)
            case .forEach(_, _, let body): read(body, in: scope, depth: depth)
            case .block(let body): read(body, in: scope, depth: depth)
            case .conditionalCompilation(let clauses): for clause in clauses { read(clause.body, in: scope, depth: depth) }
            case .function, .other: break
            }
        }
    }

    private mutating func read(_ expression: Expression, in scope: Scope, depth: Int) {
        steps += 1
        guard steps < 400 else { return }
        switch expression.kind {
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name(let name): note(call: name, base: nil, arguments, in: scope, depth: depth)
            case .member(let base, let name, _):
                if let base { read(base, in: scope, depth: depth) }
                note(call: name, base: base, arguments, in: scope, depth: depth)
            default: read(callee, in: scope, depth: depth)
            }
            for argument in arguments {
                if case .closure(let closure) = argument.value.kind { read(closure.body, in: scope, depth: depth) }
            }
        case .binary(let infix, let target, let value):
            if infix == "=", let name = Self.name(of: target) {
                note(assignment: name, value)
            }
            read(value, in: scope, depth: depth)
        case .conditional(let conditional):
            for branch in conditional.branches { read(branch.body, in: scope, depth: depth) }
        case .unary(_, let operand): read(operand, in: scope, depth: depth)
        case .closure(let closure): read(closure.body, in: scope, depth: depth)
        case .ternary(_, let then, let otherwise):
            read(then, in: scope, depth: depth)
            read(otherwise, in: scope, depth: depth)
        default:
            break
        }
    }

    private mutating func note(assignment name: String, _ value: Expression) {
        let written: String? =
            switch value.kind {
            case .boolean(let flag): flag ? "true" : "false"
            case .null: "nil"
            case .name(let name): name
            case .member(_, let name, _): name
            case .number(let number): String(number)
            case .unary("!", let operand): Self.name(of: operand) == name ? "!" : nil
            case .call(let callee, _):
                if case .member(_, let name, _) = callee.kind { name } else { nil }
            default: nil
            }
        if written == "!" {
            toggles.append(name)
        } else {
            assignments.append(ActionSummary.Assignment(target: name, value: written))
        }
        if written == "nil" || written == "false", Self.focus.occur(in: name) { endsEditing = true }
    }

    private static let focus = Fragments(["focus"])

    private mutating func note(
        call name: String, base: Expression?, _ arguments: [Argument], in scope: Scope, depth: Int
    ) {
        calls.append(name)
        switch name {
        case "toggle":
            if let base, let target = Self.name(of: base) { toggles.append(target) }
        case "open", "openURL", "openWebsite", "openSafari":
            opensURL = opensURL || Self.isURLOpening(name, base, arguments)
        case "dismiss": dismisses = true
        case "post":
            if let base, Self.name(of: base) == "UIAccessibility" || Self.name(of: base) == "AccessibilityNotification" {
                announces = true
            }
        case "Announcement", "LayoutChanged", "ScreenChanged": announces = true
        case "resignFirstResponder", "endEditing", "hideKeyboard", "dismissKeyboard", "endTextEditing", "sendAction",
            "resignKeyboard", "closeKeyboard":
            endsEditing = true
        default: break
        }
        follow(call: name, base: base, in: scope, depth: depth)
    }

    /// Reads the body of the project's own function, where it is one of the same type or free.
    private mutating func follow(call name: String, base: Expression?, in scope: Scope, depth: Int) {
        guard depth < 2 else { return }
        if let base {
            guard case .name("self") = base.kind else { return }
        }
        if base == nil, case .value(.closure(let closure, let home))? = scope.local(name).map({ Binding.value(evaluator.value(of: $0)) }) {
            read(closure.body, in: home, depth: depth + 1)
            return
        }
        let type = scope.currentType
        let function = type.flatMap { evaluator.program.functions(name, of: $0).first }
            ?? (base == nil ? evaluator.program.functions[name]?.first : nil)
        guard let function else { return }
        let home = Scope(
            parent: nil, receiver: scope.currentReceiver, file: function.file, module: function.module)
        read(function.declaration.body, in: home, depth: depth + 1)
    }

    private static func isURLOpening(_ name: String, _ base: Expression?, _ arguments: [Argument]) -> Bool {
        if name != "open" { return true }
        guard let base else { return false }
        return ["shared", "UIApplication", "NSWorkspace", "application"].contains(Self.name(of: base) ?? "")
    }

    /// The last name of a chain of members.
    static func name(of expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): name
        case .member(_, let name, _): name
        case .unary(_, let operand): name(of: operand)
        case .call(let callee, _): name(of: callee)
        default: nil
        }
    }
}
