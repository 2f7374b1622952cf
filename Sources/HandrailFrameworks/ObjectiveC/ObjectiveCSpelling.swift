package import HandrailModel

/// How Objective-C spells what Swift calls by another name, or writes in another way.
package enum ObjectiveCSpelling {
    /// The state behind a dot, by UIKit's constant; `nil` for the normal one.
    package static let states: [String: String] = [
        "UIControlStateSelected": "selected", "UIControlStateHighlighted": "highlighted",
        "UIControlStateDisabled": "disabled", "UIControlStateFocused": "focused",
    ]

    /// Properties of the framework's that an object sets on itself; others of the same look are the app's own.
    package static func isOwn(_ name: String) -> Bool {
        name.hasPrefix("accessibility") || name.hasPrefix("isAccessibility") || own.contains(name)
    }

    private static let own: Set<String> = [
        "title", "shouldGroupAccessibilityChildren", "font", "text", "attributedText", "textColor", "backgroundColor",
        "numberOfLines", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFitWidth", "contentMode", "hidden",
        "isHidden", "alpha", "image",
    ]

    /// What Swift calls methods whose first piece says more than the name does.
    package static let calls: [String: String] = [
        "dismissViewControllerAnimated:completion:": "dismiss", "popViewControllerAnimated:": "popViewController",
        "popToRootViewControllerAnimated:": "popToRootViewController",
        "performSegueWithIdentifier:sender:": "performSegue", "presentViewController:animated:completion:": "present",
        "locationInView:": "location", "locationOfTouch:inView:": "location",
        "openURL:options:completionHandler:": "openURL", "NSLog": "print", "state": "print",
    ]

    /// The commands of assistive technologies that an object answers by methods, by their names.
    package static let commands: [String: AccessibilityAction] = [
        "accessibilityActivate": .activate, "accessibilityIncrement": .adjust, "accessibilityDecrement": .adjust,
        "accessibilityPerformEscape": .escape, "accessibilityPerformMagicTap": .magicTap,
        "accessibilityScroll": .scroll,
    ]

    /// What accessibility asks an object, by selector, with its name in Swift.
    package static let questions: [String: String] = [
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

    /// Messages that hand out a member of a list.
    package static let members: Set<String> = [
        "objectAtIndex:", "objectAtIndexedSubscript:", "objectForKey:", "objectForKeyedSubscript:",
    ]

    /// Functions of AppKit that give back the view, or the cell in it, that speaks for what they are given.
    package static let standIns: Set<String> = [
        "NSAccessibilityUnignoredDescendant", "NSAccessibilityUnignoredAncestor",
    ]

    /// Names that constants of frameworks begin with.
    package static let constantPrefixes = ["UI", "NS"]

    /// The text style that a constant stands for: `headline` of `UIFontTextStyleHeadline`.
    package static func textStyle(ofConstant constant: String) -> String {
        let prefix = "UIFontTextStyle"
        let name = constant.hasPrefix(prefix) ? String(constant.dropFirst(prefix.count)) : constant
        return (name.first?.lowercased() ?? "") + name.dropFirst()
    }
}
