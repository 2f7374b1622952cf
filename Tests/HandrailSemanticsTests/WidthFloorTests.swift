import HandrailModel
import HandrailSemantics
import HandrailStandards
import Testing

@Suite("The least width that words need")
struct WidthFloorTests {
    private func width(_ root: Node, _ textSize: ContentSize = .large) -> Double {
        (MinimumTextWidth(at: textSize, on: .iOS).width(of: root.tree[0]) * 100).rounded() / 100
    }

    private let row = node(.horizontalStack, text("Tea"), text("Green tea"))

    @Test("The longest word of a text, at the size it has")
    func word() {
        #expect(width(text("Tea")) == 21.42)
        #expect(width(text("Green tea")) == 35.7)
        #expect(width(text("Tea"), .accessibility5) == 66.78)
        #expect(width(text("Tea").with(.text(.font(FontUse(size: .fixed(.known(10))))))) == 12.6)
    }

    @Test("Korean and Chinese may break after every syllable")
    func eastAsian() {
        #expect(width(text("안녕하세요")) == 15.3)
        #expect(TextWidthEstimate.longestWord(of: Words("하루 schedule")).word == "schedule")
    }

    @Test("Side by side words add up, below each other the longest counts")
    func stacks() {
        #expect(width(row) == 57.12)
        #expect(width(row.with(.layout(.spacing(.known(10))))) == 67.12)
        #expect(width(stack(text("Tea"), text("Green tea"))) == 35.7)
        #expect(width(button(title("Tea"))) == 21.42)
    }

    @Test("Frames and paddings count, a frame that says it all alone")
    func modifiers() {
        #expect(
            width(text("Tea").with(.layout(.padding(PaddingUse(edges: ["horizontal"], length: .known(8)))))) == 37.42)
        #expect(width(text("Tea").with(.layout(.padding(PaddingUse(edges: ["all"], length: .absent))))) == 53.42)
        #expect(width(text("Tea").with(.layout(.frame(FrameUse(width: .known(100)))))) == 100)
        #expect(width(text("Tea").with(.layout(.frame(FrameUse(maximumWidth: .known(12)))))) == 12)
        #expect(width(text("Tea").with(.layout(.frame(FrameUse(maximumWidth: .known(.infinity)))))) == 21.42)
    }

    @Test("What is cut off, may shrink, scrolls or may be missing needs less")
    func bounds() {
        #expect(width(text("Tea").with(.text(.lineLimit(.known(1))))) == 0)
        #expect(width(text("Tea").with(.text(.minimumScaleFactor(.known(0.5))))) == 10.71)
        #expect(width(node(.scrollView, text("Tea"))) == 0)
        #expect(width(choice("isOpen", text("Tea"))) == 0)
        #expect(width(choice("isOpen", text("Tea"), else: text("Green"))) == 21.42)
    }

    @Test("Words that are not known need nothing")
    func runtime() {
        #expect(width(text(.dynamic)) == 0)
        #expect(width(text(.known(Words(pieces: [.runtime, .text(" minutes")])))) == 49.98)
    }
}
