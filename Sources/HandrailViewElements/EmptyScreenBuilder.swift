import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Builds what a screen says that has nothing to show: a picture, a title, words below it and buttons, all laid out by
/// the system.
enum EmptyScreenBuilder {
    /// Adds what a description stands for; something that cannot be looked into where it has no title.
    static func add(_ view: ViewDescription, slot: Slot, to builder: inout ViewElementBuilder) {
        guard let entry = SystemClasses.form(of: view.systemClass),
            let title = ViewElementBuilder.words(view, ["attributedText", "text"])
        else {
            return builder.tree.leaf(
                .opaque, slot: slot, content: .type(view.systemClass), place: view.place, extent: view.extent)
        }
        let look = ViewAttributes(view, kind: .contentUnavailable, entry: entry, constraints: builder.constraints)
        builder.tree.open(
            .contentUnavailable, slot: slot, place: view.place, extent: view.extent,
            attributes: look.attributes.filter(\.attribute.isOfWhole))
        if view.value("image").image != nil {
            builder.tree.leaf(.image, slot: .icon, content: .image(.decorative), place: view.place)
        }
        builder.tree.leaf(.text, slot: .label, content: .words(title.words), place: title.place)
        if let more = ViewElementBuilder.words(view, ["secondaryAttributedText", "secondaryText"]) {
            builder.tree.leaf(.text, slot: .detail, content: .words(more.words), place: more.place)
        }
        for button in ["button", "secondaryButton"] {
            let names = ["\(button).attributedTitle", "\(button).title"]
            guard let words = ViewElementBuilder.words(view, names) else { continue }
            builder.tree.open(.button, place: words.place)
            builder.tree.leaf(.text, slot: .label, content: .words(words.words), place: words.place)
            builder.tree.close()
        }
        builder.tree.close()
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
