import HandrailFrameworks
import HandrailModel

extension ViewElementBuilder {
    /// A stepper of UIKit is two buttons that name themselves.
    mutating func addStepper(_ view: ViewDescription, slot: Slot) {
        guard let button = SystemClasses.button else { return }
        let around = corner
        defer { corner = around }
        let look = ViewAttributes(view, kind: .button, entry: button, constraints: constraints)
        let placed = place(view)
        tree.open(.horizontalStack, slot: slot, place: view.place, extent: view.extent, attributes: placed)
        for name in ["decrement", "increment"] {
            tree.open(
                .button, place: view.place, extent: view.extent,
                attributes: look.attributes.filter { !$0.attribute.isAboutWholeStepper })
            if let words = SystemItem.words(ofButton: name) {
                tree.leaf(.text, slot: .label, content: .words(.known(words)), place: view.place)
            }
            tree.close()
        }
        tree.close()
    }
}

extension Attribute {
    /// Whether it speaks of both buttons of a stepper together: how large they are, where they lie, what they are
    /// called.
    fileprivate var isAboutWholeStepper: Bool {
        switch self {
        case .layout(.frame), .layout(.constraint), .layout(.placed), .accessibility(.label),
            .accessibility(.identifier):
            true
        default: false
        }
    }
}
