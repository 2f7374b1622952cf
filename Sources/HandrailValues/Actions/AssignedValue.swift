import HandrailCode
import HandrailProgram

/// What kind of value an action assigns.
enum AssignedValue {
    /// Whether a value is itself and a number more or less, in every case: `page = forward ? page + 1 : page - 1`.
    static func counts(_ name: String, _ value: Expression) -> Bool {
        switch value.kind {
        case .binary("+", let left, let right), .binary("-", let left, let right):
            if case .number = right.kind { left.lastName == name } else { false }
        case .ternary(_, let then, let otherwise): counts(name, then) && counts(name, otherwise)
        case .call(let callee, let arguments):
            if case .name(let called) = callee.kind, called == "min" || called == "max" {
                arguments.contains { counts(name, $0.value) }
            } else {
                false
            }
        default: false
        }
    }

    /// Whether a value is kept between two bounds, or is the part of a length at which a finger is.
    static func isMeasure(_ value: Expression, depth: Int = 0) -> Bool {
        guard depth < 5 else { return false }
        switch value.kind {
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name(let name):
                let bound = bounds[name]
                if let bound {
                    return arguments.contains { isCall($0.value, of: bound) || isMeasure($0.value, depth: depth + 1) }
                }
                return arguments.count == 1 && (name.beginsWithCapital || rounding.contains(name))
                    && isMeasure(arguments[0].value, depth: depth + 1)
            case .member(let base?, let name, _):
                return clamps.contains(name) || rounding.contains(name) && isMeasure(base, depth: depth + 1)
            default: return false
            }
        case .binary("/", let left, _): return holdsLocation(left, depth: depth)
        case .binary("*", let left, let right), .binary("+", let left, let right), .binary("-", let left, let right):
            return isMeasure(left, depth: depth + 1) || isMeasure(right, depth: depth + 1)
        default: return false
        }
    }

    // Each is the other end of what the other one keeps.
    private static let bounds = ["min": "max", "max": "min"]
    private static let clamps: Set<String> = ["clamped", "clamp", "limited"]
    private static let rounding: Set<String> = ["round", "rounded", "floor", "ceil"]

    private static func isCall(_ expression: Expression, of name: String) -> Bool {
        if case .call(let callee, _) = expression.kind, case .name(name) = callee.kind { true } else { false }
    }

    /// Whether the place of a finger is part of an expression.
    private static func holdsLocation(_ expression: Expression, depth: Int) -> Bool {
        guard depth < 5 else { return false }
        switch expression.kind {
        case .member(let base?, let name, _): return name == "location" || holdsLocation(base, depth: depth + 1)
        case .call(let callee, let arguments):
            return holdsLocation(callee, depth: depth + 1)
                || arguments.contains { holdsLocation($0.value, depth: depth + 1) }
        case .binary(_, let left, let right):
            return holdsLocation(left, depth: depth + 1) || holdsLocation(right, depth: depth + 1)
        default: return false
        }
    }
}
