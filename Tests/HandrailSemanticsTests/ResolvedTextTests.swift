import HandrailModel
import HandrailSemantics
import HandrailStandards
import Testing

@Suite("How a text is set")
struct ResolvedTextTests {
    private static let title = Attribute.text(.font(FontUse(size: .style("title"))))
    private static let small = Attribute.text(.font(FontUse(size: .fixed(.known(12)))))

    private func size(_ root: Node, at index: Int, _ textSize: ContentSize = .large) -> Double? {
        ResolvedText(root.tree[index]).sizes(on: .iOS)[textSize]
    }

    @Test("The nearest font wins, and the innermost on the same element")
    func nearest() {
        #expect(size(stack(text("A").with(Self.small)).with(Self.title), at: 1) == 12)
        #expect(size(stack(text("A")).with(Self.title), at: 1) == 28)
        #expect(size(text("A").with(Self.small).with(Self.title), at: 0) == 12)
    }

    @Test("Without a font a text is set as body, but the system decides in a header")
    func standard() {
        #expect(size(text("A"), at: 0, .accessibility5) == 53)
        #expect(size(node(.section, text("A").in(.header)), at: 1) == nil)
    }

    @Test("A limit stops the growth")
    func limits() {
        let limited = text("A").with(.text(.dynamicTypeSize(TextSizeLimits(most: .known("xLarge")))))
        #expect(size(limited, at: 0, .accessibility3) == 19)
        #expect(size(limited, at: 0, .small) == 15)
    }

    @Test("A weight beside the font counts for its style")
    func weight() {
        let bold = stack(text("A").with(Self.title)).with(.text(.fontWeight(.known("black"))))
        #expect(ResolvedText(bold.tree[1]).resolved?.weight(on: .iOS) == .black)
    }

    @Test("Texts are reached as far as nothing nearer decides")
    func reach() {
        let root = stack(text("A"), text("B").with(Self.small), button(text("C"))).with(Self.title)
        let reached = AffectedTexts.texts(from: root.tree[0]) { if case .text(.font) = $0 { true } else { false } }
        #expect(reached.map(\.index) == [1, 4])
    }

    @Test("An emoji or a bullet is not read as text")
    func readable() {
        #expect(!text("🎉").tree[0].isReadable)
        #expect(!text("•").tree[0].isReadable)
        #expect(text("7").tree[0].isReadable)
        #expect(text(.dynamic).tree[0].isReadable)
    }
}
