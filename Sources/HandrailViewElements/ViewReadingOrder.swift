import HandrailModel
import HandrailProgram

/// The order in which VoiceOver reaches views that code lays out: from top to bottom and from the leading side to the
/// trailing one.
///
/// Where views lie is not computed: constraints say which of two comes first, and only those that do have a say. What
/// they leave open, or contradict, stays in the order in which the views were added.
struct ViewReadingOrder {
    private let views: [ViewDescription]
    /// For each view the one that stands for its row.
    private var row: [Int]
    /// Pairs of views of which the first lies higher.
    private var above: Set<Pair> = []
    /// Pairs of views of which the first lies nearer to the leading side.
    private var ahead: Set<Pair> = []
    /// What each view is held to in the view around.
    private var ends: [Ends]

    /// How far below the top of something around each view begins; `nil` for one that is said to begin at several.
    private var tops: [Int: Top?] = [:]

    private struct Top: Equatable {
        let item: String
        let guide: String?
        let points: Double
    }

    private struct Pair: Hashable {
        let first: Int
        let second: Int
    }

    private struct Ends: OptionSet {
        let rawValue: UInt8
        static let top = Ends(rawValue: 1)
        static let middle = Ends(rawValue: 2)
        static let bottom = Ends(rawValue: 4)
    }

    /// Points between tops or middles that still look like one row.
    private static let tolerance = 8.0
    /// Constraints of a lower priority are wishes, which often do not come true.
    private static let weakest = 500.0
    /// More views than these are not compared with each other.
    private static let mostViews = 100

    /// The positions of `views` in reading order; `nil` where that is the order they stand in.
    ///
    /// - Parameter holder: identity of the view that holds them.
    static func positions(of views: [ViewDescription], in holder: String, _ constraints: ViewConstraints) -> [Int]? {
        guard views.count > 1, views.count <= mostViews,
            // Where a designer placed them, their frames decide.
            views.allSatisfy({ $0.frame == nil && $0.slot == .subview })
        else { return nil }
        var order = ViewReadingOrder(views)
        for (position, view) in views.enumerated() {
            for constraint in constraints.all(of: view.identity) {
                order.take(constraint, of: position, in: holder, constraints)
            }
        }
        order.compareTops()
        guard !order.above.isEmpty || !order.ahead.isEmpty || order.ends.contains(where: { $0 != order.ends[0] })
        else { return nil }
        let sorted = order.sorted()
        return sorted == Array(views.indices) ? nil : sorted
    }

    private init(_ views: [ViewDescription]) {
        self.views = views
        row = Array(views.indices)
        ends = [Ends](repeating: [], count: views.count)
    }

    // MARK: What constraints say

    private mutating func take(
        _ constraint: ViewConstraint, of position: Int, in holder: String, _ constraints: ViewConstraints
    ) {
        guard let second = constraint.second, let firstItem = constraint.first.item, let secondItem = second.item,
            (constraint.priority.value ?? 1000) >= Self.weakest
        else { return }
        let isFirst = firstItem == views[position].identity
        let other = constraints.ancestor(of: isFirst ? secondItem : firstItem, in: holder)
            .flatMap { name in views.firstIndex { $0.identity == name } }
        guard let other else {
            // Something around it: the view that holds it, or a guide in that.
            let (own, its) = isFirst ? (constraint.first, second) : (second, constraint.first)
            hold(position, own.attribute, to: its)
            if Self.edge(own.attribute) == "top", Self.edge(its.attribute) == "top", constraint.relation == .equal {
                begin(position, below: its, by: constraint.constant.value.map { isFirst ? $0 : -$0 })
            }
            return
        }
        // Each is met from both sides; once is enough.
        guard isFirst, other != position else { return }
        compare(
            position, Self.edge(constraint.first.attribute), other, Self.edge(second.attribute),
            constraint.constant.value,
            isEqual: constraint.relation == .equal)
    }

    private mutating func hold(_ view: Int, _ own: String, to other: ViewConstraint.Side) {
        switch (Self.edge(own), Self.edge(other.attribute)) {
        case ("top", "top"): ends[view].insert(.top)
        case ("bottom", "bottom"): ends[view].insert(.bottom)
        // A guide ends where the bar that it stands for does; beyond an edge lies what comes in later.
        case ("top", "bottom"): ends[view].insert(other.item == "topLayoutGuide" ? .top : .bottom)
        case ("bottom", "top"):
            ends[view].insert(Self.lowGuides.contains(other.guide ?? other.item ?? "") ? .bottom : .top)
        case ("centerY", "centerY"): ends[view].insert(.middle)
        default: break
        }
    }

    private mutating func begin(_ view: Int, below other: ViewConstraint.Side, by points: Double?) {
        let top = points.flatMap { points in
            other.item.map { Top(item: $0, guide: other.guide, points: points) }
        }
        if let known = tops[view], known != top { tops[view] = .some(nil) } else { tops[view] = .some(top) }
    }

    /// Of views that begin below the same edge, the one that begins higher comes first.
    private mutating func compareTops() {
        let known = tops.compactMap { view, top in top.map { (view: view, top: $0) } }
        guard known.count > 1 else { return }
        for first in known {
            for second in known
            where first.top.item == second.top.item && first.top.guide == second.top.guide
                && second.top.points - first.top.points > Self.tolerance
            {
                above.insert(Pair(first: first.view, second: second.view))
            }
        }
    }

    private static let lowGuides: Set<String> = ["bottomLayoutGuide", "keyboardLayoutGuide"]

