import HandrailModel

/// What to do about what moves and is felt in classes of UIKit and AppKit and in interface files.
extension ViewFix {
    /// A movement that Reduce Motion does not stop.
    static let motion = ViewFix(
        everywhere: Wording(
            en: "Ask \(.reduceMotion) first, and where it is true set the end state at once or fade.",
            ko: "먼저 \(.reduceMotion)를 확인해, true이면 바로 마지막 상태로 바꾸거나 페이드로 나타내세요."))

    /// A movement without end.
    static let endlessMotion = ViewFix(
        everywhere: Wording(
            en: "Start it only where \(.reduceMotion) is false; a slow fade of the alpha may stay.",
            ko: "\(.reduceMotion)가 false일 때만 시작하세요. 알파를 천천히 바꾸는 정도는 괜찮습니다."))

    /// A spring that swings.
    static let spring = ViewFix(
        everywhere: Wording(
            en: "Where \(.reduceMotion) is true, use a damping of 1 or set the end state at once.",
            ko: "\(.reduceMotion)가 true이면 감쇠비를 1로 하거나 바로 마지막 상태로 바꾸세요."))

    /// A vibration in the place of a haptic.
    static let haptic = ViewFix(
        views: Wording(
            en: "Use \(.feedbackGenerator()) with .success, .warning or .error.",
            ko: "\(.feedbackGenerator())를 .success, .warning, .error와 함께 사용하세요."),
        interfaceFile: Wording(
            en: "Use \(.feedbackGenerator()) in code.",
            ko: "코드에서 \(.feedbackGenerator())를 사용하세요."))

    /// A haptic that says the opposite.
    static let hapticOutcome = ViewFix(
        views: Wording(
            en: """
                Play .error where it failed and .success where it worked: \
                \(.feedbackGenerator("().notificationOccurred(_:)")).
                """,
            ko: "실패했으면 .error, 성공했으면 .success를 \(.feedbackGenerator("().notificationOccurred(_:)"))로 재생하세요."),
        interfaceFile: Wording(
            en: "Play .error where it failed and .success where it worked.",
            ko: "실패했으면 .error, 성공했으면 .success를 재생하세요."))

    /// A symbol that goes on moving.
    static let symbolEffect = ViewFix(
        views: Wording(
            en: """
                Add the effect only while something is going on and \(.reduceMotion) is false, and take it away with \
                \(.removeSymbolEffect).
                """,
            ko: "진행 중이고 \(.reduceMotion)가 false인 동안에만 효과를 넣고, \(.removeSymbolEffect)로 없애세요."),
        interfaceFile: Wording(
            en: "In code add the effect only while something is going on and \(.reduceMotion) is false.",
            ko: "코드에서 진행 중이고 \(.reduceMotion)가 false인 동안에만 효과를 넣으세요."))
}
