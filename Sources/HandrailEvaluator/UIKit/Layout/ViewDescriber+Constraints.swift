import HandrailModel

extension ViewDescriber {
    /// The constraints on a view as they hold in the end.
    ///
    /// What code changes later, switches off, or sets to several sizes is not known; a view that no constraint holds keeps the
    /// size of its frame.
    func constraints(of node: Int, slot: ViewSlot) -> [ViewConstraint] {
        let view = reader.nodes[node]
        guard !view.constraints.isEmpty else { return frameSizes(of: node, slot) }
        var result = view.constraints.enumerated().map { index, constraint in settled(constraint, of: node, at: index) }
        var sizes: [String: Set<Fact<Double>>] = [:]
        // A size of nothing puts a view away for a while.
        for constraint in result where Self.isSize(constraint) && constraint.constant != .known(0) {
            sizes[constraint.first.attribute, default: []].insert(constraint.constant)
        }
        for (index, constraint) in result.enumerated()
        where Self.isSize(constraint) && sizes[constraint.first.attribute, default: []].count > 1 {
            result[index] = constraint.withoutConstant
        }
        return result
    }

    private static func isSize(_ constraint: ViewConstraint) -> Bool {
        constraint.second == nil && constraint.relation == .equal
    }

    private func settled(_ constraint: ViewConstraint, of node: Int, at index: Int) -> ViewConstraint {
        let holder = reader.nodes[node].holders[index]
        let isChanged = holder.map(reader.layout.changed.contains) ?? false
        var second = constraint.second
        if let other = second, other.item == ViewCodeReader.aroundIt {
            let around = reader.nodes[node].parent
            second = ViewConstraint.Side(item: around >= 0 ? reader.name(of: around) : nil, attribute: other.attribute)
        }
        // What was promised before it was made had another name.
        return ViewConstraint(
            first: ViewConstraint.Side(item: reader.name(of: node), attribute: constraint.first.attribute), second: second,
            relation: constraint.relation, constant: isChanged ? .dynamic : constraint.constant,
            multiplier: constraint.multiplier,
            priority: holder.flatMap { reader.layout.priorities[$0] } ?? constraint.priority, place: constraint.place)
    }

    /// The sides of the frame that a view is given once and for all.
    private func frameSizes(of node: Int, _ slot: ViewSlot) -> [ViewConstraint] {
        let view = reader.nodes[node]
        guard !view.sizes.isEmpty, view.design == nil, Self.keepsFrame.contains(slot),
            !Self.bars.contains(view.viewClass.systemClass),
            !view.writes.contains(where: {
                $0.name == "translatesAutoresizingMaskIntoConstraints" && $0.value != .known(.flag(true))
            })
        else { return [] }
        return ["width", "height"].compactMap { side in
            let found = view.sizes.filter { $0.side == side }
            guard let first = found.first, case .known(let points) = first.points, points > 0,
                found.allSatisfy({ $0.points == first.points })
            else { return nil }
            return ViewConstraint(
                first: ViewConstraint.Side(item: reader.name(of: node), attribute: side), constant: first.points,
                place: first.place)
        }
    }

    /// Bars have the height that the system gives them, and what scrolls holds more than it shows.
    private static let bars: Set<String> = [
        "UIToolbar", "UINavigationBar", "UITabBar", "UISearchBar", "UIScrollView", "UITableView", "UICollectionView", "UIWindow",
    ]

    /// Where a view keeps the frame that it is given. Stacks and bars lay out what they hold.
    private static let keepsFrame: Set<ViewSlot> = [.subview, .contentView, .header, .footer, .accessory]
}

extension ViewConstraint {
    /// The same constraint with a constant that is not known.
    fileprivate var withoutConstant: ViewConstraint {
        ViewConstraint(
            first: first, second: second, relation: relation, constant: .dynamic, multiplier: multiplier, priority: priority,
            place: place)
    }
}