    /// What one constraint between two views says of which comes first.
    private mutating func compare(
        _ first: Int, _ own: String, _ second: Int, _ its: String, _ constant: Double?, isEqual: Bool
    ) {
        switch (own, its) {
        case ("top", "bottom") where (constant ?? 0) >= -Self.tolerance:
            above.insert(Pair(first: second, second: first))
        case ("bottom", "top") where (constant ?? 0) <= Self.tolerance: above.insert(Pair(first: first, second: second))
        case ("top", "centerY"): above.insert(Pair(first: second, second: first))
        case ("centerY", "bottom"): above.insert(Pair(first: second, second: first))
        case ("centerY", "top"): above.insert(Pair(first: first, second: second))
        case ("top", "top"), ("centerY", "centerY"):
            guard let constant, isEqual else { return }
            if abs(constant) <= Self.tolerance { return join(first, second) }
            above.insert(constant > 0 ? Pair(first: second, second: first) : Pair(first: first, second: second))
        case ("baseline", "baseline"), ("bottom", "bottom"):
            if isEqual, abs(constant ?? 0) <= Self.tolerance { join(first, second) }
        case ("leading", "trailing"): ahead.insert(Pair(first: second, second: first))
        case ("trailing", "leading"): ahead.insert(Pair(first: first, second: second))
        default: break
        }
    }

    private mutating func join(_ first: Int, _ second: Int) {
        let (kept, lost) = (min(row[first], row[second]), max(row[first], row[second]))
        for index in row.indices where row[index] == lost { row[index] = kept }
    }

    /// An edge without what margins and the direction of writing add to its name.
    private static func edge(_ attribute: String) -> String {
        switch attribute {
        case "left", "leftMargin", "leadingMargin": "leading"
        case "right", "rightMargin", "trailingMargin": "trailing"
        case "topMargin": "top"
        case "bottomMargin": "bottom"
        case "firstBaseline", "lastBaseline": "baseline"
        case "centerYWithinMargins": "centerY"
        default: attribute
        }
    }

    // MARK: The order

    private func sorted() -> [Int] {
        let rows = Set(row).sorted()
        var next = edges(above, among: rows)
        // What stands beside something in another row follows it, unless it lies higher.
        for pair in ahead.sorted(by: { ($0.first, $0.second) < ($1.first, $1.second) }) {
            let (from, to) = (row[pair.first], row[pair.second])
            if from != to, !Self.leads(from: to, to: from, by: next) { next[from, default: []].insert(to) }
        }
        let ranks = self.ranks(of: rows, next)
        return Self.order(rows, next) { (ranks[$0] ?? 1, $0) < (ranks[$1] ?? 1, $1) }.flatMap { row in
            let members = views.indices.filter { self.row[$0] == row }
            var inside: [Int: Set<Int>] = [:]
            for pair in ahead where self.row[pair.first] == row && self.row[pair.second] == row {
                inside[pair.first, default: []].insert(pair.second)
            }
            return Self.order(members, inside, by: <)
        }
    }

    private func edges(_ pairs: Set<Pair>, among rows: [Int]) -> [Int: Set<Int>] {
        var next: [Int: Set<Int>] = [:]
        for pair in pairs where row[pair.first] != row[pair.second] {
            next[row[pair.first], default: []].insert(row[pair.second])
        }
        return next
    }

    /// Whether a row hangs from the top of the view around, or stands on its bottom: 0, 1 for neither, 2.
    private func ranks(of rows: [Int], _ next: [Int: Set<Int>]) -> [Int: Int] {
        var ranks: [Int: Int] = [:]
        for row in rows {
            let held = views.indices.filter { self.row[$0] == row }.reduce(into: Ends()) { $0.formUnion(ends[$1]) }
            if held.contains(.top) {
                ranks[row] = 0
            } else if held == .bottom {
                ranks[row] = 2
            } else if held == .middle {
                ranks[row] = 1
            }
        }
        var open = rows.filter { ranks[$0] == 0 }
        while let row = open.popLast() {
            for below in next[row] ?? [] where ranks[below] == nil {
                ranks[below] = 0
                open.append(below)
            }
        }
        open = rows.filter { ranks[$0] == 2 }
        while let row = open.popLast() {
            for higher in rows where ranks[higher] == nil && next[higher]?.contains(row) == true {
                ranks[higher] = 2
                open.append(higher)
            }
        }
        return ranks
    }

    private static func leads(from start: Int, to end: Int, by next: [Int: Set<Int>]) -> Bool {
        var open = [start]
        var seen: Set<Int> = [start]
        while let current = open.popLast() {
            if current == end { return true }
            for other in next[current] ?? [] where seen.insert(other).inserted { open.append(other) }
        }
        return false
    }

    /// The items in an order that `next` allows; of several that may come, the one that `comes` first. What contradicts
    /// itself comes as if nothing were said of it.
    private static func order(_ items: [Int], _ next: [Int: Set<Int>], by comes: (Int, Int) -> Bool) -> [Int] {
        var waiting: [Int: Int] = [:]
        for (_, others) in next { for other in others { waiting[other, default: 0] += 1 } }
        var left = items.sorted(by: comes)
        var result: [Int] = []
        while !left.isEmpty {
            let position = left.firstIndex { (waiting[$0] ?? 0) == 0 } ?? 0
            let item = left.remove(at: position)
            result.append(item)
            for other in next[item] ?? [] { waiting[other, default: 0] -= 1 }
        }
        return result
    }
}
