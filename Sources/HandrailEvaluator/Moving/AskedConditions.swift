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

    /// How many levels are looked at.
    private static let most = 12
}
