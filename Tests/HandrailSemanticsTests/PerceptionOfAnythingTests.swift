import HandrailModel
import HandrailSemantics
import Testing

@Suite("Whatever is declared")
struct PerceptionOfAnythingTests {
    /// A generator of the same numbers every time.
    private struct Dice {
        var state: UInt64

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }

        mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
            values.isEmpty ? other : values[roll(values.count)]
        }
    }

    private static let attributes: [Attribute] = [
        .accessibility(.label(.known(Words("L")))), .accessibility(.label(.oneOf([Words(""), Words("M")]))),
        .accessibility(.value(.dynamic)), .accessibility(.hint(.known(Words("H")))),
        .accessibility(.addTraits(.known(.modal))),
        .accessibility(.addTraits(.oneOf([.header, []]))), .accessibility(.removeTraits(.known(.button))),
        .accessibility(.removeTraits(.unknown(.computed))),
        .accessibility(.hidden(.known(true))), .accessibility(.hidden(.oneOf([true, false]))),
        .visibility(.opacity(.known(0))),
        .accessibility(.children(.ignore)), .accessibility(.children(.combine)), .accessibility(.children(.contain)),
        .accessibility(.children(.replaced)), .accessibility(.representation), .accessibility(.action(.activate)),
        .accessibility(.action(.named(.dynamic))), .accessibility(.sortPriority(.known(2))),
        .accessibility(.sortPriority(.known(.nan))),
        .interaction(.disabled(.known(true))), .interaction(.disabled(.dynamic)), .visibility(.labelsHidden),
        .interaction(.onDelete), .accessibility(.unknown("x")),
        .interaction(.style(.picker, "segmented")), .accessibility(.labeledPair),
    ]

    private static let contents: [Element.Content] = [
        .none, .words(.known(Words("W"))), .words(.unknown(.tooDeep)), .image(.symbol(.dynamic)),
        .image(.symbol(.oneOf(["star", "trash"]))), .image(.asset(.oneOf([]))), .image(.decorative), .type("T"),
        .condition(nil), .condition(ElementCondition(subject: .app, text: "c")),
    ]

    private static func node(_ dice: inout Dice, depth: Int) -> Node {
        var result = Node(kind: dice.pick(ElementKind.allCases, or: .text))
        result.slot = dice.pick(Slot.allCases, or: .content)
        result.content = dice.pick(contents, or: .none)
        for _ in 0..<dice.roll(4) {
            result = result.with(
                dice.pick(attributes, or: .visibility(.labelsHidden)), when: dice.roll(4) == 0 ? "c" : nil)
        }
        if depth > 0 { result.children = (0..<dice.roll(5)).map { _ in node(&dice, depth: depth - 1) } }
        return result
    }

    @Test("Every tree is perceived, as a proper tree", arguments: 0..<300)
    func anyTree(seed: Int) {
        var dice = Dice(state: UInt64(seed))
        let root = Self.node(&dice, depth: 6)
        let tree = root.perceived
        var ends: [Int] = [tree.elements.count]
        for (index, element) in tree.elements.enumerated() {
            while let end = ends.last, end <= index { ends.removeLast() }
            #expect(index < element.end && element.end <= ends.last ?? 0 && element.parent < index)
            #expect(element.merged.allSatisfy { tree.screen.tree.elements.indices.contains($0) })
            #expect((1...PerceivedName.limit).contains(element.name.cases.count))
            if element.exposure == .element { #expect(Int(element.end) == index + 1) }
            if element.exposure == .branch { #expect(tree[index].parent?.element.exposure == .alternatives) }
            ends.append(Int(element.end))
        }
        #expect(tree.dump.split(separator: "\n").count == tree.elements.count)
        for index in tree.screen.tree.elements.indices { _ = DeclaredContext(tree.screen.tree[index]) }
    }
}
