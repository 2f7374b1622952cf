import HandrailModel

/// Says in the words of AppKit and of the Mac what a message and a fix say in those of UIKit.
///
/// A rule that has to say something else on the Mac has it in its `ViewFix`.
enum MacSpelling {
    /// The same message, for people with a mouse.
    static func message(_ message: Bilingual) -> Bilingual { rewritten(message, by: gestures) }

    /// The same fix, for classes of AppKit.
    static func code(_ fix: Bilingual) -> Bilingual { rewritten(rewritten(fix, by: names), by: gestures) }

    /// The same fix, for storyboards and xibs of the Mac.
    static func interfaceFile(_ fix: Bilingual) -> Bilingual {
        rewritten(rewritten(rewritten(fix, by: fields), by: names), by: gestures)
    }

    private static func rewritten(_ text: Bilingual, by phrases: [(plain: String, mac: String)]) -> Bilingual {
        Bilingual(en: rewritten(text.en, by: phrases), ko: rewritten(text.ko, by: phrases))
    }

    private static func rewritten(_ text: String, by phrases: [(plain: String, mac: String)]) -> String {
        phrases.reduce(text) { text, phrase in text.contains(phrase.plain) ? text.replacing(phrase.plain, with: phrase.mac) : text }
    }

    /// What is done with a mouse.
    private static let gestures: [(plain: String, mac: String)] = [
        ("react to a tap", "react to a click"), ("reacts to a tap", "reacts to a click"), ("reacts to the tap", "reacts to the click"),
        ("react to taps", "react to clicks"), ("reacts to taps", "reacts to clicks"), ("a double tap", "a double click"),
        ("its tap may", "its click may"), ("what a tap does", "what a click does"), ("handles touches", "handles clicks"),
        ("탭에 반응", "클릭에 반응"), ("그 탭 동작", "그 클릭 동작"), ("두 번 탭하면", "두 번 클릭하면"), ("탭하면", "클릭하면"),
        ("what a touch does", "what a click does"), ("터치할 때", "클릭할 때"), ("터치를 처리", "클릭을 처리"), ("탭할 수", "클릭할 수"),
    ]

    /// What the inspectors of Interface Builder show for the Mac.
    private static let fields: [(plain: String, mac: String)] = [
        ("Turn Accessibility on for it in the Identity inspector", "Call setAccessibilityElement(true) on it in code"),
        ("Identity inspector에서 Accessibility를 켜거나", "코드에서 setAccessibilityElement(true)를 호출하거나"),
        ("as Label in the Accessibility section", "as Description in the Accessibility section"),
        ("Accessibility 항목 Label", "Accessibility 항목 Description"), ("as Label in the Identity inspector", "as Description in the Identity inspector"),
        ("a Label in the Identity inspector", "a Description in the Identity inspector"),
        ("the Label in the Identity inspector", "the Description in the Identity inspector"),
        ("Identity inspector의 Label", "Identity inspector의 Description"), ("Write as Label", "Write as Description"),
        ("write it as Label", "write it as Description"), ("that as Label there", "that as Description there"),
        (" Label에", " Description에"), ("as Hint in", "as Help in"), ("Identity inspector의 Hint", "Identity inspector의 Help"),
    ]

    /// What is called differently in code, longer names first.
    private static let names: [(plain: String, mac: String)] = [
        ("UIAccessibility.post(notification: .layoutChanged, argument:)", "NSAccessibility.post(element:notification:)"),
        ("UIAccessibility.isReduceMotionEnabled", "NSWorkspace.shared.accessibilityDisplayShouldReduceMotion"),
        ("UIAccessibility.isReduceTransparencyEnabled", "NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency"),
        ("an accessibilityCustomAction ", "an NSAccessibilityCustomAction "), ("an accessibilityCustomAction.", "an NSAccessibilityCustomAction."),
        ("an accessibilityCustomAction,", "an NSAccessibilityCustomAction,"), ("accessibilityCustomActions", "setAccessibilityCustomActions(_:)"),
        ("accessibilityCustomRotors", "setAccessibilityCustomRotors(_:)"), ("in a UIContextMenuInteraction", "in its menu"),
        ("UIContextMenuInteraction", "menu"), ("UIColor.label", "NSColor.labelColor"), (".secondaryLabel ", ".secondaryLabelColor "),
        (".secondaryLabel과", ".secondaryLabelColor와"), ("UIFont.preferredFont", "NSFont.preferredFont"), ("UIButton", "NSButton"),
        ("UISwitch", "NSSwitch"), ("UISlider", "NSSlider"), ("UIVisualEffectView", "NSVisualEffectView"),
        ("overrideUserInterfaceStyle", "appearance"),
        ("isAccessibilityElement를 true로 하고", "setAccessibilityElement(true)를 호출하고"),
        ("isAccessibilityElement를 true로 하거나", "setAccessibilityElement(true)를 호출하거나"),
        ("isAccessibilityElement를 true로", "setAccessibilityElement(true)로"), ("isAccessibilityElement를 false로", "setAccessibilityElement(false)로"),
        ("Set isAccessibilityElement to true on it", "Call setAccessibilityElement(true) on it"),
        ("set isAccessibilityElement to true", "call setAccessibilityElement(true)"), ("Set isAccessibilityElement to true", "Call setAccessibilityElement(true)"),
        ("isAccessibilityElement = true", "setAccessibilityElement(true)"), ("isAccessibilityElement = false", "setAccessibilityElement(false)"),
        ("accessibilityElementsHidden to true", "its accessibility hidden (setAccessibilityHidden(_:)) to true"),
        ("accessibilityIncrement()", "accessibilityPerformIncrement()"), ("accessibilityDecrement()", "accessibilityPerformDecrement()"),
        ("accessibilityActivate()", "accessibilityPerformPress()"),
        ("accessibilityTraits.insert(.header)", "setAccessibilityRole(.heading)"), ("accessibilityTraits.insert(.link)", "setAccessibilityRole(.link)"),
        ("the trait .button", "the role .button"), (".button 특성", ".button 역할"),
        ("an accessibilityLabel", "an accessibility label (setAccessibilityLabel(_:))"), ("the accessibilityLabel", "the accessibility label (setAccessibilityLabel(_:))"),
        ("its accessibilityLabel", "its accessibility label (setAccessibilityLabel(_:))"), ("accessibilityLabel", "setAccessibilityLabel(_:)"),
        ("the accessibilityValue", "the accessibility value (setAccessibilityValue(_:))"),
        ("an accessibilityValue", "an accessibility value (setAccessibilityValue(_:))"), ("accessibilityValue", "setAccessibilityValue(_:)"),
        ("accessibilityHint", "setAccessibilityHelp(_:)"), ("accessibilityIdentifier", "setAccessibilityIdentifier(_:)"),
        ("accessibilityUserInputLabels", "setAccessibilityUserInputLabels(_:)"),
    ]
}
