import HandrailCode
import HandrailModel
import HandrailSource

/// What is known where code of an action runs, and what that tells of how it came out.
enum ActionOutcome {
    /// In a `catch`.
    case caught
    /// Where all these conditions hold.
    case then([Condition])
    /// Where not all of these conditions hold.
    case otherwise([Condition])

    /// How what the action tried came out.
    package var outcome: HapticCall.Outcome {
        switch self {
        case .caught: .failure
        case .then(let conditions): Self.of(conditions)
        case .otherwise(let conditions): Self.ofElse(conditions)
        }
    }

    /// What holds where all conditions do.
    private static func of(_ conditions: [Condition]) -> HapticCall.Outcome {
        for condition in conditions {
            let found = of(condition)
            if found != .open { return found }
        }
        return .open
    }

    /// What holds in the `else` of one condition; of several, one cannot tell which failed.
    private static func ofElse(_ conditions: [Condition]) -> HapticCall.Outcome {
        guard conditions.count == 1, case .expression = conditions[0] else { return .open }
        switch of(conditions[0]) {
        case .success: return .failure
        case .failure: return .success
        case .open: return .open
        }
    }

    private static func of(_ condition: Condition) -> HapticCall.Outcome {
        switch condition {
        case .expression(let expression): of(expression)
        case .binding(let name, _): isError(name) ? .failure : .open
        case .pattern(.enumCase(let name, _), _): of(caseName: name)
        case .pattern, .platform: .open
        }
    }

    private static func of(caseName name: String) -> HapticCall.Outcome {
        switch name.lowercased() {
        case "success", "succeeded": .success
        case "failure", "failed", "error": .failure
        default: .open
        }
    }

    private static func of(_ expression: Expression) -> HapticCall.Outcome {
        switch expression.kind {
        case .name(let name), .member(_, let name, _):
            return of(flag: name)
        case .unary("!", let operand) where expression.range.lower < operand.range.lower:
            switch of(operand) {
            case .success: return .failure
            case .failure: return .success
            case .open: return .open
            }
        case .binary("!=", let left, let right):
            guard case .null = right.kind, let name = left.lastName, isError(name) else { return .open }
            return .failure
        case .binary("==", let left, let right):
            guard case .null = right.kind, let name = left.lastName, isError(name) else { return .open }
            return .success
        default:
            return .open
        }
    }

    private static func of(flag name: String) -> HapticCall.Outcome {
        let word = name.lowercased()
        if word.contains("unsuccess") || word.contains("failed") || word.contains("didfail") { return .failure }
        return word.contains("success") || word.contains("succeed") ? .success : .open
    }

    private static func isError(_ name: String) -> Bool { name.lowercased().hasSuffix("error") }
}
