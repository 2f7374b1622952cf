import HandrailModel
package import HandrailSource

/// How much code one reader goes through to answer one question. Where it stops, a note says so: what lies beyond was
/// not examined.
package struct ReadingLimit {
    private let steps: Int
    private var taken = 0

    /// A limit of so many expressions and statements.
    package init(steps: Int) { self.steps = steps }

    /// Whether no step is left.
    package var isSpent: Bool { taken >= steps }

    /// Takes one step; `false` where no more is read.
    package mutating func takeStep(at place: @autoclosure () -> SourcePlace, of budget: EvaluationBudget) -> Bool {
        taken += 1
        if taken == steps { budget.cut(.tooLong, at: place()) }
        return taken < steps
    }
}
