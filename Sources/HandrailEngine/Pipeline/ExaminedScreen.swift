import HandrailModel
import HandrailRules
import HandrailSource

/// A screen as assistive technologies meet it, with what every rule said of it.
struct ExaminedScreen: Sendable {
    /// The screen.
    let tree: PerceivedTree
    /// What the rules said that had anything to say.
    let said: [ScreenExaminers.Said]

    /// The same for a twin of the screen; `nil` where something of it is said of the place that brings the screen up,
    /// which is another for the twin.
    func shared(with twin: Screen) -> ExaminedScreen? {
        guard let root = tree.screen.tree.root, let other = twin.tree.root else { return nil }
        let isTheSame = root.place == other.place && root.extent == other.extent
        guard isTheSame || !speaks(of: root) else { return nil }
        return ExaminedScreen(tree: PerceivedTree(screen: twin, elements: tree.elements), said: said)
    }

    private func speaks(of root: ElementView) -> Bool {
        let isThere = { (place: SourcePlace) in
            place.file == root.extent.file
                && (root.extent.range.contains(place.range) || root.place.range.contains(place.range))
        }
        let answers = said.lazy.flatMap(\.result.answers)
        let isAnswered = answers.contains { answer in
            isThere(answer.place) || answer.related.contains { isThere($0.place) }
                || answer.repairs.contains { $0.edits.contains { isThere($0.place) } }
        }
        return isAnswered
            || tree.elements.contains { $0.name.cases.contains { $0.parts.contains { isThere($0.place) } } }
    }
}
