import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailValues

/// Reads what decides how a view looks, by the arguments of its modifiers.
struct AppearanceArguments {
    /// The modifier.
    let call: ModifierCall

    /// The arguments of a modifier.
    init(_ call: ModifierCall) { self.call = call }

    private var evaluator: Evaluator { call.evaluator }
    private var scope: Scope { call.scope }
    private var first: Expression? { call.first }
    private var arguments: [Argument] { call.arguments }

    /// What decides how the view looks, where its arguments leave a choice.
    var look: [Attribute] {
        guard let first = arguments.first(where: { !$0.isTrailing })?.value, Self.mayChoose(first) else { return [] }
        return StateDependencyReader.look(of: first, in: scope, evaluator).map { [$0] } ?? []
    }

    /// What decides whether the look is switched on, where an argument does: `bold(isOn)`.
    var switchedLook: [Attribute] {
        guard let first, !first.isLiteral else { return [] }
        let stateDependencies = StateDependencyReader.stateDependencies(asked: first, in: scope, evaluator)
        return stateDependencies.isEmpty ? [] : [.state(.look(by: stateDependencies, holdsFirst: nil))]
    }

    /// A line through the text, or what decides whether there is one.
    var strike: [Attribute] {
        guard let first = arguments.first(where: { $0.label == nil })?.value else { return [.text(.struckThrough)] }
        if case .boolean(let flag) = first.kind { return flag ? [.text(.struckThrough)] : [] }
        return switchedLook
    }

    /// The property that decides how much of a shape `trim(from:to:)` leaves; none where that is always the same or one
    /// of a few lengths, as in what only turns or is drawn once.
    var drawnValue: [Attribute] {
        for end in [call.argument("to"), call.argument("from")] {
            guard let end else { continue }
            switch evaluator.number(of: end, in: scope) {
            case .dynamic, .unknown: break
            case .absent, .known, .oneOf: continue
            }
            var reader = StateReader(evaluator: evaluator)
            reader.read(end, in: scope)
            let names = reader.states.map { String($0.lastName) }
            if let name = names.min() { return [.state(.drawnValue(name))] }
        }
        return []
    }

    /// Whether an expression may hold a choice: most are plain members such as `.red`.
    private static func mayChoose(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .ternary, .conditional: true
        case .call(let callee, let arguments):
            arguments.contains { !$0.isTrailing && mayChoose($0.value) } || mayChoose(callee)
        case .member(let base?, _, _): mayChoose(base)
        case .binary(_, let left, let right): mayChoose(left) || mayChoose(right)
        case .name(let name): !name.beginsWithCapital
        default: false
        }
    }
}

extension Expression {
    /// Whether it is `true` or `false`.
    fileprivate var isLiteral: Bool {
        if case .boolean = kind { true } else { false }
    }
}
