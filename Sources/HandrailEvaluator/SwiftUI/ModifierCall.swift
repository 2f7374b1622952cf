import HandrailCode
import HandrailModel
import HandrailSource

/// A modifier as it is written, with the means to read its arguments.
struct ModifierCall {
    /// Its name.
    let name: String
    /// Its arguments.
    let arguments: [Argument]
    /// From its name to its closing parenthesis or brace.
    let place: SourcePlace
    /// Where its arguments are read.
    let scope: Scope
    /// Resolves names.
    let evaluator: Evaluator

    /// The arguments without a label that are not trailing closures.
    var unlabeled: [Argument] { arguments.filter { $0.label == nil && !$0.isTrailing } }

    /// The first argument without a label.
    var first: Expression? { arguments.first { $0.label == nil && !$0.isTrailing }?.value }

    /// The argument with a label.
    func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }

    /// The first closure behind the parentheses, or the argument with the label.
    func closure(_ label: String? = nil) -> Expression? {
        if let label, let found = argument(label) { return found }
        return arguments.first { $0.isTrailing && $0.label == nil }?.value
    }

    /// The words of the first argument.
    var words: Fact<Words> { first.map { evaluator.words(of: $0, in: scope) } ?? .dynamic }

    /// The first argument as a Boolean; `standard` where there is none.
    func flag(otherwise standard: Bool = true) -> Fact<Bool> {
        first.map { evaluator.flag(of: $0, in: scope) } ?? .known(standard)
    }

    /// The first argument as a number.
    var number: Fact<Double> { first.map { evaluator.number(of: $0, in: scope) } ?? .absent }

    /// An argument as a number.
    func number(_ label: String) -> Fact<Double> {
        argument(label).map { evaluator.number(of: $0, in: scope) } ?? .absent
    }

    /// The name of the first argument as an implicit member, such as `center`.
    var memberName: String {
        first.flatMap { evaluator.memberName(of: $0, in: scope).value } ?? "unknown"
    }

    /// What a closure does.
    func action(_ closure: Expression?) -> ActionSummary {
        guard let closure else { return ActionSummary() }
        return evaluator.action(closure, in: scope)
    }
}

extension Evaluator {
    /// What an action does, with its text as digest; that of what it hands on, where it only calls what it was given.
    func action(_ expression: Expression, in scope: Scope) -> ActionSummary {
        let (source, home) = origin(ofAction: expression, in: scope)
        let range = source.range
        // The first lines tell actions apart; the rest of a long closure is not needed.
        let start = ByteRange(Int(range.lower), min(Int(range.upper), Int(range.lower) + 400))
        let written = program.text(at: SourcePlace(file: home.file, range: start))
        let digest = written.withoutBlanks
        return ActionReader.summary(of: expression, in: scope, evaluator: self, digest: digest)
    }

    /// What `self` was given for a property where it was made.
    func given(_ property: String, in scope: Scope) -> (expression: Expression, scope: Scope)? {
        guard case .value(.instance(let instance))? = scope.currentReceiver,
            case .deferred(let expression, let home, _)? = instance.properties[property]
        else { return nil }
        return (expression, home)
    }

    /// Where an action is written that components hand on to each other: `{ action() }` and `action` are what they are given.
    func origin(ofAction expression: Expression, in scope: Scope) -> (Expression, Scope) {
        var current = (expression: expression, scope: scope)
        for _ in 0..<Self.mostHands {
            guard let name = Self.calledAlone(current.expression) else { break }
            if case .deferred(let handed, let home, _)? = current.scope.local(name) {
                current = (handed, home)
            } else if let given = given(name, in: current.scope) {
                current = given
            } else {
                break
            }
        }
        return current
    }

    // Through more components than that nobody hands an action on.
    private static let mostHands = 6

    /// The name of what an action is, or calls without arguments and does nothing else.
    static func calledAlone(_ expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): name
        case .member(let base?, let name, _): ActionReader.isSelf(base.unwrapped) ? name : nil
        case .closure(let closure): onlyExpression(closure.body).flatMap(calledAlone(byCallOf:))
        default: nil
        }
    }

    private static func calledAlone(byCallOf expression: Expression) -> String? {
        guard case .call(let callee, let arguments) = expression.kind, arguments.isEmpty else { return nil }
        if case .closure = callee.kind { return nil }
        return calledAlone(callee.unwrapped)
    }
}
