package import HandrailCode
package import HandrailModel

/// Finds out how many columns grids have.
package struct GridReader {
    private let evaluator: Evaluator

    /// A reader of grids.
    package init(evaluator: Evaluator) { self.evaluator = evaluator }

    /// How many columns the argument of a grid makes; absent where the grid makes as many as there is room for, and
    /// dynamic where a setting or something else of the moment decides.
    package func columns(of expression: Expression, in scope: Scope) -> Fact<Double> {
        var counts: [Double?] = []
        let tests = evaluator.session.listen {
            counts = evaluator.value(of: expression, in: scope).alternatives.map(count)
        }
        guard tests.isEmpty, !counts.isEmpty else { return .dynamic }
        let known = counts.compactMap(\.self)
        guard known.count == counts.count else { return .unknown(.computed) }
        if known.contains(0) { return .absent }
        return Evaluator.fact(known)
    }

    /// The columns of one list; 0 where an item of it fits in as many as there is room for, `nil` where it is not
    /// known.
    private func count(_ value: Value) -> Double? {
        switch value {
        case .array(let items):
            guard items.count < Value.maximumChoices else { return nil }
            var isAdaptive = false
            for item in items {
                guard case .symbolic(let made, _) = item, let adapts = Self.isAdaptive(made) else { return nil }
                isAdaptive = isAdaptive || adapts
            }
            return isAdaptive ? 0 : Double(items.count)
        case .symbolic(let made, let home):
            // `Array(repeating: GridItem(.flexible()), count: 3)`
            guard case .call(_, let arguments) = made.kind,
                let item = arguments.first(where: { $0.label == "repeating" })?.value,
                let count = arguments.first(where: { $0.label == "count" })?.value,
                let adapts = Self.isAdaptive(item)
            else { return nil }
            return adapts ? 0 : evaluator.number(of: count, in: home).value
        default:
            return nil
        }
    }

    /// Whether `GridItem(…)` is adaptive; `nil` where it is no such call.
    private static func isAdaptive(_ item: Expression) -> Bool? {
        guard case .call(let callee, let arguments) = item.kind,
            let name = callee.lastName, name == "GridItem" || name == "init"
        else { return nil }
        guard let size = arguments.first, size.label == nil || size.label == "size" else { return false }
        guard case .call(let sizing, _) = size.value.kind, let way = sizing.lastName else { return nil }
        return way == "adaptive"
    }
}
