import HandrailModel

/// What a rule says of single screens: it is asked only of those that hold what it looks at.
struct ScreenExaminer: Sendable {
    /// What has to be on a screen for the rule to have anything to say of it.
    struct Interest: Sendable {
        /// Kinds of which some element has to be; `nil` where the rule asks for what is missing.
        let kinds: CaseSet<ElementKind>?
        /// Attributes of which some element has to have one; `nil` where it may have none.
        let attributes: CaseSet<AttributeKind>?
        /// APIs of which code of the screen has to use one; `nil` where they do not matter.
        let uses: CaseSet<CodeUse.Kind>?
        /// Whether it says nothing of views without a known screen, nor of menus and alerts.
        let asksOfScreen: Bool

        /// Whether it is there.
        func isMet(by screen: Screen) -> Bool {
            if asksOfScreen, screen.presentation == .component || screen.portion == .menu { return false }
            let tree = screen.tree
            if let uses, uses.isDisjoint(with: tree.uses) { return false }
            if let attributes, attributes.isDisjoint(with: tree.attributeKinds) { return false }
            if let kinds, kinds.isDisjoint(with: tree.kinds) { return false }
            return true
        }
    }

    /// What it looks at.
    let interest: Interest
    /// What it says of a screen that has that.
    let ask: @Sendable (PerceivedTree) -> RegisteredRule.Result

    /// An examiner that asks `ask` of screens with elements of some `kinds` and some `attributes`, whose code `uses`
    /// some APIs.
    init(
        kinds: CaseSet<ElementKind>?, attributes: CaseSet<AttributeKind>?, uses: CaseSet<CodeUse.Kind>?,
        asksOfScreen: Bool = false, _ ask: @escaping @Sendable (PerceivedTree) -> RegisteredRule.Result
    ) {
        interest = Interest(kinds: kinds, attributes: attributes, uses: uses, asksOfScreen: asksOfScreen)
        self.ask = ask
    }

    /// One that says nothing.
    static let none = ScreenExaminer(kinds: CaseSet(), attributes: nil, uses: nil) { _ in .nothing }

    /// What is said of a screen.
    func examine(_ screen: PerceivedTree) -> RegisteredRule.Result {
        interest.isMet(by: screen.screen) ? ask(screen) : .nothing
    }
}
