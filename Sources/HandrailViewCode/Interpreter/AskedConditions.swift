import HandrailCode
import HandrailFrameworks
import HandrailValues

/// Conditions that were asked before code runs, the last ones first. What they ask for is found out when it matters.
package final class AskedConditions {
    private let conditions: [Condition]
    private let scope: Scope
    private let before: AskedConditions?
    private let beside: AskedConditions?

    init(_ conditions: [Condition], in scope: Scope, after before: AskedConditions?) {
        self.conditions = conditions
        self.scope = scope
        self.before = before
        beside = nil
    }

    /// What was asked where a closure is written, and what was asked where it is called.
    init(written: AskedConditions, called: AskedConditions) {
        conditions = []
        scope = written.scope
        (before, beside) = (written, called)
    }

    /// What all of them ask for.
    func choices(_ evaluator: Evaluator) -> StateReader {
        var reader = StateReader(evaluator: evaluator)
        for asked in all { reader.read(asked.conditions, in: asked.scope) }
        return reader
    }

    private var all: [AskedConditions] {
        var result: [AskedConditions] = []
        var open: [AskedConditions] = [self]
        while let asked = open.popLast(), result.count < Self.most {
            result.append(asked)
            if let beside = asked.beside { open.append(beside) }
            if let before = asked.before { open.append(before) }
        }
        return result
    }

    /// Whether something of the app's own is asked, not the version of the system or a setting alone.
    var asksOfApp: Bool {
        all.contains { asked in
            asked.conditions.contains { condition in
                if case .platform = condition { false } else { !Self.asksForVoiceOver(condition) }
            }
        }
    }

    /// Whether the code runs only where a property of `self` holds nothing: in `if bar == nil { … }`, behind `guard
    /// bar == nil`, or where `if let bar { … }` found none.
    func whetherMissing(_ property: String) -> Bool {
        all.contains { asked in asked.conditions.contains { Self.asks($0, for: property) } }
    }

    /// Whether the code runs only where a property of a view holds nothing, or something else than before.
    func comparesProperty(_ property: String) -> Bool {
        all.contains { asked in
            asked.conditions.contains { condition in
                guard case .expression(let expression) = condition,
                    case .binary(let infix, let left, let right) = expression.kind, infix == "==" || infix == "!="
                else { return false }
                return left.lastName == property || right.lastName == property
            }
        }
    }

    /// Whether what a condition asks for is that VoiceOver or Switch Control runs.
    static func asksForVoiceOver(_ condition: Condition) -> Bool {
        guard case .expression(var expression) = condition else { return false }
        if case .binary("==", let left, let right) = expression.kind, case .boolean(true) = right.kind {
            expression = left
        }
        return switch expression.kind {
        case .call, .member, .name:
            TechnologyChecks.asksForVoiceOver(expression.lastName ?? "")
        default: false
        }
    }

    private static func asks(_ condition: Condition, for property: String) -> Bool {
        switch condition {
        case .expression(let expression):
            guard case .binary(let infix, let left, let right) = expression.kind,
                infix == "==" || infix == "!=" || infix == "===",
                case .null = right.kind
            else { return false }
            return left.lastName == property
        case .binding(let name, let value): return (value.flatMap(\.lastName) ?? name) == property
        case .pattern, .platform: return false
        }
    }

    /// How many levels are looked at.
    private static let most = 12
}
