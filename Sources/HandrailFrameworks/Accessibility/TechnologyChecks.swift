/// How code asks whether people use an assistive technology.
package enum TechnologyChecks {
    /// Whether a property or function says that VoiceOver or Switch Control runs.
    package static func asksForVoiceOver(_ name: String) -> Bool { names.contains(name) }

    private static let names: NameSet = [
        "isVoiceOverRunning", "isSwitchControlRunning", "UIAccessibilityIsVoiceOverRunning",
        "UIAccessibilityIsSwitchControlRunning",
    ]
}
