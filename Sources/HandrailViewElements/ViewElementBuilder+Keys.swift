import HandrailModel
import HandrailProgram
import HandrailSource

extension ViewElementBuilder {
    /// A command that keys trigger and that is not seen on the screen.
    mutating func addKeyCommand(_ view: ViewDescription, slot: Slot) {
        var keys: (shortcut: Shortcut, place: SourcePlace)?
        for fact in view.facts {
            if case .control(.keys(let shortcut)) = fact.content { keys = (shortcut, fact.place) }
        }
        guard let keys else { return }
        let content: Element.Content = Self.words(view, ["title"]).map { .words($0.words) } ?? .none
        tree.leaf(
            .nothing, slot: slot, content: content, place: view.place,
            attributes: [AttributeUse(.interaction(.keyboardShortcut(keys.shortcut)), place: keys.place)])
    }
}
