import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

extension ViewElementBuilder {
    /// What a screen says that has nothing to show: a picture, a title, words below it and buttons, all laid out by the
    /// system.
    mutating func addEmptyScreen(_ view: ViewDescription, slot: Slot) {
        guard let entry = SystemClasses.form(of: view.systemClass),
            let title = Self.words(view, ["attributedText", "text"])
        else {
            return tree.leaf(
                .opaque, slot: slot, content: .type(view.systemClass), place: view.place, extent: view.extent)
        }
        let look = ViewAttributes(view, kind: .contentUnavailable, entry: entry, constraints: constraints)
        tree.open(
            .contentUnavailable, slot: slot, place: view.place, extent: view.extent,
            attributes: look.attributes.filter(\.attribute.isOfWhole))
        if view.value("image").image != nil {
            tree.leaf(.image, slot: .icon, content: .image(.decorative), place: view.place)
        }
        tree.leaf(.text, slot: .label, content: .words(title.words), place: title.place)
        if let more = Self.words(view, ["secondaryAttributedText", "secondaryText"]) {
            tree.leaf(.text, slot: .detail, content: .words(more.words), place: more.place)
        }
        for button in ["button", "secondaryButton"] {
            guard let words = Self.words(view, ["\(button).attributedTitle", "\(button).title"]) else { continue }
            tree.open(.button, place: words.place)
            tree.leaf(.text, slot: .label, content: .words(words.words), place: words.place)
            tree.close()
        }
        tree.close()
    }
}

extension Attribute {
    /// Whether it is about the whole and not about the words or the picture in it.
    fileprivate var isOfWhole: Bool {
        switch self {
        case .text(.font), .color(.foreground), .text(.fontAdjusts), .text(.lineLimit): false
        default: true
        }
    }
}
