import HandrailModel
import HandrailSemantics
import HandrailSource
import Testing

@Suite("How large the area is that reacts to a touch")
struct ReachReaderTests {
    private func square(_ side: Double) -> Attribute {
        .layout(.frame(FrameUse(width: .known(side), height: .known(side))))
    }

    private func padding(_ length: Fact<Double>, _ edges: [String] = ["all"]) -> Attribute {
        .layout(.padding(PaddingUse(edges: edges, length: length)))
    }

    /// `20…32 × 0…` and so on.
    private func target(_ control: Node) -> String { described(HitAreaReader(for: .iOS).target(of: control.tree[0])) }

    private func described(_ reach: HitArea) -> String { "\(described(reach.width)) × \(described(reach.height))" }

    private func described(_ span: Span) -> String {
        let least = "\(Int(span.least))"
        if span.least == span.most { return least }
        return span.most.isFinite ? "\(least)…\(Int(span.most))" : "\(least)…"
    }

    @Test("A frame in the label is the target")
    func frameInside() {
        #expect(target(button(symbol("star").with(square(32)))) == "32 × 32")
        #expect(target(button(symbol("star").with(square(20)).with(padding(.known(12))))) == "44 × 44")
        #expect(target(button(symbol("star").with(square(20)).with(padding(.absent)))) == "52 × 52")
        #expect(target(button(symbol("star").with(square(20)).with(padding(.known(8), ["horizontal"])))) == "36 × 20")
        #expect(
            target(button(symbol("star").with(square(20)).with(padding(.known(8), ["top", "leading"])))) == "28 × 28")
        #expect(target(button(symbol("star").with(square(20)).with(padding(.known(-8))))) == "20 × 20")
    }

    @Test("A frame around the control makes the target smaller, never larger")
    func frameOutside() {
        #expect(target(button(symbol("star").with(square(20))).with(square(44))) == "20 × 20")
        #expect(target(button(opaque("Icon")).with(square(32))) == "0…32 × 0…32")
        #expect(target(button(symbol("star").with(square(20))).with(padding(.known(12)))) == "20 × 20")
        #expect(target(button(symbol("star").with(square(60))).with(square(30))) == "60 × 60")
    }

    @Test("Least and greatest sizes are bounds")
    func bounds() {
        let atLeast = Attribute.layout(.frame(FrameUse(minimumWidth: .known(44), minimumHeight: .known(44))))
        #expect(target(button(symbol("star").with(atLeast))) == "44 × 44")
        #expect(target(button(symbol("star").with(square(20)).with(atLeast))) == "44 × 44")
        let atMost = Attribute.layout(.frame(FrameUse(maximumWidth: .known(.infinity), maximumHeight: .known(30))))
        #expect(target(button(text("Save").with(atMost))) == "44… × 19…30")
    }

    @Test("What is not known stays open")
    func unknown() {
        #expect(target(button(opaque("Save"))) == "0… × 0…")
        #expect(
            target(button(symbol("star").with(.layout(.frame(FrameUse(width: .dynamic, height: .known(20)))))))
                == "0… × 20")
        #expect(target(button(opaque("Icon").with(.unknownModifier("large")))) == "0… × 0…")
    }

    @Test("Fonts and scales bound a symbol, as long as it keeps its size")
    func symbols() {
        let fixed = Attribute.text(.font(FontUse(size: .fixed(.known(10)))))
        #expect(target(button(symbol("star").with(fixed))) == "6…22 × 6…15")
        #expect(target(button(symbol("star")).with(fixed)) == "6…22 × 6…15")
        #expect(target(button(symbol("star").with(.text(.font(FontUse(size: .style("caption"))))))) == "7…27 × 7…18")
        #expect(target(button(symbol("star").with(.picture(.resizable)).with(fixed))) == "0… × 0…")
    }

    @Test("Words are as tall as their lines, and as wide as their letters at least and at most")
    func words() {
        #expect(target(button(text("Save"))) == "29…49 × 19…22")
        #expect(target(button(symbol("star").with(square(20)), text("Save"))) == "49…81 × 20…22")
        let caption = Attribute.text(.font(FontUse(size: .style("caption2"))))
        #expect(target(button(text("Save").with(caption))) == "18…31 × 12…13")
        #expect(target(button(text("Save").with(.text(.font(FontUse(size: .unknown)))))) == "9… × 12…")
        let open = text(.dynamic)
        #expect(target(button(open)) == "14… × 19…")
        #expect(target(button(open.with(.text(.lineLimit(.known(1)))))) == "14… × 19…22")
    }

    @Test("Rows are as tall as their tallest part, layers as large as the largest")
    func arrangements() {
        let row = node(.horizontalStack, symbol("star").with(square(20)), symbol("bell").with(square(30)))
        #expect(target(button(row)) == "50…62 × 30")
        let column = node(.verticalStack, symbol("star").with(square(20)), symbol("bell").with(square(30)))
        #expect(target(button(column)) == "30 × 50…62")
        let layers = node(.depthStack, node(.shape).with(square(36)), symbol("bell").with(square(16)))
        #expect(target(button(layers)) == "36 × 36")
        let badge = node(.layered, symbol("bell").with(square(20)), node(.shape).with(square(40)).in(.background))
        #expect(target(button(badge)) == "40 × 40")
    }

    @Test("Under conditions either size may hold")
    func choices() {
        let either = choice("isLarge", symbol("star").with(square(48)), else: symbol("star").with(square(24)))
        #expect(target(button(either)) == "24…48 × 24…48")
        let widths = Attribute.layout(.frame(FrameUse(width: .oneOf([20, 50]))))
        #expect(target(button(symbol("star").with(widths))) == "20…50 × 11…25")
    }

    @Test("A gesture reacts where the modifiers before it reach")
    func gestures() {
        let tap = Attribute.interaction(.gesture(Gesture(kind: .tap, action: ActionSummary())))
        let place = SourcePlace(file: FileIndex(0), range: ByteRange(40, 60))
        var before = node(.shape).with(square(24)).with(padding(.known(4)))
        before.uses.append(AttributeUse(tap, place: place))
        let element = before.with(padding(.known(10))).tree[0]
        let reader = HitAreaReader(for: .iOS)
        #expect(described(reader.target(of: element, before: AttributeUse(tap, place: place))) == "32 × 32")
    }
}
