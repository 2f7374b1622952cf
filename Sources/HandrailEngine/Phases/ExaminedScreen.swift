import HandrailModel
import HandrailRules
import HandrailSource

/// A screen as assistive technologies meet it, with what every rule said of it.
struct ExaminedScreen: Sendable {
    /// The screen.
    let tree: PerceivedTree
    /// What the rules said that had anything to say.
    let answers: [ScreenExaminers.RuleAnswers]

    /// The same for a duplicate of the screen; `nil` where an answer points to the code that brings the screen up,
    /// which is other code for the duplicate.
    func shared(with duplicate: Screen) -> ExaminedScreen? {
        guard let root = tree.screen.tree.root, let other = duplicate.tree.root else { return nil }
        let isTheSame = root.place == other.place && root.extent == other.extent
        guard isTheSame || !mentions(root) else { return nil }
        return ExaminedScreen(tree: PerceivedTree(screen: duplicate, elements: tree.elements), answers: answers)
    }

    private func mentions(_ root: ElementView) -> Bool {
        let isThere = { (place: SourcePlace) in
            place.file == root.extent.file
                && (root.extent.range.contains(place.range) || root.place.range.contains(place.range))
        }
        let all = answers.lazy.flatMap(\.result.answers)
        let isAnswered = all.contains { answer in
            isThere(answer.place) || answer.related.contains { isThere($0.place) }
                || answer.repairs.contains { $0.edits.contains { isThere($0.place) } }
        }
        return isAnswered
            || tree.elements.contains { $0.name.cases.contains { $0.parts.contains { isThere($0.place) } } }
    }
}
