/// Numbers that look random and are the same for the same seed on every machine and in every version of Swift, made by
/// SplitMix64.
///
/// Source: Steele, Lea and Flood, “Fast splittable pseudorandom number generators”, 2014.
package struct SeededRandom: Sendable {
    private var state: UInt64

    /// The numbers of input `number` of `seed`.
    package init(seed: UInt64, number: Int = 0) {
        state = seed &+ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95
        // Seeds side by side begin far apart.
        state = next()
    }

    /// The next number.
    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// A number from 0 to below `bound`; 0 where there is none.
    package mutating func below(_ bound: Int) -> Int {
        bound > 0 ? Int(next().multipliedFullWidth(by: UInt64(bound)).high) : 0
    }

    /// Whether something happens that happens once in `times`.
    package mutating func once(in times: Int) -> Bool { below(times) == 0 }

    /// One of `items`; none of none.
    package mutating func one<Item>(of items: [Item]) -> Item? { items.isEmpty ? nil : items[below(items.count)] }

    /// The items in another order.
    package mutating func shuffled<Item>(_ items: [Item]) -> [Item] {
        var items = items
        for index in items.indices.dropFirst().reversed() { items.swapAt(index, below(index + 1)) }
        return items
    }
}
