import HandrailCode
import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

/// Which branch of the code around is taken where something runs, seen from what builds the screen.
enum TakenBranch {
    /// None has to be: it runs whenever the screen is built.
    case always
    /// The one branch that a condition decides on.
    case one(Expression, Scope, isNegated: Bool)
    /// One of several, or one inside another.
    case some
    /// It runs later than what builds the screen, if at all.
    case later

    /// The branch of a conditional inside code that runs as this says.
    func entering(_ conditions: [Condition], of first: [Condition], among count: Int, _ site: CodeSite) -> TakenBranch {
        switch self {
        case .later: return .later
        case .always where site.isConditional: return .later
        case .one, .some: return .some
        case .always: break
        }
        let isOther = conditions.isEmpty
        guard first.count == 1, case .expression(let asked) = first[0],
            isOther ? count == 2 : conditions.first.map { Self.isSame($0, asked) } ?? false
        else { return .some }
        return .one(asked, site.scope, isNegated: isOther)
    }

    private static func isSame(_ condition: Condition, _ asked: Expression) -> Bool {
        if case .expression(let expression) = condition { expression.range == asked.range } else { false }
    }

    /// What runs as this says inside of what runs as `outer` says.
    func inside(_ outer: TakenBranch) -> TakenBranch {
        switch (self, outer) {
        case (.later, _), (_, .later): .later
        case (.always, _): outer
        case (_, .always): self
        case (.one, _), (.some, _): .some
        }
    }
}

extension Evaluator {
    /// A Boolean expression of the app's own as a condition.
    func asked(_ expression: Expression, in scope: Scope) -> ElementCondition {
        var inner = expression
        var isNegated = false
        while case .unary("!", let operand) = inner.kind, inner.range.lower < operand.range.lower {
            inner = operand
            isNegated.toggle()
        }
        let words = program.spelling(of: scope.place(of: expression)).utf8.split { $0 <= 0x20 }
        return ElementCondition(
            subject: .app, isNegated: isNegated, text: words.map { String($0) ?? "" }.joined(separator: " "),
            initially: InitialAnswerReader(evaluator: self).answer(expression, in: scope))
    }
}
