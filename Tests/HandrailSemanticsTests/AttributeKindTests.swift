import HandrailModel
import Testing

@Suite struct AttributeKindTests {
    /// Every attribute that has an owner.
    static let kinds: [AttributeKind] =
        AccessibilityAttribute.Kind.allCases.map { .accessibility($0) }
        + VisibilityAttribute.Kind.allCases.map { .visibility($0) }
        + InteractionAttribute.Kind.allCases.map { .interaction($0) }
        + TextAttribute.Kind.allCases.map { .text($0) }
        + ColorAttribute.Kind.allCases.map { .color($0) }
        + LayoutAttribute.Kind.allCases.map { .layout($0) }
        + PictureAttribute.Kind.allCases.map { .picture($0) }
        + ScreenAttribute.Kind.allCases.map { .screen($0) }
        + MotionAttribute.Kind.allCases.map { .motion($0) }
        + StateAttribute.Kind.allCases.map { .state($0) }
        + CodeAttribute.Kind.allCases.map { .code($0) }

    @Test("No two owners use the same number")
    func numbers() {
        let all = Self.kinds + [.unknownModifier]
        #expect(Set(all).count == all.count)
    }

    @Test("An attribute takes no more room than a reference")
    func size() {
        #expect(MemoryLayout<Attribute>.size == MemoryLayout<UnsafeRawPointer>.size)
    }

    @Test("A set tells apart what it holds, whichever owner it is from")
    func sets() {
        for kind in Self.kinds {
            let set = CaseSet([kind])
            #expect(Self.kinds.filter(set.contains) == [kind])
        }
    }
}
