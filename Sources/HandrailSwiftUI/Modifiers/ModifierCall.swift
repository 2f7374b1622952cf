import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

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

    /// A modifier with the place from its name to its end.
    init(
        name: String, nameStart: UInt32, arguments: [Argument], of expression: Expression, scope: Scope,
        evaluator: Evaluator
    ) {
        let range = ByteRange(Int(nameStart), Int(expression.range.upper))
        self.init(
            name: name, arguments: arguments, place: SourcePlace(file: scope.file, range: range), scope: scope,
            evaluator: evaluator)
    }

    /// What is read in the way of a modifier, with a place of its own.
    init(name: String, arguments: [Argument], place: SourcePlace, scope: Scope, evaluator: Evaluator) {
        self.name = name
        self.arguments = arguments
        self.place = place
        self.scope = scope
        self.evaluator = evaluator
    }

    /// From the beginning of the view that it is written on to its end.
    func place(with base: Expression) -> SourcePlace {
        SourcePlace(file: scope.file, range: ByteRange(Int(base.range.lower), Int(place.range.upper)))
    }

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
    var memberName: String { knownMemberName ?? "unknown" }

    /// The same; `nil` where it is not known.
    var knownMemberName: String? { first.flatMap { evaluator.memberName(of: $0, in: scope).value } }

    /// The members that a value or a list of values names: `top` and `bottom` in `[.top, .bottom]`.
    func names(in expression: Expression) -> [String] {
        if case .array(let elements) = expression.kind {
            return elements.map { $0.lastName ?? "unknown" }
        }
        return [evaluator.memberName(of: expression, in: scope).value ?? "unknown"]
    }

    /// The first argument as a color.
    var color: ColorUse { first.map { ColorReader(evaluator: evaluator).color($0, in: scope) } ?? .unknown }

    /// What a closure does.
    func action(_ closure: Expression?) -> ActionSummary {
        guard let closure else { return ActionSummary() }
        return ActionReader(evaluator: evaluator).action(closure, in: scope)
    }
}
