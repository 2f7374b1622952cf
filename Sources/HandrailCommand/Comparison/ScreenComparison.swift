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

    /// Of screens with more stops the order is not compared: the time would grow with its square.
    private static let mostStops = 1500

    /// The two versions of a screen.
    init(name: String, from before: [ComparedStop], to after: [ComparedStop]) {
        self.name = name
        let pairs = Self.paired(before, after)
        var moved = Self.left(before.indices, besides: pairs.map(\.0)).reduce(into: [String: [Int]]()) {
            $0[before[$1].key, default: []].append($1)
        }
        // What both have, but not in the same order, was moved.
        var (from, to): (Set<Int>, Set<Int>) = ([], [])
        for index in Self.left(after.indices, besides: pairs.map(\.1)) {
            guard let first = moved[after[index].key]?.first else { continue }
            moved[after[index].key]?.removeFirst()
            from.insert(first)
            to.insert(index)
        }
        var rows: [Row] = []
        var (first, second) = (0, 0)
        for pair in pairs + [(before.count, after.count)] {
            rows += Self.gap(Array(first..<pair.0), Array(second..<pair.1), before, after, from, to)
            if pair.0 < before.count {
                let (old, new) = (before[pair.0], after[pair.1])
                rows.append(old.differs(from: new) ? .changed(old, new) : .same(new))
            }
            (first, second) = (pair.0 + 1, pair.1 + 1)
        }
        self.rows = rows
    }

    /// Whether nothing changed.
    var isSame: Bool {
        rows.allSatisfy { row in if case .same = row { true } else { false } }
    }

    private static func left(_ all: Range<Int>, besides paired: [Int]) -> [Int] {
        let paired = Set(paired)
        return all.filter { !paired.contains($0) }
    }

    /// The longest run of stops that both have in the same order.
    private static func paired(_ before: [ComparedStop], _ after: [ComparedStop]) -> [(Int, Int)] {
        guard before.count <= mostStops, after.count <= mostStops else { return [] }
        let (old, new) = (before.map(\.key), after.map(\.key))
        var lengths = [[Int32]](repeating: [Int32](repeating: 0, count: new.count + 1), count: old.count + 1)
        for first in old.indices.reversed() {
            for second in new.indices.reversed() {
                lengths[first][second] = old[first] == new[second]
                    ? lengths[first + 1][second + 1] + 1
                    : max(lengths[first + 1][second], lengths[first][second + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (first, second) = (0, 0)
        while first < old.count, second < new.count {
            if old[first] == new[second] {
                pairs.append((first, second))
                (first, second) = (first + 1, second + 1)
            } else if lengths[first + 1][second] >= lengths[first][second + 1] {
                first += 1
            } else {
                second += 1
            }
        }
        return pairs
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
