/// Rules about what assistive technologies do with a screen: words, order, ways in and out; one file each.
enum AssistiveTechnologyRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(SaidTwice()),
        RegisteredRule(StaleLabel()),
        RegisteredRule(UnspeakableName()),
        RegisteredRule(ReversedReadingOrder()),
        RegisteredRule(ModalWithoutEscape()),
        RegisteredRule(DeadEndScreen()),
        RegisteredRule(FocusTrap()),
        RegisteredRule(FarPrimaryAction()),
        RegisteredRule(KeyboardFocusUnseen()),
    ]
}
