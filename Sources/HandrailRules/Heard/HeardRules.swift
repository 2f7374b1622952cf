/// The rules about what is heard on a screen: words, order, ways in and out; one file each.
enum HeardRules {
    /// All of them.
    static let all: [RegisteredRule] = [
        RegisteredRule(SaidTwice()),
        RegisteredRule(UnspeakableName()),
        RegisteredRule(ReversedReadingOrder()),
        RegisteredRule(ModalWithoutEscape()),
        RegisteredRule(DeadEndScreen()),
        RegisteredRule(FocusTrap()),
        RegisteredRule(FarPrimaryAction()),
    ]
}
