/// How Objective-C and Swift call the same property of UIKit and AppKit.
enum ObjectiveCPropertyNames {
    /// The name in Swift of a property that Objective-C calls `name`.
    static func swiftName(of name: String) -> String { renamed[name] ?? name }

    /// The property that a setter such as `setAccessibilityLabel:` sets, by the name of its first piece.
    static func property(ofSetter piece: String) -> String? {
        guard piece.hasPrefix("set"), let first = piece.dropFirst(3).first, first.isUppercase else { return nil }
        let rest = piece.dropFirst(3)
        // Two capitals at the beginning are kept: `setURL:` sets `URL`.
        if rest.dropFirst().first?.isUppercase == true { return swiftName(of: String(rest)) }
        return swiftName(of: first.lowercased() + rest.dropFirst())
    }

    /// The state behind a dot, by UIKit's constant; `nil` for the normal one.
    static let states: [String: String] = [
        "UIControlStateSelected": "selected", "UIControlStateHighlighted": "highlighted",
        "UIControlStateDisabled": "disabled", "UIControlStateFocused": "focused",
    ]

    private static let renamed: [String: String] = [
        "hidden": "isHidden", "enabled": "isEnabled", "selected": "isSelected", "highlighted": "isHighlighted",
        "userInteractionEnabled": "isUserInteractionEnabled", "multipleTouchEnabled": "isMultipleTouchEnabled",
        "scrollEnabled": "isScrollEnabled", "secureTextEntry": "isSecureTextEntry", "opaque": "isOpaque",
        "on": "isOn", "editable": "isEditable", "selectable": "isSelectable",
    ]

    /// What accessibility asks an object, by selector, with its name in Swift.
    static let overrides: [String: String] = [
        "isAccessibilityElement": "isAccessibilityElement", "accessibilityLabel": "accessibilityLabel",
        "accessibilityValue": "accessibilityValue", "accessibilityHint": "accessibilityHint",
        "accessibilityTraits": "accessibilityTraits", "accessibilityElements": "accessibilityElements",
        "accessibilityElementCount": "accessibilityElements", "accessibilityElementAtIndex:": "accessibilityElements",
        "accessibilityActivate": "accessibilityActivate", "accessibilityIncrement": "accessibilityIncrement",
        "accessibilityDecrement": "accessibilityDecrement", "accessibilityPerformEscape": "accessibilityPerformEscape",
        "accessibilityPerformMagicTap": "accessibilityPerformMagicTap", "accessibilityScroll:": "accessibilityScroll",
        "accessibilityCustomActions": "accessibilityCustomActions", "accessibilityFrame": "accessibilityFrame",
        "accessibilityElementsHidden": "accessibilityElementsHidden",
        "accessibilityViewIsModal": "accessibilityViewIsModal",
    ]
}
