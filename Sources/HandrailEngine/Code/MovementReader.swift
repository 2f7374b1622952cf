import HandrailCode
import HandrailRules
import HandrailSource

/// Reads whether a call moves something on a screen, and how far.
struct MovementReader {
    /// A call that moves something.
    struct Found {
        let reach: MovementCalls.Reach
        let range: ByteRange
    }

    /// The words of the file.
    let index: CodeIndex
    /// The declaration that holds the call; `nil` outside of any.
    let declaration: ByteRange?

    /// What a call by some name moves; `nil` where it moves nothing, as far as is known.
    func movement(byCalling name: String, _ call: Expression, with arguments: [Argument]) -> Found? {
        if let label = MovementCalls.labels[name] {
            guard arguments.count == 1, arguments[0].label == label,
                name == MovementCalls.edge || Self.names(in: arguments[0].value).isSubset(of: MovementCalls.sides)
            else { return nil }
            return Found(reach: .far, range: call.range)
        }
        if name == MovementCalls.transition { return transition(arguments) }
        if MovementCalls.springs.contains(name) {
            guard arguments.allSatisfy({ $0.label.map(MovementCalls.springLabels.contains) ?? false }) else {
                return nil
            }
            return Found(reach: .some, range: call.range)
        }
        guard MovementCalls.animations.contains(name), case .call(let callee, _) = call.kind,
            let written = callee.dottedName
        else { return nil }
        if arguments.contains(where: Self.overshoots) { return Found(reach: .some, range: call.range) }
        return MovementCalls.animators.contains(written) ? animation(call, arguments) : nil
    }

    /// Another view coming or going; sliding along an edge is a call of its own.
    private func transition(_ arguments: [Argument]) -> Found? {
        guard arguments.count == 1, let argument = arguments.first, argument.label == nil, !argument.isTrailing
        else { return nil }
        let names = Self.names(in: argument.value)
        if !names.isDisjoint(with: MovementCalls.sliding) { return Found(reach: .far, range: argument.value.range) }
        return names.isDisjoint(with: MovementCalls.growing)
            ? nil : Found(reach: .some, range: argument.value.range)
    }

    private static func names(in expression: Expression) -> Set<String> {
        switch expression.kind {
        case .name(let name): [name]
        case .member(let base, let name, _): (base.map(names) ?? []).union([name])
        case .call(let callee, let arguments):
            arguments.reduce(into: names(in: callee)) { $0.formUnion(names(in: $1.value)) }
        case .ternary(_, let then, let otherwise): names(in: then).union(names(in: otherwise))
        default: []
        }
    }

    /// Changes that run as an animation, with their words.
    private func animation(_ call: Expression, _ arguments: [Argument]) -> Found? {
        let words = index.words(in: call.range)
        let around = declaration.map(index.words) ?? words
        guard !around.contains(where: { $0.lowercased().contains(MovementCalls.keyboard) }) else { return nil }
        if MovementCalls.moves(words) {
            if MovementCalls.isFar(words) { return Found(reach: .far, range: call.range) }
            return arguments.contains(where: Self.swings) ? Found(reach: .some, range: call.range) : nil
        }
        guard words.contains(MovementCalls.layout), around.contains(MovementCalls.constant) else { return nil }
        return Found(reach: MovementCalls.hasExtent(around) ? .far : .some, range: call.range)
    }

    /// Whether an argument is a curve that goes past its end.
    private static func overshoots(_ argument: Argument) -> Bool {
        guard let label = argument.label, MovementCalls.curves.contains(label),
            case .member(_, let curve, _) = argument.value.kind
        else { return false }
        return MovementCalls.overshooting.contains(where: curve.hasSuffix)
    }

    /// Whether an argument makes an animation swing: any damping but one that is known to let nothing swing.
    private static func swings(_ argument: Argument) -> Bool {
        guard let label = argument.label, MovementCalls.dampings.contains(label) else { return false }
        if case .number(let damping) = argument.value.kind { return damping < 1 }
        return true
    }
}
