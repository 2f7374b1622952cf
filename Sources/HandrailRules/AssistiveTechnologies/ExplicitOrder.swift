import HandrailModel

/// The order in which the views of a stack are heard, where priorities or a list of elements give it.
///
/// A stack shows its views one after the other, so that their order in the source is the one that is seen.
struct ExplicitOrder {
    /// A view of the stack.
    struct Entry {
        /// The view.
        let view: ElementView
        /// What decides when it is heard: the higher, the sooner. Without anything said it is 0.
        let priority: Double
        /// What says so.
        let use: AttributeUse?
    }

    /// The views in the order that is seen.
    let entries: [Entry]

    /// The order in a stack; `nil` where nothing gives one, or not in every case.
    init?(_ stack: ElementView) {
        var entries: [Entry] = []
        for child in stack.children where child.kind != .spacer && child.kind != .divider && child.kind != .nothing {
            let found = child.outermost { attribute -> Double?? in
                switch attribute {
                case .accessibility(.sortPriority(let fact)): .some(fact.value)
                case .accessibility(.listed(let position, let count)): .some(Double(count - position))
                default: nil
                }
            }
            guard let found else {
                entries.append(Entry(view: child, priority: 0, use: nil))
                continue
            }
            guard found.use.condition == nil, let priority = found.value else { return nil }
            entries.append(Entry(view: child, priority: priority, use: found.use))
        }
        guard entries.contains(where: { $0.use != nil }) else { return nil }
        self.entries = entries
    }

    /// The modifiers or lists that give the order.
    var uses: [AttributeUse] { entries.compactMap(\.use) }

    /// Positions of the views in the order they are heard in.
    var spoken: [Int] {
        entries.indices.sorted { (entries[$1].priority, $0) < (entries[$0].priority, $1) }
    }

    /// Whether every view is given a place, and all are heard from the last to the first.
    var isReversed: Bool {
        entries.count >= 3 && uses.count == entries.count && spoken == entries.indices.reversed()
            && Set(entries.map(\.priority)).count == entries.count
    }

    /// How many views have to be moved to make the order heard of the one seen.
    var moved: Int { entries.count - Self.longestRise(spoken) }

    /// Length of the longest rising choice of numbers.
    private static func longestRise(_ numbers: [Int]) -> Int {
        // The smallest last number of a rise of each length.
        var ends: [Int] = []
        for number in numbers {
            if let place = ends.firstIndex(where: { $0 >= number }) {
                ends[place] = number
            } else {
                ends.append(number)
            }
        }
        return ends.count
    }
}
