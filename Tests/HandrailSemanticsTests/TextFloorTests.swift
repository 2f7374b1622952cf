import HandrailModel
import HandrailSemantics
import HandrailStandards
import Testing

@Suite("The least height that texts need")
struct TextFloorTests {
    private func height(_ root: Node, _ textSize: ContentSize = .large) -> Double {
        MinimumTextHeight(at: textSize, on: .iOS).height(of: root.tree[0])
    }

    @Test("One line of a text")
    func line() {
        #expect(height(text("A")) == 22)
        #expect(height(text("A"), .accessibility3) == 48)
    }

    @Test("Below each other lines add up, side by side the highest counts")
    func stacks() {
        #expect(height(stack(text("A"), text("B"))) == 44)
        #expect(height(node(.horizontalStack, text("A"), text("B"))) == 22)
    }

    @Test("What scrolls, may be missing, or has its own height needs no more")
    func bounds() {
        #expect(height(node(.scrollView, text("A"))) == 0)
        #expect(height(choice("isOpen", text("A"))) == 0)
        #expect(height(stack(text("A").with(.layout(.frame(FrameUse(height: .known(10))))))) == 10)
    }

    @Test("What may shrink needs less")
    func shrinking() {
        #expect(height(text("A").with(.text(.minimumScaleFactor(.known(0.5))))) == 11)
    }
}
