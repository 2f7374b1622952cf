import HandrailCode
import HandrailModel
import HandrailSource
import HandrailValues

/// Which of several tabs is chosen when they come up.
enum FirstTab {
    /// That a tab is chosen, now and then and at first, where what the code stores at first says so.
    static func uses(
        of tag: (expression: Expression, scope: Scope)?, _ place: SourcePlace, _ views: ViewBuilder
    ) -> [AttributeUse] {
        guard let tag, let selection = views.selection,
            InitialAnswerReader(evaluator: views.evaluator).isFirst(
                selection.expression, in: selection.scope, as: tag.expression, in: tag.scope) == true
        else { return [] }
        return [AttributeUse(.accessibility(.addTraits(.oneOf([[], .selected]))), place: place)]
    }

    /// What a view is told from others by in a chain of modifiers: `tides` in `Text("Tides").tag(Bay.tides)`.
    static func tag(in chain: Expression, depth: Int = 0) -> Expression? {
        guard depth < deepest, case .call(let callee, let arguments) = chain.kind,
            case .member(let base?, let name, _) = callee.kind
        else { return nil }
        return name == tagging ? arguments.first?.value : tag(in: base, depth: depth + 1)
    }

    /// The modifier that tells a view from others.
    static let tagging = "tag"
    private static let deepest = 40
}
