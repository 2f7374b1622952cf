/// What became of the stops of a screen.
struct ScreenComparison {
    /// One line of two transcripts side by side.
    enum Row: Hashable {
        /// It is in both, and the same is said.
        case same(ComparedStop)
        /// It is in both, and something else is said, or it is called something else.
        case changed(ComparedStop, ComparedStop)
        /// It is in the first only.
        case removed(ComparedStop)
        /// It is in the second only.
        case added(ComparedStop)
        /// It is met elsewhere in the second.
        case movedFrom(ComparedStop)
        /// It is met elsewhere in the first.
        case movedTo(ComparedStop)
    }

    /// The name of the screen in the second version.
    let name: String
    /// Both transcripts, line by line.
    let rows: [Row]

    /// Whether the order of what changed was compared, so that it is known what was moved.
    let isOrderKnown: Bool

    /// Where more stops lie between what both have first and last, their order is not compared: the time would grow
    /// with the square of their number.
    static let mostStops = 1500

    /// The two versions of a screen.
    init(name: String, from before: [ComparedStop], to after: [ComparedStop]) {
        self.name = name
        let first = zip(before, after).prefix { $0.key == $1.key }.count
        let last = zip(before.dropFirst(first).reversed(), after.dropFirst(first).reversed())
            .prefix { $0.key == $1.key }.count
        let old = Array(before[first..<before.count - last])
        let new = Array(after[first..<after.count - last])
        isOrderKnown = max(old.count, new.count) <= Self.mostStops
        rows = zip(before.prefix(first), after.prefix(first)).map(Self.row)
            + (isOrderKnown ? Self.inOrder(old, new) : Self.inAnyOrder(old, new))
            + zip(before.suffix(last), after.suffix(last)).map(Self.row)
    }

    /// Whether nothing changed.
    var isSame: Bool {
        isOrderKnown && rows.allSatisfy { row in if case .same = row { true } else { false } }
    }

    /// A stop that both have.
    private static func row(_ old: ComparedStop, _ new: ComparedStop) -> Row {
        old.differs(from: new) ? .changed(old, new) : .same(new)
    }

    /// Which stops were removed, added and moved, among those that both have in the same order.
    private static func inOrder(_ before: [ComparedStop], _ after: [ComparedStop]) -> [Row] {
        let difference = after.map(\.key).difference(from: before.map(\.key))
        let (removed, inserted) = (difference.removals.map(\.offset), difference.insertions.map(\.offset))
        let (gone, come) = (Set(removed), Set(inserted))
        let pairs = zip(
            before.indices.filter { !gone.contains($0) }, after.indices.filter { !come.contains($0) })
        var left = Dictionary(grouping: removed.sorted()) { before[$0].key }
        // What both have, but not in the same order, was moved.
        var (from, to): (Set<Int>, Set<Int>) = ([], [])
        for index in inserted.sorted() {
            guard let first = left[after[index].key]?.first else { continue }
            left[after[index].key]?.removeFirst()
            from.insert(first)
            to.insert(index)
        }
        var rows: [Row] = []
        var (first, second) = (0, 0)
        for pair in pairs {
            rows += gap(Array(first..<pair.0), Array(second..<pair.1), before, after, from, to)
            rows.append(row(before[pair.0], after[pair.1]))
            (first, second) = (pair.0 + 1, pair.1 + 1)
        }
        return rows + gap(Array(first..<before.count), Array(second..<after.count), before, after, from, to)
    }

    /// Which stops were removed and added, whatever their order is.
    private static func inAnyOrder(_ before: [ComparedStop], _ after: [ComparedStop]) -> [Row] {
        // The last of each key stands first there, to be taken out at the end.
        var left = Dictionary(grouping: before.indices.reversed()) { before[$0].key }
        var rows: [Row] = []
        for stop in after {
            rows.append(left[stop.key]?.popLast().map { row(before[$0], stop) } ?? .added(stop))
        }
        return left.values.joined().sorted().map { .removed(before[$0]) } + rows
    }

    /// What stands between two stops that both have. What is of one kind at one place there was renamed.
    private static func gap(
        _ first: [Int], _ second: [Int], _ before: [ComparedStop], _ after: [ComparedStop], _ from: Set<Int>,
        _ to: Set<Int>
    ) -> [Row] {
        var rows: [Row] = []
        var new = second[...]
        for index in first {
            if from.contains(index) {
                rows.append(.movedFrom(before[index]))
                continue
            }
            let renamed = new.firstIndex { !to.contains($0) && before[index].mayBecome(after[$0]) }
            guard let renamed else {
                rows.append(.removed(before[index]))
                continue
            }
            rows += new[..<renamed].map { to.contains($0) ? .movedTo(after[$0]) : .added(after[$0]) }
            rows.append(.changed(before[index], after[new[renamed]]))
            new = new[(renamed + 1)...]
        }
        return rows + new.map { to.contains($0) ? .movedTo(after[$0]) : .added(after[$0]) }
    }
}

extension ComparedStop {
    /// Whether another stop at the same place may be this one under another name.
    fileprivate func mayBecome(_ other: ComparedStop) -> Bool {
        kind == other.kind && identifier == nil && other.identifier == nil
    }
}
