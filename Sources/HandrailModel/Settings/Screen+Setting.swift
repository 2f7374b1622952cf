extension ElementCondition {
    /// Whether it is fulfilled under a setting; `nil` where it depends on something else.
    public func holds(in setting: Setting) -> Bool? {
        guard case .setting(let test) = subject, let answer = test.holds(in: setting) else { return nil }
        return answer != isNegated
    }
}

extension AttributeUse {
    /// The same where a question about settings is answered with yes besides, as written in the code.
    public func under(_ test: SettingTest, _ text: String) -> AttributeUse {
        guard let condition else {
            return AttributeUse(
                attribute, place: place, condition: ElementCondition(subject: .setting(test), text: text))
        }
        guard case .setting(let inner) = condition.subject else { return self }
        let both = SettingTest.all([test, condition.isNegated ? .not(inner) : inner])
        return AttributeUse(
            attribute, place: place, condition: ElementCondition(subject: .setting(both), text: condition.text))
    }

    /// Whether it applies under a setting; `nil` where that depends on something else.
    public func applies(in setting: Setting) -> Bool? {
        guard let condition else { return true }
        return condition.holds(in: setting)
    }
}

extension ElementView {
    /// Whether a setting rules this branch out: by its own condition, or because an earlier one is certainly taken.
    func isRuledOut(in setting: Setting) -> Bool {
        guard case .condition(let condition) = content else { return false }
        if condition?.holds(in: setting) == false { return true }
        guard let fork = parent else { return false }
        for sibling in fork.children {
            if sibling.index >= index { return false }
            if case .condition(let earlier?) = sibling.content, earlier.holds(in: setting) == true { return true }
        }
        return false
    }
}

extension Screen {
    /// The screen as it is under a setting: without the branches and modifiers that the setting rules out. What does
    /// not depend on it stays as it is, and so do its indices where nothing depends on any setting.
    public func resolved(in setting: Setting) -> Screen {
        guard tree.dependsOnSettings, let root = tree.root else { return self }
        var builder = ElementTreeBuilder()
        root.rebuild(in: setting, &builder)
        return consisting(of: builder.freeze())
    }
}

extension ElementView {
    fileprivate func rebuild(in setting: Setting, _ builder: inout ElementTreeBuilder) {
        let uses = attributes.compactMap { use -> AttributeUse? in
            switch use.applies(in: setting) {
            case true: AttributeUse(use.attribute, place: use.place)
            case false: nil
            case nil: use
            }
        }
        var inside = Array(children)
        if kind == .alternatives { inside.removeAll { $0.isRuledOut(in: setting) } }
        builder.open(kind, slot: slot, content: content, place: place, extent: extent, attributes: uses)
        for child in inside { child.rebuild(in: setting, &builder) }
        builder.close()
    }
}
