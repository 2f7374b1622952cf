import HandrailFrameworks
package import HandrailModel
import HandrailProgram

/// The constraints on a view as they come to hold.
package enum ConstraintDescription {
    /// The constraints on a view as they hold in the end.
    ///
    /// What code changes later, switches off, or sets to several sizes is not known; a view that no constraint holds
    /// keeps the size of its frame.
    package static func constraints(_ describer: ViewDescriber, of node: Int, slot: ViewSlot) -> [ViewConstraint] {
        guard !describer.reader.store.nodes[node].constraints.isEmpty else {
            return frameSizes(describer, of: node, slot)
        }
        let view = describer.reader.store.nodes[node]
        let name = describer.reader.store.name(of: node)
        var result = view.constraints
        for index in result.indices { settle(describer, &result[index], of: view, named: name, at: index) }
        if let purposeful = describer.reader.store.layout.forDirection[node] {
            result = result.indices.filter { !purposeful.contains($0) }.map { result[$0] }
        }
        // A size of nothing in some cases only is that of a view that nobody sees then.
        result.removeAll { constraint in
            constraint.isConditional && constraint.constant == .known(0)
                && Self.sides.contains { Self.isSize(constraint, $0) }
        }
        for side in Self.sides where isUnsure(side, in: result) {
            for index in result.indices where Self.isSize(result[index], side) {
                result[index] = result[index].withoutConstant
            }
        }
        if view.viewClass.has(.stack),
            view.writes.contains(where: { $0.name == "isLayoutMarginsRelativeArrangement" })
        {
            // What lies in it keeps a distance to its edges.
            for index in result.indices where result[index].second != nil {
                result[index] = result[index].withoutConstant
            }
        }
        return result
    }

    private static let sides = ["width", "height"]

    /// Whether a side is set to several sizes. A size of nothing puts a view away for a while.
    private static func isUnsure(_ side: String, in constraints: [ViewConstraint]) -> Bool {
        var first: Fact<Double>?
        for constraint in constraints where Self.isSize(constraint, side) && constraint.constant != .known(0) {
            if let first, first != constraint.constant { return true }
            first = constraint.constant
        }
        return false
    }

    private static func isSize(_ constraint: ViewConstraint, _ side: String) -> Bool {
        constraint.second == nil && constraint.relation == .equal && constraint.first.attribute == side
    }

    private static func settle(
        _ describer: ViewDescriber, _ constraint: inout ViewConstraint, of view: ViewNode, named name: String,
        at index: Int
    ) {
        let holder = view.holders.isEmpty ? nil : view.holders[index]
        let isAround = constraint.second?.item == LayoutAnchors.aroundIt
        guard holder != nil || isAround || constraint.first.item != name else { return }
        var second = constraint.second
        if isAround, let other = second {
            second = ViewConstraint.Side(
                item: view.parent >= 0 ? describer.reader.store.name(of: view.parent) : nil, attribute: other.attribute,
                guide: other.guide)
        }
        let isChanged = holder.map { describer.reader.store.layout.changed.contains($0) } ?? false
        // What was promised before it was made had another name.
        constraint = ViewConstraint(
            first: ViewConstraint.Side(
                item: name, attribute: constraint.first.attribute, guide: constraint.first.guide), second: second,
            relation: constraint.relation, constant: isChanged ? .dynamic : constraint.constant,
            multiplier: constraint.multiplier,
            priority: holder.flatMap { describer.reader.store.layout.priorities[$0] } ?? constraint.priority,
            place: constraint.place,
            isConditional: constraint.isConditional)
    }

    /// The sides of the frame that a view is given once and for all.
    private static func frameSizes(_ describer: ViewDescriber, of node: Int, _ slot: ViewSlot) -> [ViewConstraint] {
        guard !describer.reader.store.nodes[node].sizes.isEmpty else { return [] }
        let view = describer.reader.store.nodes[node]
        guard view.design == nil, Self.keepsFrame.contains(slot),
            !view.viewClass.has(.sizedBySystem),
            !view.writes.contains(where: {
                $0.name == "translatesAutoresizingMaskIntoConstraints" && $0.value != .known(.flag(true))
            })
        else { return [] }
        return ["width", "height", "top", "bottom"].compactMap { side in
            let found = view.sizes.filter { $0.side == side }
            guard let first = found.first, case .known(let points) = first.points,
                found.allSatisfy({ $0.points == first.points })
            else { return nil }
            if side == "top" || side == "bottom" { return edge(describer, side, at: first, of: node) }
            guard points > 0 else { return nil }
            return ViewConstraint(
                first: ViewConstraint.Side(item: describer.reader.store.name(of: node), attribute: side),
                constant: first.points,
                place: first.place, isFrame: true)
        }
    }

    /// Where an edge of a view lies in the view that holds it, as its frame says.
    private static func edge(
        _ describer: ViewDescriber, _ side: String, at size: ViewNode.Size, of node: Int
    ) -> ViewConstraint? {
        let view = describer.reader.store.nodes[node]
        guard view.parent >= 0 else { return nil }
        return ViewConstraint(
            first: ViewConstraint.Side(item: describer.reader.store.name(of: node), attribute: side),
            second: ViewConstraint.Side(item: describer.reader.store.name(of: view.parent), attribute: side),
            constant: size.points,
            place: size.place)
    }

    /// Where a view keeps the frame that it is given. Stacks and bars lay out what they hold.
    private static let keepsFrame: Set<ViewSlot> = [.subview, .contentView, .header, .footer, .accessory]
}

extension ViewConstraint {
    /// The same constraint with a constant that is not known.
    fileprivate var withoutConstant: ViewConstraint {
        ViewConstraint(
            first: first, second: second, relation: relation, constant: .dynamic, multiplier: multiplier,
            priority: priority,
            place: place, isConditional: isConditional)
    }
}
