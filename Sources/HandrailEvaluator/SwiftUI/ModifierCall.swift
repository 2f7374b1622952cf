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
    /// What an action does, with its text as digest.
    func action(_ expression: Expression, in scope: Scope) -> ActionSummary {
        let range = expression.range
        // The first lines tell actions apart; the rest of a long closure is not needed.
        let start = ByteRange(Int(range.lower), min(Int(range.upper), Int(range.lower) + 400))
        let written = program.text(at: SourcePlace(file: scope.file, range: start))
        let digest = written.withoutBlanks
        return ActionReader.summary(of: expression, in: scope, evaluator: self, digest: digest)
    }
}
