/// What a labelled place of an app is about.
package enum LabelKind: String, CaseIterable, Sendable, Decodable {
    /// What an element is called.
    case name
    /// Selected, on, expanded, playing: what an element is in, and its value.
    case state
    /// What an element says it is: button, header, link, adjustable.
    case role
    /// How large what people hit is.
    case hitTarget = "hit-target"
    /// How much text, symbols and edges stand out from what lies behind them.
    case contrast
    /// What becomes of text at other sizes.
    case dynamicType = "dynamic-type"
    /// What moves, and who can stop it.
    case motion
    /// What a gesture alone does.
    case gesture
    /// What assistive features are not given, or are given wrongly.
    case hidden
    /// What should be one stop, or several.
    case grouping
    /// In which order elements are met.
    case order
    /// Where focus goes, and what it cannot leave.
    case focus
    /// What happens without being said.
    case announcement
    /// Words that were never translated, or say nothing.
    case words
    /// The language in which a passage is spoken.
    case language
    /// Headings.
    case heading
    /// What a keyboard reaches and does.
    case keyboard
    /// Anything else.
    case other

    /// The guidelines that a finding of this kind may speak of; of `other` every one.
    var guidelines: Set<String>? {
        switch self {
        case .name: Self.names
        case .words: Self.names.union(["accessibility.spoken-language", "accessibility.screen-titles"])
        case .language: ["accessibility.spoken-language"]
        case .state:
            Self.traits.union([
                "accessibility.color-only", "accessibility.color-pairs", "accessibility.element-values",
            ])
        case .role: Self.traits.union(["accessibility.system-switch", "accessibility.link-indicator"])
        case .hitTarget: ["accessibility.hit-target", "layout.control-spacing"]
        case .contrast:
            [
                "accessibility.contrast", "accessibility.text-system-colors", "color.contrast-in-context",
                "accessibility.reduce-transparency",
            ]
        case .dynamicType:
            [
                "accessibility.bold-text", "accessibility.dynamic-type", "accessibility.icon-scaling",
                "accessibility.large-text-layout", "accessibility.text-truncation",
                "typography.custom-font-accessibility", "typography.large-content-viewer", "typography.minimum-size",
                "typography.size-change-notification", "typography.text-styles",
            ]
        case .motion:
            [
                "accessibility.animation-optional", "accessibility.flashing", "accessibility.media-control",
                "accessibility.reduce-motion", "symbols.animation-meaning", "symbols.animation-restraint",
            ]
        case .gesture:
            [
                "accessibility.custom-gesture-actions", "accessibility.drag-and-drop",
                "accessibility.gesture-alternatives", "accessibility.multiple-physical-interactions",
                "accessibility.custom-element-traits", "accessibility.full-keyboard-access",
            ]
        case .hidden:
            [
                "accessibility.decorative-images", "accessibility.infographics", "accessibility.reachable-elements",
                "accessibility.image-description",
            ]
        case .grouping, .order:
            ["accessibility.decorative-images", "accessibility.grouping-and-order", "accessibility.reachable-elements"]
        case .focus:
            [
                "accessibility.full-keyboard-access", "accessibility.layout-change-notification",
                "accessibility.platform-gestures", "accessibility.predictable-controls",
                "accessibility.reachable-elements",
            ]
        case .announcement:
            [
                "accessibility.animation-optional", "accessibility.haptic-fallback",
                "accessibility.layout-change-notification", "accessibility.perceivability",
                "accessibility.custom-element-traits",
            ]
        case .heading: ["accessibility.rotor", "accessibility.screen-titles", "accessibility.section-headings"]
        case .keyboard: ["accessibility.full-keyboard-access"]
        case .other: nil
        }
    }

    private static let names: Set<String> = [
        "accessibility.element-labels", "accessibility.image-description", "accessibility.test-identifiers",
    ]
    private static let traits: Set<String> = ["accessibility.custom-element-traits"]

    /// Whether `finding` may be what a label of this kind asks for.
    func isSpoken(by finding: ReportedFinding) -> Bool {
        guard let guidelines else { return true }
        return finding.guidelines?.contains(where: guidelines.contains) ?? false
    }
}
