/// Finds a small part of a list that still fails, by leaving out ever smaller parts.
///
/// Source: Zeller and Hildebrandt, “Simplifying and isolating failure-inducing input”, 2002.
package struct DeltaDebugging {
    /// How often may still be asked.
    package private(set) var budget: Int

    /// A search that asks at most `budget` times.
    package init(budget: Int) { self.budget = budget }

    /// A part of `items`, in their order, that fails; `items` itself is known to.
    package mutating func smallest<Item>(of items: [Item], fails: ([Item]) -> Bool) -> [Item] {
        var items = items
        var size = max(items.count / 2, 1)
        while !items.isEmpty {
            var wasShrunk = false
            var start = 0
            while start < items.count {
                guard budget > 0 else { return items }
                var candidate = items
                candidate.removeSubrange(start..<min(start + size, items.count))
                if ask(candidate, fails) {
                    items = candidate
                    wasShrunk = true
                } else {
                    start += size
                }
            }
            if size == 1, !wasShrunk { break }
            size = max(min(size / 2, items.count), 1)
        }
        return items
    }

    /// The smallest count from 1 to `count` that fails, if all from there on do.
    package mutating func smallestCount(upTo count: Int, fails: (Int) -> Bool) -> Int {
        var (low, high) = (1, count)
        while low < high, budget > 0 {
            let middle = (low + high) / 2
            if ask(middle, fails) { high = middle } else { low = middle + 1 }
        }
        return high
    }

    private mutating func ask<Candidate>(_ candidate: Candidate, _ fails: (Candidate) -> Bool) -> Bool {
        budget -= 1
        return fails(candidate)
    }
}
