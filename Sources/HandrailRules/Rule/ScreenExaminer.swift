public import HandrailModel

/// What a rule says of single screens: it is asked only of those that hold what it looks at.
public struct ScreenExaminer: Sendable {
    /// Kinds of which some element has to be; `nil` where it asks for what is missing.
    private let kinds: CaseSet<ElementKind>?
    /// Attributes of which some element has to have one; `nil` where it may have none.
    private let attributes: CaseSet<AttributeKind>?
    private let ask: @Sendable (PerceivedTree) -> RegisteredRule.Result

    /// An examiner that asks `ask` of screens with elements of some `kinds` and some `attributes`.
    init(
        kinds: CaseSet<ElementKind>?, attributes: CaseSet<AttributeKind>?,
        _ ask: @escaping @Sendable (PerceivedTree) -> RegisteredRule.Result
    ) {
        self.kinds = kinds
        self.attributes = attributes
        self.ask = ask
    }

    /// One that says nothing.
    static let none = ScreenExaminer(kinds: CaseSet(), attributes: nil) { _ in .nothing }

    /// What is said of a screen.
    public func examine(_ screen: PerceivedTree) -> RegisteredRule.Result {
        let tree = screen.screen.tree
        if let attributes, attributes.isDisjoint(with: tree.attributeKinds) { return .nothing }
        if let kinds, kinds.isDisjoint(with: tree.kinds) { return .nothing }
        return ask(screen)
    }
}
