import HandrailModel
import HandrailSource
import Testing

@Suite("A tree of elements")
struct ElementTreeTests {
    /// A stack with a label of an icon and a text, and a button.
    private static let tree: ElementTree = {
        var builder = ElementTreeBuilder()
        builder.open(.verticalStack, place: place(0), attributes: [use(.interaction(.disabled(.known(true))), 90)])
        builder.open(.label, place: place(10))
        builder.leaf(.image, slot: .icon, content: .image(.symbol(.known("sailboat"))), place: place(12))
        builder.leaf(
            .text, slot: .label, content: .words(.known(Words("Pier"))), place: place(22),
            attributes: [use(.text(.lineLimit(.known(1))), 31), use(.text(.lineLimit(.known(2))), 35)])
        builder.close()
        builder.leaf(.button, place: place(50))
        return builder.freeze()
    }()

    private static func place(_ offset: Int) -> SourcePlace {
        SourcePlace(file: FileIndex(0), range: ByteRange(offset, offset + 1))
    }

    private static func use(_ attribute: Attribute, _ offset: Int) -> AttributeUse {
        AttributeUse(attribute, place: place(offset))
    }

    @Test("lists its elements with those inside right behind them")
    func order() throws {
        let root = try #require(Self.tree.root)
        #expect(Self.tree.elements.map(\.kind) == [.verticalStack, .label, .image, .text, .button])
        #expect(root.children.map(\.kind) == [.label, .button])
        #expect(root.descendants.map(\.kind) == [.label, .image, .text, .button])
        #expect(Self.tree[1].children(in: .icon).map(\.kind) == [.image])
        #expect(Self.tree[3].ancestors.map(\.kind) == [.label, .verticalStack])
        #expect(Self.tree[1].contains(Self.tree[3]) && !Self.tree[1].contains(Self.tree[4]))
    }

    @Test("keeps the attributes of each element, innermost modifier first")
    func attributes() throws {
        let limit = { (attribute: Attribute) -> Double? in
            if case .text(.lineLimit(.known(let lines))) = attribute { lines } else { nil }
        }
        #expect(Self.tree[3].innermost(limit)?.value == 1)
        #expect(Self.tree[3].outermost(limit)?.value == 2)
        #expect(Self.tree[3].nearest(with: .interaction(.disabled))?.index == 0)
        #expect(Self.tree[3].nearest(with: .visibility(.opacity)) == nil)
        #expect(Self.tree.attributeKinds.contains(.text(.lineLimit)) && Self.tree.kinds.contains(.button))
    }

    @Test("closes what its builder left open")
    func unclosed() {
        var builder = ElementTreeBuilder()
        builder.open(.list, place: Self.place(0))
        builder.open(.section, place: Self.place(1))
        #expect(builder.freeze().root?.descendants.map(\.kind) == [.section])
        #expect(builder.count == 2)
    }
}
