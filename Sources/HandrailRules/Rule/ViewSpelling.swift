import HandrailModel

/// Says in the words of UIKit what a fix says in those of SwiftUI, where the same is done by a property of the same sense.
///
/// A rule that has to say more for views has a `ViewFix` of its own.
enum ViewSpelling {
    /// The same fix, for classes of UIKit and AppKit and for interface files.
    static func rewritten(_ fix: Bilingual) -> Bilingual {
        guard fix.en.contains(".") || fix.en.contains("@") else { return fix }
        return Bilingual(en: rewritten(fix.en), ko: rewritten(fix.ko))
    }

    private static func rewritten(_ text: String) -> String {
        phrases.reduce(properties(in: text)) { text, phrase in
            // Hardly any phrase is in a fix, and replacing costs a hundred times what looking for it does.
            holds(phrase.swiftUI, in: text) ? text.replacing(phrase.swiftUI, with: phrase.views) : text
        }
    }

    private static func holds(_ phrase: String, in text: String) -> Bool {
        var (phrase, text) = (phrase, text)
        return phrase.withUTF8 { phrase in
            text.withUTF8 { text in
                guard let first = phrase.first, text.count >= phrase.count else { return false }
                return (0...(text.count - phrase.count)).contains { start in
                    text[start] == first && phrase.indices.allSatisfy { text[start + $0] == phrase[$0] }
                }
            }
        }
    }

    /// Modifiers that only set a property, with what is called so in UIKit: `.textContentType(.password)` becomes
    /// `textContentType = .password`, and `.accessibilityLabel(…)` becomes `accessibilityLabel`.
    private static func properties(in text: String) -> String {
        var result = ""
        var rest = text[...]
        while let dot = rest.firstIndex(of: ".") {
            result += rest[..<dot]
            rest = rest[dot...]
            let name = rest.dropFirst().prefix { $0.isLetter }
            guard let property = setters[String(name)], rest.dropFirst(name.count + 1).first == "(",
                let end = closing(rest.dropFirst(name.count + 1))
            else {
                result.append(".")
                rest = rest.dropFirst()
                continue
            }
            let argument = rest.dropFirst(name.count + 2)[..<end]
            result += property + (argument == "_:" || argument == "…" ? "" : " = \(argument)")
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The parenthesis that closes the one `text` begins with.
    private static func closing(_ text: Substring) -> String.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == "(" { depth += 1 }
            if text[index] == ")" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static let setters = [
        "accessibilityLabel": "accessibilityLabel", "accessibilityValue": "accessibilityValue",
        "accessibilityHint": "accessibilityHint", "accessibilityIdentifier": "accessibilityIdentifier",
        "accessibilityInputLabels": "accessibilityUserInputLabels", "accessibilityRotor": "accessibilityCustomRotors",
        "textContentType": "textContentType", "keyboardType": "keyboardType", "preferredColorScheme": "overrideUserInterfaceStyle",
    ]

    /// What is spelled differently, longer phrases first.
    private static let phrases: [(swiftUI: String, views: String)] = [
        ("Use Link(_:destination:), or add .accessibilityAddTraits(.isLink) and .accessibilityRemoveTraits(.isButton)",
         "Set its accessibilityTraits to .link in place of .button"),
        (".accessibilityAddTraits(isSelected ? .isSelected : [])", "accessibilityTraits = isSelected ? [.button, .selected] : .button"),
        (".accessibilityAddTraits(.isHeader)", "accessibilityTraits.insert(.header)"),
        (".accessibilityAddTraits(.isLink)", "accessibilityTraits.insert(.link)"),
        (".accessibilityAddTraits(.isModal)", "accessibilityViewIsModal = true"),
        (".accessibilityRemoveTraits(.isButton)", "accessibilityTraits.remove(.button)"),
        (".accessibilityElement(children: .contain)", "isAccessibilityElement = false"),
        (".accessibilityElement(children: .combine)", "isAccessibilityElement = true"),
        (".accessibilityElement(children: .ignore)", "isAccessibilityElement = true"),
        (".accessibilityElement()", "isAccessibilityElement = true"),
        (".accessibilityHidden(true)", "isAccessibilityElement = false"),
        (".accessibilityAction(.escape) { dismiss() }", "accessibilityPerformEscape()"),
        (".accessibilityAction(.escape) { … }", "accessibilityPerformEscape()"),
        (".accessibilityAction(.escape)", "accessibilityPerformEscape()"),
        (".accessibilityAction(named:)", "accessibilityCustomActions"),
        (".accessibilityIgnoresInvertColors()", "accessibilityIgnoresInvertColors = true"),
        (".accessibilityShowsLargeContentViewer()", "showsLargeContentViewer = true"),
        (".accessibilityFocused", "UIAccessibility.post(notification: .layoutChanged, argument:)"),
        ("AccessibilityNotification.Announcement(message)", "UIAccessibility.post(notification: .announcement, argument: message)"),
        ("@Environment(\\.accessibilityReduceMotion)", "UIAccessibility.isReduceMotionEnabled"),
        ("@Environment(\\.accessibilityReduceTransparency)", "UIAccessibility.isReduceTransparencyEnabled"),
        (".lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)",
         "numberOfLines = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? 0 : 1"),
        (".textSelection(.enabled)", "isSelectable = true"),
    ]
}
