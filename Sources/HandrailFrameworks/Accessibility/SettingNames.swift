package import HandrailModel

/// How code asks what people chose in Settings: by a key of SwiftUI's environment, by `UIAccessibility`, or by a trait.
package enum SettingNames {
    /// What a key, a property or a trait asks for when it stands as a Boolean; `nil` for one that asks for nothing.
    package static func test(of name: String) -> SettingTest? { switches[name] ?? functions[name] }

    /// What a function asks for; `nil` for one that asks for nothing.
    package static func test(ofFunction name: String) -> SettingTest? { functions[name] }

    /// Sources: SwiftUI's `EnvironmentValues`, UIKit's `UIAccessibility`, AppKit's `NSWorkspace`.
    private static let switches: NameTable<SettingTest> = [
        "accessibilityReduceMotion": .isOn(.reduceMotion), "isReduceMotionEnabled": .isOn(.reduceMotion),
        "accessibilityDisplayShouldReduceMotion": .isOn(.reduceMotion),
        "accessibilityPrefersCrossFadeTransitions": .isOn(.crossFade), "prefersCrossFadeTransitions": .isOn(.crossFade),
        "accessibilityReduceTransparency": .isOn(.reduceTransparency),
        "isReduceTransparencyEnabled": .isOn(.reduceTransparency),
        "accessibilityDisplayShouldReduceTransparency": .isOn(.reduceTransparency),
        "accessibilityDifferentiateWithoutColor": .isOn(.differentiateWithoutColor),
        "shouldDifferentiateWithoutColor": .isOn(.differentiateWithoutColor),
        "accessibilityDisplayShouldDifferentiateWithoutColor": .isOn(.differentiateWithoutColor),
        "accessibilityInvertColors": .isOn(.invertColors), "isInvertColorsEnabled": .isOn(.invertColors),
        "accessibilityDisplayShouldInvertColors": .isOn(.invertColors),
        "isDarkerSystemColorsEnabled": .isOn(.increaseContrast),
        "accessibilityDisplayShouldIncreaseContrast": .isOn(.increaseContrast),
        "isBoldTextEnabled": .isOn(.boldText), "accessibilityShowButtonShapes": .isOn(.buttonShapes),
        "accessibilityShowBorders": .isOn(.buttonShapes), "buttonShapesEnabled": .isOn(.buttonShapes),
        "accessibilityVoiceOverEnabled": .isOn(.voiceOver), "isVoiceOverRunning": .isOn(.voiceOver),
        "accessibilitySwitchControlEnabled": .isOn(.switchControl), "isSwitchControlRunning": .isOn(.switchControl),
        "isVoiceOverEnabled": .isOn(.voiceOver), "isSwitchControlEnabled": .isOn(.switchControl),
        "accessibilityEnabled": .any([.isOn(.voiceOver), .isOn(.switchControl)]),
        "accessibilityAssistiveAccessEnabled": .isOn(.assistiveAccess),
        "accessibilityPlayAnimatedImages": .not(.isOn(.stillImages)),
        "animatedImagesEnabled": .not(.isOn(.stillImages)),
        "isVideoAutoplayEnabled": .not(.isOn(.stillVideo)),
        "accessibilityDimFlashingLights": .isOn(.dimFlashingLights),
        "accessibilityLargeContentViewerEnabled": .isOn(.largeContentViewer),
    ]

    /// What functions were called before Swift 4.2, and still are in Objective-C.
    private static let functions: NameTable<SettingTest> = [
        "UIAccessibilityIsReduceMotionEnabled": .isOn(.reduceMotion),
        "UIAccessibilityIsBoldTextEnabled": .isOn(.boldText),
        "UIAccessibilityIsReduceTransparencyEnabled": .isOn(.reduceTransparency),
        "UIAccessibilityIsVoiceOverRunning": .isOn(.voiceOver),
        "UIAccessibilityIsSwitchControlRunning": .isOn(.switchControl),
        "UIAccessibilityDarkerSystemColorsEnabled": .isOn(.increaseContrast),
    ]
}
