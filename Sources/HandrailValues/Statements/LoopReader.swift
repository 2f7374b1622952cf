package import HandrailCode
import HandrailFrameworks
import HandrailSource

/// Finds what the loops of a function go through.
package enum LoopReader {
    /// Names of the properties and variables whose elements loops go through, in the order written.
    package static func properties(in body: [Statement]) -> [String] {
        var found: [String] = []
        read(body, depth: 0, &found)
        return found
    }

    private static let maximumDepth = 12

    private static func read(_ body: [Statement], depth: Int, _ found: inout [String]) {
        guard depth < maximumDepth else { return }
        for statement in body {
            switch statement.kind {
            case .forEach(_, let sequence, let inner):
                if let name = root(of: sequence, depth: 0) { found.append(name) }
                read(inner, depth: depth + 1, &found)
            case .expression(let expression), .result(let expression?): read(expression, depth: depth, &found)
            case .guardElse, .binding, .tupleBinding, .result(nil), .caught, .function, .other: break
            case .block(let inner): read(inner, depth: depth + 1, &found)
            case .conditionalCompilation(let clauses):
                for clause in clauses { read(clause.body, depth: depth + 1, &found) }
            }
        }
    }

    private static func read(_ expression: Expression, depth: Int, _ found: inout [String]) {
        switch expression.kind {
        case .conditional(let conditional):
            for branch in conditional.branches { read(branch.body, depth: depth + 1, &found) }
        case .call(let callee, let arguments):
            guard case .member(let base?, "forEach", _) = callee.kind else { return }
            if let name = root(of: base, depth: 0) { found.append(name) }
            for argument in arguments {
                if case .closure(let closure) = argument.value.kind { read(closure.body, depth: depth + 1, &found) }
            }
        default: break
        }
    }

    /// The property that a sequence is made of: `values` of `values.enumerated()`, `0..<values.count`,
    /// `self.values.indices`.
    private static func root(of sequence: Expression, depth: Int) -> String? {
        guard depth < maximumDepth else { return nil }
        switch sequence.kind {
        case .name(let name): return name
        case .cast(let list, _, _): return root(of: list, depth: depth + 1)
        case .member(let base?, let name, _):
            if case .name("self") = base.kind { return name }
            return views.contains(name) ? root(of: base, depth: depth + 1) : nil
        case .call(let callee, let arguments):
            if case .name("zip") = callee.kind {
                return arguments.first.flatMap { root(of: $0.value, depth: depth + 1) }
            }
            guard case .member(let base?, let name, _) = callee.kind, views.contains(name) else { return nil }
            return root(of: base, depth: depth + 1)
        case .binary("..<", _, let end):
            guard case .member(let base?, "count", _) = end.kind else { return nil }
            return root(of: base, depth: depth + 1)
        default: return nil
        }
    }

    /// What shows the elements of a collection in another way.
    private static let views: NameSet = [
        "enumerated", "indices", "reversed", "dropFirst", "dropLast", "sorted", "prefix", "suffix", "lazy",
    ]

    /// Whether a property is called after what charts show.
    package static func isData(_ name: String) -> Bool { name.camelCaseWords.contains(where: data.contains) }

    private static let data: NameSet = [
        "values", "data", "entries", "series", "bars", "slices", "amounts", "scores", "prices", "readings",
        "measurements", "percentages", "counts", "totals", "temperatures", "rates", "statistics", "results",
    ]
}
