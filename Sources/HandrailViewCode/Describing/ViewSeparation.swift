import HandrailFrameworks
import HandrailModel

/// Which views of one that holds them are kept apart by constraints, so that none of two lies behind the other.
///
/// Edges are followed from one that lies at or before another, on either axis; sizes are never negative.
struct ViewSeparation {
    private struct Edge: Hashable {
        let item: String
        let axis: Axis
        let isEnd: Bool
    }

    private enum Axis { case horizontal, vertical }

    /// The edges that lie at or before an edge.
    private var before: [Edge: [Edge]] = [:]

    /// What the constraints on the views in one say, which are known by their names.
    init(_ constraints: [ViewConstraint], among items: Set<String>) {
        for constraint in constraints where !constraint.isConditional {
            guard let second = constraint.second, constraint.multiplier == .known(1),
                constraint.priority == .known(1000),
                case .known(let distance) = constraint.constant, second.guide == nil, constraint.first.guide == nil,
                let one = Self.edge(constraint.first, among: items), let other = Self.edge(second, among: items),
                one.axis == other.axis
            else { continue }
            if distance >= 0, constraint.relation != .atMost { before[one, default: []].append(other) }
            if distance <= 0, constraint.relation != .atLeast { before[other, default: []].append(one) }
        }
    }

    /// The views that a view is kept apart from.
    func separated(from item: String, among items: Set<String>) -> Set<String> {
        guard !before.isEmpty else { return [] }
        var found: Set<String> = []
        for axis in [Axis.horizontal, .vertical] {
            found.formUnion(reached(from: Edge(item: item, axis: axis, isEnd: false)).filter(\.isEnd).map(\.item))
        }
        // What begins after this one ends is apart from it as well.
        for other in items where other != item && !found.contains(other) {
            let isAfter = [Axis.horizontal, .vertical].contains { axis in
                reached(from: Edge(item: other, axis: axis, isEnd: false))
                    .contains(Edge(item: item, axis: axis, isEnd: true))
            }
            if isAfter { found.insert(other) }
        }
        found.remove(item)
        return found
    }

    private func reached(from edge: Edge) -> Set<Edge> {
        var found: Set<Edge> = [edge]
        var open = [edge]
        while let next = open.popLast() {
            var earlier = before[next] ?? []
            if next.isEnd { earlier.append(Edge(item: next.item, axis: next.axis, isEnd: false)) }
            for one in earlier where found.insert(one).inserted { open.append(one) }
        }
        return found
    }

    private static func edge(_ side: ViewConstraint.Side, among items: Set<String>) -> Edge? {
        guard let item = side.item, items.contains(item) else { return nil }
        switch side.attribute {
        case "leading", "left": return Edge(item: item, axis: .horizontal, isEnd: false)
        case "trailing", "right": return Edge(item: item, axis: .horizontal, isEnd: true)
        case "top": return Edge(item: item, axis: .vertical, isEnd: false)
        case "bottom": return Edge(item: item, axis: .vertical, isEnd: true)
        default: return nil
        }
    }
}
