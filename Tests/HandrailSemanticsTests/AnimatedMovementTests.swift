import HandrailModel
import HandrailSemantics
import HandrailSource
import Testing

/// What a movement asks of people depends on what moves, how far, and on how many swings.
@Suite struct AnimatedMovementTests {
    private func grade(
        _ property: Movement.Property, _ values: [Double], isComplete: Bool = true, names: [String] = ["easeInOut"],
        bounce: Fact<Double> = .absent, kind: ElementKind = .verticalStack
    ) -> AnimatedMovement.Grade {
        var builder = ElementTreeBuilder()
        let place = SourcePlace(file: FileIndex(0), range: ByteRange(0, 1))
        builder.leaf(kind, slot: .content, content: .none, place: place, attributes: [])
        let movement = Movement(
            property: property, states: ["V.isOn"], values: values, isComplete: isComplete, asksForReducedMotion: false)
        return AnimatedMovement(
            element: builder.freeze()[0], movement: movement,
            animation: AnimationUse(names: names, trigger: "isOn", duration: .absent, bounce: bounce), place: place,
            isGoverned: false
        ).grade
    }

    @Test func farIsLargeAndNearIsCalm() {
        #expect(grade(.offset, [0, 300]) == .large)
        #expect(grade(.offset, [0, 10]) == .calm)
        #expect(grade(.offset, [0], isComplete: false) == .unknown)
    }

    @Test func turningInDepthIsLargeAndAChevronIsNot() {
        #expect(grade(.depth, [0, 180]) == .large)
        #expect(grade(.rotation, [0, 90]) == .calm)
    }

    @Test func goingOnWithoutEndComesFirst() {
        #expect(grade(.scale, [1, 1.2], names: ["easeInOut", "repeatForever"]) == .endless)
    }

    @Test func aLooseSpringBounces() {
        #expect(grade(.scale, [1, 1.3], names: ["spring"], bounce: .known(0.7)) == .bouncing)
        #expect(grade(.scale, [1, 1.3], names: ["spring"], bounce: .known(0.2)) == .calm)
    }
}
