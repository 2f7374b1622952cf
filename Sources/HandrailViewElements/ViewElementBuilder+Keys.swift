import HandrailModel
import HandrailProgram
import HandrailSource

extension ViewElementBuilder {
    /// A command that keys trigger and that is not seen on the screen.
    mutating func addKeyCommand(_ view: ViewDescription, slot: Slot) {
        guard let property = view.property("keys") else { return }
        var shortcut = Shortcut(key: nil, modifiers: nil)
        if case .known(.list(let values)) = property.value, case .name(let key)? = values.first {
            let held = values.dropFirst().compactMap { value in
                if case .name(let name) = value { Shortcut.Modifier(rawValue: name) } else { nil }
            }
            shortcut = Shortcut(key: key, modifiers: Set(held))
        }
        let content: Element.Content = Self.words(view, ["title"]).map { .words($0.words) } ?? .none
        tree.leaf(
            .nothing, slot: slot, content: content, place: view.place,
            attributes: [AttributeUse(.interaction(.keyboardShortcut(shortcut)), place: property.place)])
    }
}
