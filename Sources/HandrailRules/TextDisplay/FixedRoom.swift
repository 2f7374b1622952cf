import HandrailModel
import HandrailSemantics

extension ElementView {
    /// Whether the system gives it room that stays the same at every text size: in a widget, a Live Activity or a
    /// complication, and in a copy of one that the app shows people so that they can arrange it.
    func hasFixedRoom(on screen: PerceivedTree) -> Bool {
        screen.screen.presentation == .widget || has(.widgetContent) || ancestors.contains { $0.has(.widgetContent) }
    }
}
