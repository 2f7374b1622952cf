import HandrailCode
import HandrailModel
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
                return .statements(closure.body, call.scope.binding(closure.openNames))
            }
            let isPart = argument.label.map(Self.labels.contains) ?? true
            return isPart && recognizer.isView(argument.value, in: call.scope)
                ? .expression(argument.value, call.scope) : nil
        }
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
