import HandrailModel

/// The elements that a view lists for assistive technologies, by the identities of their views.
struct ListedElements {
    /// The identities.
    package let identities: Set<String>

    /// The same views, with what is listed taken out of what is one element by itself and listed as well: both are
    /// reached, one after the other, as in `accessibilityElements = [contentView, deleteButton]`.
    func beside(_ views: [ViewDescription]) -> [ViewDescription] {
        views.flatMap { view -> [ViewDescription] in
            guard identities.contains(view.identity), view.value("isAccessibilityElement") == .known(.flag(true)) else {
                return [view.subviews.isEmpty ? view : view.holding(beside(view.subviews))]
            }
            var freed: [ViewDescription] = []
            return [sparing(view, &freed)] + freed
        }
    }

    /// A view without the listed ones inside it, which are handed out.
    private func sparing(_ view: ViewDescription, _ freed: inout [ViewDescription]) -> ViewDescription {
        var kept: [ViewDescription] = []
        for inner in view.subviews {
            if identities.contains(inner.identity) { freed.append(inner) } else { kept.append(sparing(inner, &freed)) }
        }
        return view.holding(kept)
    }
}
