import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Which sizes people see of a view that neither shows nor does anything.
enum SizeEffects {
    /// The constraints on a view without its size, where nobody touches it for itself.
    static func felt(_ describer: ViewDescriber, _ constraints: [ViewConstraint], of node: Int) -> [ViewConstraint] {
        guard constraints.contains(where: \.isSize), isInert(describer, node) else { return constraints }
        return constraints.filter { !$0.isSize }
    }

    /// Whether a view is a button that only shows a picture in a row which is tapped as a whole: nothing is told of a
    /// tap on it, and no code of the project that speaks of it could ask to be told.
    private static func isInert(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let view = describer.reader.store.nodes[node]
        guard view.viewClass.has(.button), view.isMade, view.viewClass.isKnown, !view.identity.isEmpty,
            view.connections.allSatisfy({ $0.kind != .action }), view.gestures.isEmpty, view.touches.isEmpty,
            view.configurations.isEmpty, view.children.isEmpty, isInRow(describer, node),
            !describer.reader.store.viewsGivenAway.contains(node),
            !view.facts.contains(where: \.isAction), !view.writes.contains(where: { Self.wiring.contains($0.name) })
        else { return false }
        if let type = view.viewClass.type, describer.reader.program.lineage(of: type, mentions: Self.wires) {
            return false
        }
        return !describer.memo.mayWire(view.identity, in: describer.reader.program)
    }

    /// Whether a view lies in a cell of a list.
    private static func isInRow(_ describer: ViewDescriber, _ node: Int) -> Bool {
        describer.reader.store.around(node).contains { describer.reader.store.nodes[$0].viewClass.has(.row) }
    }

    private static let wiring: NameSet = ["menu", "showsMenuAsPrimaryAction", "title", "attributedTitle"]

    private static let wires = CodeWords([
        "addtarget", "addaction", "uiaction", "gesturerecognizer", "touches", "tracking", "sendaction", "menu",
        "interaction",
    ])
}

extension ViewConstraint {
    /// Whether it is on the size of one view alone.
    fileprivate var isSize: Bool { second == nil && (first.attribute == "width" || first.attribute == "height") }
}
