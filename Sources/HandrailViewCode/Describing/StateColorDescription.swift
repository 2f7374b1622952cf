import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// The colors that a view takes for its states.
enum StateColorDescription {
    /// How a view shows a state of the app by its color alone, where all that code does by that state was read.
    static func stateColors(_ describer: ViewDescriber, of node: Int) -> [ViewFact] {
        guard describer.reader.store.nodes[node].writes.contains(where: Self.mayTellState),
            case let view = describer.reader.store.nodes[node],
            view.viewClass.type == nil, !view.identity.isEmpty, describer.reader.isComplete,
            !describer.reader.store.viewsGivenAway.contains(node),
            view.viewClass.has(.colorMark) || view.viewClass.has(.button),
            !view.writes.contains(where: {
                $0.name.hasPrefix("accessibility") && $0.name != "accessibilityLabel"
                    && $0.name != "accessibilityIdentifier"
            })
        else { return [] }
        for holder in describer.reader.store.nodes where holder.fields[view.identity] == [node] {
            guard let type = holder.viewClass.type else { continue }
            let turns = describer.memo.turns(of: type, describer.reader.evaluator).filter { $0.field == view.identity }
            return turns.prefix(1).flatMap { facts(describer, for: $0, of: node) }
        }
        return []
    }

    private static func mayTellState(_ write: ViewWrite) -> Bool {
        colors.contains(write.name) && (write.isConditional || write.value.value == nil)
    }

    private static func facts(
        _ describer: ViewDescriber, for turn: StateColors.Turn, of node: Int
    ) -> [ViewFact] {
        let view = describer.reader.store.nodes[node]
        if view.viewClass.has(.colorMark) {
            // A picture that changes with its color is another way, and so is what stands in it.
            guard view.children.isEmpty,
                Set(view.writes.filter { $0.name == "image" || $0.name == "isHidden" }.map(\.value)).count < 2
            else { return [] }
            return [ViewFact(.coloring(.turning(.oneOf(turn.colors))), place: turn.place)]
        }
        return view.viewClass.has(.button)
            ? [ViewFact(.coloring(.byState(turn.state)), place: turn.place)] : []
    }

    private static let colors: NameSet = ["tintColor", "backgroundColor", "borderColor"]
}
