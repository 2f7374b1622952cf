import HandrailCode
import HandrailFrameworks

/// Numbers that frameworks and the standard library have names for.
enum StandardNumber {
    /// The number that an expression names; `nil` where it names none of these.
    package static func value(of expression: Expression) -> Double? {
        switch expression.kind {
        case .member(nil, let member, _): endless.contains(member) || member == "max" ? .infinity : nil
        case .member(let base?, let member, _):
            endless.contains(member)
                ? .infinity
                : typeName(base).flatMap { name in
                    member == "max" && name == "Int" ? .infinity : SystemFontSizes.size(member, of: name)
                }
        default: nil
        }
    }

    /// Larger than anything that is shown or repeated.
    private static let endless: Set<String> = ["infinity", "greatestFiniteMagnitude"]

    private static func typeName(_ expression: Expression) -> String? {
        if case .name(let name) = expression.kind { name } else { nil }
    }
}
