import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Which views lie on a plain ground.
enum PlainGround {
    /// The views in one that lie on one color with nothing in between that may have another: on its own color, or on
    /// that which the view itself lies on where it paints nothing.
    static func onPlainGround(
        _ describer: ViewDescriber, in view: ViewNode, _ node: Int, _ orphans: [Int], isOnPlainGround: Bool
    ) -> Set<Int> {
        guard !view.children.isEmpty else { return [] }
        // Where views go that no code was seen to put anywhere is not known. Cells go into lists.
        guard orphans.allSatisfy({ isInList(describer, $0) || hidesNothing(describer, $0) }) else { return [] }
        if view.writes.contains(where: { $0.name == "backgroundColor" }) {
            guard ViewTrimming.hasOwnGround(describer.properties(of: node)), !Self.isPainted(view) else { return [] }
        } else {
            guard isOnPlainGround || hasGroundOfSystem(describer, view), isClear(describer, view, node) else {
                return []
            }
        }
        // What lies in a row or a column of a stack lies behind nothing else in it.
        let hiding = view.children.filter { $0.slot != .arrangedSubview && !hidesNothing(describer, $0.node) }.map(
            \.node)
        guard !hiding.isEmpty else { return Set(view.children.map(\.node)) }
        return apart(from: hiding, among: view.children.map(\.node), describer)
    }

    /// The views among those in one that none of some others can lie behind.
    private static func apart(from hiding: [Int], among views: [Int], _ describer: ViewDescriber) -> Set<Int> {
        if hiding.count == 1, views.count == 1 { return Set(views) }
        let only = hiding.count == 1 ? Set(hiding) : []
        guard views.count <= mostViews else { return only }
        let store = describer.reader.store
        let names = Set(views.map(store.name))
        let separation = ViewSeparation(
            views.flatMap { ConstraintDescription.constraints(describer, of: $0, slot: .subview) }, among: names)
        return only.union(
            views.filter { view in
                let others = Set(hiding.lazy.filter { $0 != view }.map(store.name))
                return separation.separated(from: store.name(of: view), among: others).isSuperset(of: others)
            })
    }

    /// Of more views than these in one it is not asked which are apart.
    private static let mostViews = 48

    private static func isInList(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let view = describer.reader.store.nodes[node]
        return view.viewClass.has(.listCell) || view.viewClass.has(.tableCell) || view.viewClass.has(.window)
    }

    /// Whether a view is a cell that keeps the ground which the system gives the cells of tables.
    private static func hasGroundOfSystem(_ describer: ViewDescriber, _ view: ViewNode) -> Bool {
        view.viewClass.has(.tableCell) && view.parent < 0 && !describer.reader.program.mentions.paintsCells
    }

    /// Whether a view that stands beside others has nothing to show but words or signs, so that what lies behind them
    /// is seen.
    private static func hidesNothing(_ describer: ViewDescriber, _ node: Int, depth: Int = 0) -> Bool {
        let view = describer.reader.store.nodes[node]
        if view.viewClass.has(.hidesNothing) || isSmall(describer, node) { return true }
        guard depth < Self.maximumClearDepth, isClear(describer, view, node) else { return false }
        return view.children.allSatisfy { hidesNothing(describer, $0.node, depth: depth + 1) }
    }

    private static let maximumClearDepth = 8

    /// Whether a view only holds others: it is made here, of a class that was read, and paints no ground.
    private static func isClear(_ describer: ViewDescriber, _ view: ViewNode, _ node: Int) -> Bool {
        guard view.viewClass.has(.box), view.viewClass.isKnown,
            view.viewClass.type == nil || view.isEntered,
            view.design == nil, view.hosted == nil, view.openTo == nil,
            !describer.reader.store.viewsGivenAway.contains(node),
            !describer.reader.store.viewsChangedUnread.contains(node)
        else { return false }
        switch view.kind {
        case .made, .part: break
        case .outlet, .promised, .foreign, .designed: return false
        }
        return !Self.isPainted(view) && !describer.draws(view)
            && !view.writes.contains { Self.paints.occur(in: $0.name) }
    }

    /// Whether layers are put into a view, or something draws into it.
    private static func isPainted(_ view: ViewNode) -> Bool { view.facts.holdLayers }

    /// Whether a view is too small for words to lie on it: a sign, a dot, a line.
    private static func isSmall(_ describer: ViewDescriber, _ node: Int) -> Bool {
        let sides = ["width", "height"].map { side in
            describer.reader.store.nodes[node].constraints.compactMap { constraint -> Double? in
                guard constraint.second == nil, constraint.first.attribute == side, constraint.relation == .equal,
                    case .known(let points) = constraint.constant
                else { return nil }
                return points
            }.max()
        }
        if sides.contains(where: { $0.map { $0 <= Self.widestLine } ?? false }) { return true }
        return sides.allSatisfy { $0.map { $0 <= Self.largestSign } ?? false }
    }

    /// Points that a line between things is wide at most.
    private static let widestLine = 4.0

    /// Points on either side of a sign that stands before words.
    private static let largestSign = 64.0

    /// Properties that give a view a ground, or a layer that has one.
    private static let paints = Fragments(["background", "layer.contents", "effect", "tintColor"])
}
