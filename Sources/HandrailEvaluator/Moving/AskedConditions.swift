import HandrailCode

/// Conditions that were asked before code runs, the last ones first. What they ask for is found out when it matters.
final class AskedConditions {
    private let conditions: [Condition]
    private let scope: Scope
    private let before: AskedConditions?

    init(_ conditions: [Condition], in scope: Scope, after before: AskedConditions?) {
        self.conditions = conditions
        self.scope = scope
        self.before = before
    }

    /// What all of them ask for.
    func choices(_ evaluator: Evaluator) -> StateReader {
        var reader = StateReader(evaluator: evaluator)
        var next: AskedConditions? = self
        var count = 0
        while let asked = next, count < Self.most {
            reader.read(asked.conditions, in: asked.scope)
            next = asked.before
            count += 1
        }
        return reader
    }

    /// Whether the code runs only where a property of `self` holds nothing: in `if bar == nil { … }`, behind `guard bar == nil`,
    /// or where `if let bar { … }` found none.
    func whetherMissing(_ property: String) -> Bool {
        var next: AskedConditions? = self
        var count = 0
        while let asked = next, count < Self.most {
            if asked.conditions.contains(where: { Self.asks($0, for: property) }) { return true }
            next = asked.before
            count += 1
        }
        return false
    }

    private static func asks(_ condition: Condition, for property: String) -> Bool {
        switch condition {
        case .expression(let expression):
            guard case .binary(let infix, let left, let right) = expression.kind, infix == "==" || infix == "!=" || infix == "===",
                case .null = right.kind
            else { return false }
            return ActionReader.name(of: left) == property
        case .binding(let name, let value): return (value.flatMap(ActionReader.name) ?? name) == property
        case .pattern, .platform: return false
        }
    }

    /// How many levels are looked at.
    private static let most = 12
}
