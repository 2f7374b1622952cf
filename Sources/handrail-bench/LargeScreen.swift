import HandrailModel
import HandrailSemantics
import HandrailSource

/// A screen of about 5,000 elements for measuring: sections with a heading, buttons that have actions, switches, texts
/// and fields.
struct LargeScreen {
    /// What is perceived of it.
    let tree: PerceivedTree
    /// Elements declared on it.
    let count: Int

    /// The screen; always the same.
    init() {
        var builder = ElementTreeBuilder()
        builder.open(.list, place: Self.place)
        for section in 0..<200 { Self.add(section, to: &builder) }
        let elements = builder.freeze()
        count = elements.elements.count
        let screen = Screen(
            name: "Large", place: Self.place, presentation: .navigation, tree: elements, platforms: [], languages: [])
        tree = Perception { _ in nil }.perceive(screen)
    }

    private static let place = SourcePlace(file: FileIndex(0), range: .zero)

    private static func words(_ text: String) -> Element.Content { .words(.known(Words(text))) }

    private static func text(_ words: String, in slot: Slot, to builder: inout ElementTreeBuilder) {
        builder.leaf(.text, slot: slot, content: self.words(words), place: place)
    }

    private static func add(_ number: Int, to builder: inout ElementTreeBuilder) {
        builder.open(.section, place: place)
        text("Section \(number)", in: .header, to: &builder)
        for row in 0..<5 {
            let action = Attribute.accessibility(.action(.named(.known(Words("Archive row \(row)")))))
            builder.open(.button, place: place, attributes: [AttributeUse(action, place: place)])
            text("Open row \(row) of section \(number)", in: .label, to: &builder)
            builder.close()
            builder.open(.toggle, place: place)
            text("Pin row \(row)", in: .label, to: &builder)
            builder.close()
        }
        text("A sentence of eight words that only tells", in: .content, to: &builder)
        builder.open(.textField, place: place)
        text("Note \(number)", in: .label, to: &builder)
        builder.close()
        builder.close()
    }
}
