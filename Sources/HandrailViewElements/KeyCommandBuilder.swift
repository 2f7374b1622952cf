import HandrailModel
import HandrailProgram
import HandrailSource

/// Builds commands that keys trigger and that are not seen on the screen.
enum KeyCommandBuilder {
    /// Adds the command that a description stands for; nothing where its keys are not known.
    static func add(_ view: ViewDescription, slot: Slot, to builder: inout ViewElementBuilder) {
        var keys: (shortcut: Shortcut, place: SourcePlace)?
        for fact in view.facts {
            if case .control(.keys(let shortcut)) = fact.content { keys = (shortcut, fact.place) }
        }
        guard let keys else { return }
        let content: Element.Content = ViewElementBuilder.words(view, ["title"]).map { .words($0.words) } ?? .none
        builder.tree.leaf(
            .nothing, slot: slot, content: content, place: view.place,
            attributes: [AttributeUse(.interaction(.keyboardShortcut(keys.shortcut)), place: keys.place)])
    }
}
