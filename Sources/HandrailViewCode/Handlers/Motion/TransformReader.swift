import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailSource
import HandrailValues

/// Reads the transforms that views are given.
struct TransformReader {
    /// Resolves names.
    package let evaluator: Evaluator
    /// What was read, by what it changes; a value that is not known stands as `nil`.
    package private(set) var found: [(property: Movement.Property, value: Double?)] = []
    /// Whether all of it is known to be a transform of these.
    private(set) var isUnderstood = true

    init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// The least width of a screen, in points, for what moves by the size of one.
    private static let screen = 320.0

    /// Reads a transform.
    package mutating func read(_ expression: Expression, in scope: Scope, depth: Int = 0) {
        guard depth < 6 else { return isUnderstood = false }
        switch expression.kind {
        case .ternary(_, let then, let otherwise):
            read(then, in: scope, depth: depth + 1)
            read(otherwise, in: scope, depth: depth + 1)
        case .member(_, "identity", _): return
        case .call(let callee, let arguments): read(call: callee, arguments, in: scope, depth: depth)
        case .name(let name):
            if TransformFunction.named(name)?.effect == .keeps { return }
            guard let (inner, home) = evaluator.symbol(expression, in: scope).first, inner.range != expression.range
            else {
                return isUnderstood = false
            }
            read(inner, in: home, depth: depth + 1)
        case .unary(_, let operand), .cast(let operand, _, _): read(operand, in: scope, depth: depth + 1)
        default: isUnderstood = false
        }
    }

    private mutating func read(call callee: Expression, _ arguments: [Argument], in scope: Scope, depth: Int) {
        let function: TransformFunction?
        switch callee.kind {
        case .name(let name):
            function =
                FrameworkType.kind(of: name) == .transform
                ? .initializer(arguments.first?.label) : .named(name)
        case .member(let base, let member, _):
            function = member == "init" ? .initializer(arguments.first?.label) : .named(member)
            if let base, function?.isMethod == true { read(base, in: scope, depth: depth + 1) }
        default: return isUnderstood = false
        }
        switch function?.effect {
        case .moves:
            for argument in arguments.prefix(2) { note(.offset, number(argument.value, in: scope)) }
        case .scales:
            for argument in arguments.prefix(2) { note(.scale, number(argument.value, in: scope)) }
        case .turns:
            note(.rotation, arguments.first.flatMap { number($0.value, in: scope) }.map(Self.degrees))
        case .turnsInSpace:
            let isFlat = arguments.count == 4 && arguments[1...2].allSatisfy { number($0.value, in: scope) == 0 }
            note(isFlat ? .rotation : .depth, arguments.first.flatMap { number($0.value, in: scope) }.map(Self.degrees))
        case .joins:
            if let first = arguments.first { read(first.value, in: scope, depth: depth + 1) }
        case .keeps, nil: isUnderstood = false
        }
    }

    private mutating func note(_ property: Movement.Property, _ value: Double?) { found.append((property, value)) }

    /// An angle in degrees.
    static func degrees(_ radians: Double) -> Double { radians * 180 / .pi }

    /// A number: what the project says, π, the size of the screen, and what is computed from them.
    package func number(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Double? {
        guard depth < 6 else { return nil }
        switch expression.kind {
        case .member(let base, "pi", _):
            return base.map { [.fraction, .float].contains(Self.kind(of: $0)) } ?? true
                ? .pi : nil
        case .name("M_PI"): return .pi
        case .member(let base?, "width", _), .member(let base?, "height", _):
            return Self.isScreen(base) ? Self.screen : nil
        case .unary("-", let operand): return number(operand, in: scope, depth: depth + 1).map { -$0 }
        case .binary(let infix, let left, let right):
            guard let first = number(left, in: scope, depth: depth + 1),
                let second = number(right, in: scope, depth: depth + 1)
            else { return nil }
            switch infix {
            case "*": return first * second
            case "/": return second == 0 ? nil : first / second
            case "+": return first + second
            case "-": return first - second
            default: return nil
            }
        case .tuple(let elements):
            return elements.count == 1 ? number(elements[0].value, in: scope, depth: depth + 1) : nil
        case .call(let callee, let arguments):
            guard [.fraction, .float, .numberObject].contains(Self.kind(of: callee)),
                let first = arguments.first
            else { break }
            return number(first.value, in: scope, depth: depth + 1)
        default: break
        }
        return evaluator.number(of: expression, in: scope).value
    }

    private static func kind(of type: Expression) -> FrameworkType.Kind? {
        type.lastName.flatMap(FrameworkType.kind)
    }

    /// Whether an expression is a rectangle of the screen: `UIScreen.main.bounds`, `view.bounds`, with `.size` or
    /// without.
    private static func isScreen(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .member(let base?, "size", _): isScreen(base)
        case .member(let base?, "bounds", _), .member(let base?, "frame", _):
            switch base.kind {
            case .name("view"), .member(_, "main", _), .member(_, "view", _), .member(_, "screen", _): true
            case .unary(_, let inner): inner.lastName == "view"
            default: false
            }
        default: false
        }
    }
}
