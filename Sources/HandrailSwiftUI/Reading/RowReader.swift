import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailValues

/// Reads what a closure over data is given for one row.
struct RowReader {
    /// Resolves names and values.
    let evaluator: Evaluator

    /// The parameters of the closure, of which the last is one of the data.
    func names(_ closure: Closure, over rows: Expression, in scope: Scope) -> [String: Binding] {
        let element: Value
        switch Value.numbers(inRange: rows) ?? evaluator.value(of: rows, in: scope) {
        case .array(let elements) where !elements.isEmpty: element = .choice(elements)
        case .runtime(let type?) where type.isArray: element = row(of: type, in: scope)
        default: element = .runtime(nil)
        }
        return names(closure, for: element)
    }

    /// The parameters of the closure, of which the last is this one of the data.
    func names(_ closure: Closure, for element: Value) -> [String: Binding] {
        let written = closure.parameters.map(\.name)
        let names = written.isEmpty ? ["$0"] : written
        var bound: [String: Binding] = [:]
        for (index, name) in names.enumerated() {
            let value: Value = index + 1 == names.count ? element : .runtime(nil)
            bound[name] = .value(value)
            if name.hasPrefix("$"), name != "$0" { bound[String(name.dropFirst())] = .value(value) }
        }
        return bound
    }

    private func row(of type: TypeName, in scope: Scope) -> Value {
        let single = TypeName(type.name, arguments: type.arguments)
        return evaluator.types.materialize(single, in: scope) ?? .runtime(single)
    }
}
