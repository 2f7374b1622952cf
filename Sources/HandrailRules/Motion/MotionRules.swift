/// Rules about motion and about media that play.
enum MotionRules {
    /// The rules, in the order they are listed.
    static let all: [RegisteredRule] = [
        RegisteredRule(EndlessMotion()), RegisteredRule(FlashingAnimation()),
        RegisteredRule(MotionWithoutReduceMotion()),
        RegisteredRule(BouncingSpring()), RegisteredRule(SelfDismissingContent()), RegisteredRule(MediaAutoplay()),
        RegisteredRule(EndlessSymbolEffect()), RegisteredRule(FlashingPicture()),
    ]
}
