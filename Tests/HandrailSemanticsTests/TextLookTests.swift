import HandrailModel
import HandrailSemantics
import Testing

@Suite("The size and weight that the contrast of a text depends on")
struct TextLookTests {
    private func look(_ node: Node, at index: Int = 0) -> TextSizeAndWeight {
        TextSizeAndWeight(of: ResolvedText(node.tree[index]), on: .iOS)
    }

    private func font(_ size: FontUse.Size, _ weight: Fact<String> = .absent) -> Attribute {
        .text(.font(FontUse(size: size, weight: weight)))
    }

    @Test("Without a font it is body, and the heading styles have a weight of their own")
    func styles() {
        #expect(look(text("A")) == TextSizeAndWeight(pointSize: 17, weight: .regular))
        #expect(look(text("A").with(font(.style("headline")))) == TextSizeAndWeight(pointSize: 17, weight: .semibold))
        #expect(look(stack(text("A")).with(font(.style("title"))), at: 1).pointSize == 28)
    }

    @Test("A font that is not known has no size, and an open weight stays open")
    func open() {
        #expect(look(text("A").with(font(.unknown))).pointSize == nil)
        #expect(look(text("A").with(font(.oneOf([])))).pointSize == nil)
        #expect(look(text("A").with(.text(.fontWeight(.oneOf(["bold", "regular"]))))).weight == .unknown)
        #expect(look(text("A").with(font(.style("body"), .dynamic))).weight == .unknown)
        #expect(look(text("A").with(.text(.bold))).weight == .bold)
    }

    @Test("A font that the app chooses by a condition of its own has neither")
    func conditional() {
        let look = look(text("A").with(font(.style("title"), .known("bold")), when: "isLarge"))
        #expect(look == TextSizeAndWeight(pointSize: nil, weight: .unknown))
    }

    @Test("The system chooses the font of headers and of labeled values")
    func systems() {
        #expect(look(node(.section, text("A").in(.header)), at: 1).pointSize == nil)
        #expect(look(node(.labeledContent, text("A")), at: 1).pointSize == nil)
    }
}
