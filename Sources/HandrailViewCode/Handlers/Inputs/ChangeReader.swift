import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Reads where code that runs as an input changes takes people at once: to another field, or away from the screen.
///
/// What runs only once people have answered something, such as the closure of an alert's action, is not followed.
struct ChangeReader {
    private let program: Program
    private let type: LinkedType
    private var movesFocus = false
    private var dismisses = false
    private var steps = 0

    /// What a function of a class does to people who change an input.
    ///
    /// - Parameter own: names of the input itself, which may keep the cursor.
    /// - Returns: `nil` where people stay where they are, or where the code looks whether they use VoiceOver.
    package static func action(
        of function: LinkedFunction, in type: LinkedType, own: Set<String>, program: Program
    ) -> ActionSummary? {
        var reader = ChangeReader(program: program, type: type)
        reader.read(function, own: own, depth: 0)
        guard reader.movesFocus || reader.dismisses else { return nil }
        let (index, range) = (program.mentions.index(of: function.file), function.declaration.range)
        // People press Return, or are asked for.
        guard !index.hasString("\\n", in: range), !index.has(excused, in: range) else { return nil }
        return ActionSummary(
            dismisses: reader.dismisses, movesFocus: reader.movesFocus,
            digest: "\(type.name).\(function.declaration.name)")
    }

    private static let excused = CodeWords(["isvoiceoverrunning", "isswitchcontrolrunning"])

    private init(program: Program, type: LinkedType) {
        self.program = program
        self.type = type
    }

    private mutating func read(_ function: LinkedFunction, own: Set<String>, depth: Int) {
        read(function.declaration.body, own: own.union(function.declaration.parameters.map(\.name)), depth: depth)
    }

    private mutating func read(_ body: [Statement], own: Set<String>, depth: Int) {
        for statement in body {
            switch statement.kind {
            case .expression(let expression): read(expression, own: own, depth: depth)
            case .binding(_, _, let value), .result(let value): if let value { read(value, own: own, depth: depth) }
            case .tupleBinding(_, let value): read(value, own: own, depth: depth)
            case .guardElse(_, let body), .forEach(_, _, let body), .block(let body): read(body, own: own, depth: depth)
            case .conditionalCompilation(let clauses):
                for clause in clauses { read(clause.body, own: own, depth: depth) }
            case .caught, .function, .other: break
            }
        }
    }

    private mutating func read(_ expression: Expression, own: Set<String>, depth: Int) {
        steps += 1
        guard steps < 300 else { return }
        switch expression.kind {
        case .call(let callee, let arguments): call(callee, arguments, own: own, depth: depth)
        case .binary(_, _, let value): read(value, own: own, depth: depth)
        case .unary(_, let operand): read(operand, own: own, depth: depth)
        case .ternary(_, let then, let otherwise):
            read(then, own: own, depth: depth)
            read(otherwise, own: own, depth: depth)
        case .conditional(let conditional):
            for branch in conditional.branches { read(branch.body, own: own, depth: depth) }
        default: break
        }
    }

    private mutating func call(_ callee: Expression, _ arguments: [Argument], own: Set<String>, depth: Int) {
        let (base, name): (Expression?, String)
        switch callee.unwrapped.kind {
        case .name(let called): (base, name) = (nil, called)
        case .member(let owner, let called, _): (base, name) = (owner?.unwrapped, called)
        default: return
        }
        switch name {
        case "becomeFirstResponder":
            guard let base, !Self.isSelf(base) else { return }
            if !own.contains(base.lastName ?? "") { movesFocus = true }
        case "dismiss", "popViewController", "popToRootViewController":
            if arguments.first?.label == "animated", base.map(Self.leadsAway) ?? true { dismisses = true }
        default:
            if Self.prompt.contains(name) {
                for argument in arguments {
                    if case .closure(let closure) = argument.value.kind { read(closure.body, own: own, depth: depth) }
                }
            } else if depth < 2, base.map(Self.isSelf) ?? true, let function = program.functions(name, of: type).first {
                read(function, own: own, depth: depth + 1)
            }
        }
    }

    /// Functions that run what they are handed without waiting for anybody.
    private static let prompt: Set<String> = ["async", "asyncAfter", "animate", "performWithoutAnimation"]

    private static func isSelf(_ base: Expression) -> Bool {
        switch base.kind {
        case .name(let name): name == "self" || name == "super"
        default: false
        }
    }

    /// Whether it is this screen that goes.
    private static func leadsAway(_ base: Expression) -> Bool {
        isSelf(base)
            || ["navigationController", "presentingViewController"].contains(base.lastName ?? "")
    }
}
