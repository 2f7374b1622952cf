import HandrailModel

/// What to do about what moves and is felt in classes of UIKit and AppKit and in interface files.
extension ViewFix {
    /// A movement that Reduce Motion does not stop.
    static let motion = ViewFix(
        views: Bilingual(
            en: "Ask UIAccessibility.isReduceMotionEnabled first, and where it is true set the end state at once or fade.",
            ko: "먼저 UIAccessibility.isReduceMotionEnabled를 확인해, true이면 바로 마지막 상태로 바꾸거나 페이드로 나타내세요."),
        interfaceFile: Bilingual(
            en: "Ask UIAccessibility.isReduceMotionEnabled first, and where it is true set the end state at once or fade.",
            ko: "먼저 UIAccessibility.isReduceMotionEnabled를 확인해, true이면 바로 마지막 상태로 바꾸거나 페이드로 나타내세요."))

    /// A movement without end.
    static let endlessMotion = ViewFix(
        views: Bilingual(
            en: "Start it only where UIAccessibility.isReduceMotionEnabled is false; a slow fade of the alpha may stay.",
            ko: "UIAccessibility.isReduceMotionEnabled가 false일 때만 시작하세요. 알파를 천천히 바꾸는 정도는 괜찮습니다."),
        interfaceFile: Bilingual(
            en: "Start it only where UIAccessibility.isReduceMotionEnabled is false; a slow fade of the alpha may stay.",
            ko: "UIAccessibility.isReduceMotionEnabled가 false일 때만 시작하세요. 알파를 천천히 바꾸는 정도는 괜찮습니다."))

    /// A spring that swings.
    static let spring = ViewFix(
        views: Bilingual(
            en: "Where UIAccessibility.isReduceMotionEnabled is true, use a damping of 1 or set the end state at once.",
            ko: "UIAccessibility.isReduceMotionEnabled가 true이면 감쇠비를 1로 하거나 바로 마지막 상태로 바꾸세요."),
        interfaceFile: Bilingual(
            en: "Where UIAccessibility.isReduceMotionEnabled is true, use a damping of 1 or set the end state at once.",
            ko: "UIAccessibility.isReduceMotionEnabled가 true이면 감쇠비를 1로 하거나 바로 마지막 상태로 바꾸세요."))

    /// A vibration in the place of a haptic.
    static let haptic = ViewFix(
        views: Bilingual(
            en: "Use UINotificationFeedbackGenerator with .success, .warning or .error.",
            ko: "UINotificationFeedbackGenerator를 .success, .warning, .error와 함께 사용하세요."),
        interfaceFile: Bilingual(
            en: "Use UINotificationFeedbackGenerator in code.",
            ko: "코드에서 UINotificationFeedbackGenerator를 사용하세요."))

    /// A haptic that says the opposite.
    static let hapticOutcome = ViewFix(
        views: Bilingual(
            en: "Play .error where it failed and .success where it worked: UINotificationFeedbackGenerator().notificationOccurred(_:).",
            ko: "실패했으면 .error, 성공했으면 .success를 UINotificationFeedbackGenerator().notificationOccurred(_:)로 재생하세요."),
        interfaceFile: Bilingual(
            en: "Play .error where it failed and .success where it worked.",
            ko: "실패했으면 .error, 성공했으면 .success를 재생하세요."))

    /// A symbol that goes on moving.
    static let symbolEffect = ViewFix(
        views: Bilingual(
            en: "Add the effect only while something is going on and UIAccessibility.isReduceMotionEnabled is false, and take it away with removeSymbolEffect(ofType:).",
            ko: "진행 중이고 UIAccessibility.isReduceMotionEnabled가 false인 동안에만 효과를 넣고, removeSymbolEffect(ofType:)로 없애세요."),
        interfaceFile: Bilingual(
            en: "In code add the effect only while something is going on and UIAccessibility.isReduceMotionEnabled is false.",
            ko: "코드에서 진행 중이고 UIAccessibility.isReduceMotionEnabled가 false인 동안에만 효과를 넣으세요."))
}
