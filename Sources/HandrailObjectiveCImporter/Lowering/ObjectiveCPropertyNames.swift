import HandrailFrameworks

/// How Objective-C and Swift call the same property of UIKit and AppKit.
enum ObjectiveCPropertyNames {
    /// The name in Swift of a property that Objective-C calls `name`.
    static func swiftName(of name: String) -> String { others[name] ?? FrameworkProperty.swiftName(of: name) }

    /// Properties of what is no view.
    private static let others = ["active": "isActive"]

    /// The property that a setter such as `setAccessibilityLabel:` sets, by the name of its first piece.
    static func property(ofSetter piece: String) -> String? {
        guard piece.hasPrefix("set"), let first = piece.dropFirst(3).first, first.isUppercase else { return nil }
        let rest = piece.dropFirst(3)
        // Two capitals at the beginning are kept: `setURL:` sets `URL`.
        if rest.dropFirst().first?.isUppercase == true { return swiftName(of: String(rest)) }
        return swiftName(of: first.lowercased() + rest.dropFirst())
    }
}
