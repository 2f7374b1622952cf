import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// The states that a view shows by a mark and that the class which holds it says nowhere.
enum StateMarkDescription {
    /// The marks that a view is; none where more may be done to it than was read.
    static func marks(_ describer: ViewDescriber, of node: Int) -> [ViewFact] {
        let store = describer.reader.store
        let view = store.nodes[node]
        guard describer.reader.isComplete, !store.viewsGivenAway.contains(node),
            !store.viewsChangedUnread.contains(node), view.viewClass.family == .view,
            view.writes.contains(where: mayFollow), !view.writes.contains(where: { isSpoken($0.name) })
        else { return [] }
        var facts: [ViewFact] = []
        if let type = view.viewClass.type, view.isEntered {
            let saysSelected = describer.selectionIsSpoken(of: view)
            facts = describer.memo.marks(of: type, describer.reader.evaluator)
                .filter { $0.field == nil && !($0.isOwn && saysSelected && systemStates.contains($0.mark.state.name)) }
                .map { ViewFact(.marking($0.mark.placed(inRow: view.viewClass.has(.row))), place: $0.place) }
        }
        guard !view.identity.isEmpty, view.viewClass.type == nil, isKnown(view) else { return facts }
        for holder in store.nodes where holder.fields[view.identity] == [node] {
            guard let type = holder.viewClass.type else { continue }
            let saysSelected = describer.selectionIsSpoken(of: holder)
            return facts + describer.memo.marks(of: type, describer.reader.evaluator)
                .filter {
                    $0.field == view.identity
                        && !($0.isOwn && saysSelected && systemStates.contains($0.mark.state.name))
                }
                .map { ViewFact(.marking($0.mark.placed(inRow: holder.viewClass.has(.row))), place: $0.place) }
        }
        return facts
    }

    /// Whether it is known what a view shows, or its name says that it is drawn and holds nothing.
    private static func isKnown(_ view: ViewNode) -> Bool {
        switch view.kind {
        case .made, .part, .designed: true
        case .outlet, .promised, .foreign: !view.viewClass.has(.plainView) || drawn.occur(in: view.identity)
        }
    }

    private static let drawn = Fragments([
        "dot", "indicator", "mark", "icon", "image", "check", "tick", "pin", "star", "line", "border", "circle",
        "highlight", "stripe", "glyph",
    ])

    private static func mayFollow(_ write: ViewWrite) -> Bool {
        guard write.isConditional || write.value.value == nil else { return false }
        return looks.contains(write.name.split(separator: ".").last.map(String.init) ?? write.name)
    }

    private static let looks: NameSet = [
        "isHidden", "alpha", "alphaValue", "image", "tintColor", "contentTintColor", "backgroundColor", "borderColor",
        "textColor", "titleColor", "font", "foregroundColor",
    ]

    private static func isSpoken(_ name: String) -> Bool {
        name.hasPrefix("accessibility") && name != "accessibilityIdentifier" && name != "accessibilityTraits"
            && name != "accessibilityLabel"
    }

    /// What the system says by itself of cells and controls.
    private static let systemStates: NameSet = [
        "isSelected", "isHighlighted", "isEnabled", "isFocused", "isEditing", "isOn",
    ]
}

extension ViewDescriber {
    /// Whether the system says of a view whether it is selected: of cells and controls, unless their class answers for
    /// their traits.
    fileprivate func selectionIsSpoken(of view: ViewNode) -> Bool {
        guard view.viewClass.has(.row) || SystemClasses.form(of: view.viewClass.systemClass)?.kind.isControl == true
            || view.viewClass.has(.control)
        else { return false }
        let lineage = view.viewClass.type.map(reader.program.lineage(of:)) ?? []
        return !lineage.contains { $0.properties["accessibilityTraits"]?.declaration.getter != nil }
    }
}
