import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Reads what a modifier lays over, behind or beside a view.
struct LayerReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// The views of the layer; colors and styles are attributes instead.
    func sources(_ call: ModifierCall) -> [ViewSource] {
        let recognizer = ViewRecognizer(evaluator: evaluator)
        return call.arguments.compactMap { argument in
            if case .closure(let closure) = argument.value.kind {
                return .statements(closure.body, names(of: closure, in: call))
            }
            let isPart = argument.label.map(Self.labels.contains) ?? true
            return isPart && recognizer.isView(argument.value, in: call.scope)
                ? .expression(argument.value, call.scope) : nil
        }
    }

    /// What the names of a closure stand for: what a key of preferences says where nobody sets it, and what nobody
    /// knows.
    private func names(of closure: Closure, in call: ModifierCall) -> Scope {
        let open = call.scope.binding(closure.openNames)
        guard let key = call.unlabeled.first?.value, case .member(let type?, "self", _) = key.kind
        else { return open }
        let name = closure.parameters.first?.name ?? "$0"
        let standard = Expression(
            .member(base: type, name: InitialAnswerReader.standard, nameStart: key.range.lower), key.range)
        return open.binding(name, to: .value(.symbolic(standard, call.scope)))
    }

    private static let labels: Set<String> = ["content", "leading", "trailing", "menuItems"]

    /// What a modifier that lays nothing over or behind a view sets instead: a color behind it, hidden bars.
    func attributes(_ layer: Slot, _ call: ModifierCall) -> [Attribute] {
        if layer == .toolbar { return BarNames.hidden(by: call) }
        guard layer == .background, let first = call.first else { return [] }
        let color = ColorReader(evaluator: evaluator).color(first, in: call.scope)
        return [.color(.background(color))] + AppearanceArguments(call).look
    }
}
