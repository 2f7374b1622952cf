package import HandrailCode
package import HandrailModel
package import HandrailSource
package import HandrailValues

/// A modifier as it is written, with the means to read its arguments.
package struct ModifierCall {
    /// Its name.
    package let name: String
    /// Its arguments.
    package let arguments: [Argument]
    /// From its name to its closing parenthesis or brace.
    package let place: SourcePlace
    /// Where its arguments are read.
    package let scope: Scope
    /// Resolves names.
    package let evaluator: Evaluator

    /// The arguments without a label that are not trailing closures.
    var unlabeled: [Argument] { arguments.filter { $0.label == nil && !$0.isTrailing } }

    /// The first argument without a label.
    package var first: Expression? { arguments.first { $0.label == nil && !$0.isTrailing }?.value }

    /// The argument with a label.
    func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }

    /// The first closure behind the parentheses, or the argument with the label.
    package func closure(_ label: String? = nil) -> Expression? {
        if let label, let found = argument(label) { return found }
        return arguments.first { $0.isTrailing && $0.label == nil }?.value
    }

    /// The words of the first argument.
    package var words: Fact<Words> { first.map { evaluator.words(of: $0, in: scope) } ?? .dynamic }

    /// The first argument as a Boolean; `standard` where there is none.
    package func flag(otherwise standard: Bool = true) -> Fact<Bool> {
        first.map { evaluator.flag(of: $0, in: scope) } ?? .known(standard)
    }

    /// The first argument as a number.
    package var number: Fact<Double> { first.map { evaluator.number(of: $0, in: scope) } ?? .absent }

    /// An argument as a number.
    package func number(_ label: String) -> Fact<Double> {
        argument(label).map { evaluator.number(of: $0, in: scope) } ?? .absent
    }

    /// The name of the first argument as an implicit member, such as `center`.
    var memberName: String { knownMemberName ?? "unknown" }

    /// The same; `nil` where it is not known.
    var knownMemberName: String? { first.flatMap { evaluator.memberName(of: $0, in: scope).value } }

    /// What a closure does.
    package func action(_ closure: Expression?) -> ActionSummary {
        guard let closure else { return ActionSummary() }
        return ActionReader(evaluator: evaluator).action(closure, in: scope)
    }
}
