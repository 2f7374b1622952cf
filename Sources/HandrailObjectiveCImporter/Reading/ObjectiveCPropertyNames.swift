import HandrailFrameworks
import HandrailModel

/// How Objective-C and Swift call the same property of UIKit and AppKit.
enum ObjectiveCPropertyNames {
    /// The name in Swift of a property that Objective-C calls `name`.
    static func swiftName(of name: String) -> String { FrameworkProperty.swiftName(of: name) }

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

    /// Properties of the framework's that an object sets on itself; others of the same look are the app's own.
    static func isOwn(_ name: String) -> Bool {
        name.hasPrefix("accessibility") || name.hasPrefix("isAccessibility") || own.contains(name)
    }

    private static let own: Set<String> = [
        "title", "shouldGroupAccessibilityChildren", "font", "text", "attributedText", "textColor", "backgroundColor",
        "numberOfLines", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "contentMode", "hidden",
        "isHidden", "alpha", "image",
    ]

    /// What Swift calls methods whose first piece says more than the name does.
    static let swiftCalls: [String: String] = [
        "dismissViewControllerAnimated:completion:": "dismiss", "popViewControllerAnimated:": "popViewController",
        "popToRootViewControllerAnimated:": "popToRootViewController",
        "performSegueWithIdentifier:sender:": "performSegue", "presentViewController:animated:completion:": "present",
        "locationInView:": "location", "locationOfTouch:inView:": "location",
        "openURL:options:completionHandler:": "openURL", "NSLog": "print", "state": "print",
    ]

    /// The commands of assistive technologies that an object answers by methods, by their names.
    static let answers: [String: AccessibilityAction] = [
        "accessibilityActivate": .activate, "accessibilityIncrement": .adjust, "accessibilityDecrement": .adjust,
        "accessibilityPerformEscape": .escape, "accessibilityPerformMagicTap": .magicTap,
        "accessibilityScroll": .scroll,
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
