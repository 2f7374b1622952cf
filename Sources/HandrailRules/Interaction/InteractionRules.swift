/// Rules about what people do with an element: its size, its gestures, its alternatives.
enum InteractionRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        .deciding { RegisteredRule(SmallHitTarget(options: $0)) },
        RegisteredRule(CredentialContentType()),
        RegisteredRule(BackButtonHidden()),
        RegisteredRule(StatusBarHidden()),
        RegisteredRule(ShortcutShadowsSystem()),
        RegisteredRule(SeveralProminentButtons()),
        RegisteredRule(SwipeWithoutAlternative()),
        RegisteredRule(ShakeWithoutAlternative()),
        RegisteredRule(DragWithoutAlternative()),
        RegisteredRule(TextSelectionDisabled()),
        RegisteredRule(ForcedLayoutDirection()),
        RegisteredRule(DirectionNotMirrored()),
        RegisteredRule(SafeAreaIgnored()),
        RegisteredRule(HapticByVibration()),
        RegisteredRule(HapticWrongOutcome()),
        RegisteredRule(HapticOnlyResponse()),
        .deciding { RegisteredRule(CrowdedTargets(options: $0)) },
        RegisteredRule(UnannouncedChange()),
        RegisteredRule(InputMovesPeople()),
        RegisteredRule(SystemGesturesDeferred()),
        RegisteredRule(MissingKeyboardEquivalent()),
        RegisteredRule(OrientationForced()),
        RegisteredRule(SingleKeyShortcut()),
    ]
}
