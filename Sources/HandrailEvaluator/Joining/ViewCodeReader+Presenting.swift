import HandrailCode
import HandrailModel

extension ViewCodeReader {
    /// Notes that controllers are shown: `present(_:animated:)`, `pushViewController(_:animated:)`.
    mutating func show(_ arguments: [Argument], _ way: Screen.Presentation, _ site: inout CodeSite) {
        guard let first = arguments.first, first.label == nil, !first.isTrailing else { return }
        for node in visit(first.value, &site) where nodes[node].viewClass.family == .controller { note(node, way) }
    }

    private mutating func note(_ node: Int, _ way: Screen.Presentation) {
        var way = way
        if way == .sheet, let style = nodes[node].writes.last(where: { $0.name == "modalPresentationStyle" }) {
            way = ScenePresentations.presented(as: style.value.name.value)
        }
        if let name = nodes[node].viewClass.type?.name, presentations[name] != .navigation { presentations[name] = way }
        // A bar's controller is shown for what it holds.
        for root in nodes[node].fields["rootViewController"] ?? [] {
            if let name = nodes[root].viewClass.type?.name, presentations[name] != .navigation { presentations[name] = way }
        }
    }
}
