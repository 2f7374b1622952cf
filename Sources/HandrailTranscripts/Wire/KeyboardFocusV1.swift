package import HandrailReporting
import HandrailSimulation

/// The way with a keyboard.
package struct KeyboardFocusV1: Sendable {
    /// Presses of Tab.
    package let tabs: Int
    /// Presses of an arrow inside the group.
    package let arrows: Int
    /// Keys that act.
    package let keys: [String]
}

extension KeyboardFocusV1 {
    /// The wire form of the focus on a stop; `nil` where it does not come.
    init?(_ keyboard: FullKeyboardAccessTour, _ index: Int) {
        guard let focus = keyboard.focus(on: index) else { return nil }
        self.init(tabs: focus.tabs, arrows: focus.arrows, keys: keyboard.commands(on: index).map(\.keys))
    }
}

extension KeyboardFocusV1: WireObject {
    /// Its name in the schema.
    package static let name = "Focus"
    /// What the schema says of it.
    package static let note = "The way with a keyboard."
    /// Its members.
    package static let fields: [WireField<KeyboardFocusV1>] = [
        WireField("tabs", "Presses of Tab.") { $0.tabs },
        WireField("arrows", "Presses of an arrow inside the group.") { $0.arrows },
        WireField("keys", "Keys that act.") { $0.keys },
    ]
}
