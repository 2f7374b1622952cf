import HandrailCode

/// Numbers that frameworks and the standard library have names for.
enum StandardNumber {
    /// The number that an expression names; `nil` where it names none of these.
    package static func value(of expression: Expression) -> Double? {
        switch expression.kind {
        case .member(nil, let member, _): endless.contains(member) ? .infinity : nil
        case .member(let base?, let member, _):
            endless.contains(member) ? .infinity : typeName(base).flatMap { fontSizes[$0]?[member] }
        default: nil
        }
    }

    /// Larger than anything that is shown or repeated.
    private static let endless: Set<String> = ["infinity", "greatestFiniteMagnitude"]

    /// Sizes in points, on iPhone, iPad and Mac.
    ///
    /// Source: Apple, documentation of `UIFont` and `NSFont`, "System font sizes", with the values that the systems
    /// return.
    private static let fontSizes: [String: [String: Double]] = [
        "UIFont": ["systemFontSize": 14, "labelFontSize": 17, "buttonFontSize": 18, "smallSystemFontSize": 12],
        "NSFont": ["systemFontSize": 13, "labelFontSize": 10, "smallSystemFontSize": 11],
    ]

    private static func typeName(_ expression: Expression) -> String? {
        if case .name(let name) = expression.kind { name } else { nil }
    }
}
