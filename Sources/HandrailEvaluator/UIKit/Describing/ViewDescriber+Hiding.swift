import HandrailCode
import HandrailModel
import HandrailSource

extension ViewDescriber {
    /// What hides a view for good: it is set once, on a view that only one function knows by a name of its own, and nothing
    /// that is done to the view anywhere could show it again; `nil` for any other view.
    func hiding(_ node: Int) -> ViewProperty? {
        let view = reader.nodes[node]
        let writes = view.writes.filter { Self.showing.contains($0.name) }
        guard writes.count == 1, let only = writes.first, !only.isConditional, Self.hides(only) else { return nil }
        guard view.isMade, view.design == nil, view.openTo == nil, view.motions.isEmpty, view.leave == nil, reader.isComplete,
            !reader.escaped.contains(node), !reader.handled.contains(node), !view.writes.contains(where: { $0.name == "tag" }),
            isOnScreen(node), !isKept(node), !isFoundAmongOthers
        else { return nil }
        return ViewProperty(only.name, only.value, place: only.place)
    }

    private static let showing: Set<String> = ["isHidden", "alpha", "alphaValue", "layer.opacity", "opacity"]

    private static func hides(_ write: ViewWrite) -> Bool {
        switch write.value {
        case .known(.flag(true)): write.name == "isHidden"
        case .known(.number(0)): write.name != "isHidden"
        default: false
        }
    }

    /// Whether it lies in the object that is read, and not in something that is handed to others.
    private func isOnScreen(_ node: Int) -> Bool {
        var (current, steps) = (reader.nodes[node].parent, 0)
        while current > 0, steps < Self.maximumDepth { (current, steps) = (reader.nodes[current].parent, steps + 1) }
        return current == 0 || reader.nodes.first?.fields["view"]?.contains { reader.isInside(node, $0) } == true
    }

    /// Whether a property of any object holds it.
    private func isKept(_ node: Int) -> Bool {
        reader.nodes.contains { $0.fields.values.contains { $0.contains(node) } }
    }

    /// Whether code of the class looks for views among those that others hold.
    private var isFoundAmongOthers: Bool {
        guard let type = reader.nodes.first?.viewClass.type else { return true }
        return reader.program.lineage(of: type, mentions: Self.lookups)
    }

    private static let lookups = Fragments(["subviews", "viewwithtag"])
}
