import HandrailModel

/// Tells which captures show one screen: those of one series, and those that hold nearly the same elements.
///
/// A run that fails three times leaves three captures of one screen behind, under names that say nothing.
struct SameScreens {
    private struct Group {
        let name: String
        let elements: Set<String>
        let bounds: ViewFrame?
    }

    private var groups: [Group] = []
    private var bySeries: [String: Int] = [:]

    /// The captures, each with the name of its screen.
    static func joined(_ captures: [Screen]) -> [Screen] {
        var same = SameScreens()
        return captures.enumerated().map { number, screen in same.named(screen, number) }
    }

    private mutating func named(_ screen: Screen, _ number: Int) -> Screen {
        guard var capture = screen.capture else { return screen }
        let elements = Self.elements(of: screen)
        let series = capture.variant.series
        let known = series.flatMap { bySeries[$0] }
            ?? groups.firstIndex { Self.isSame($0, elements, capture.bounds) }
        let group = known ?? groups.count
        if known == nil {
            groups.append(Group(name: "\(number) \(screen.name)", elements: elements, bounds: capture.bounds))
        }
        if let series { bySeries[series] = group }
        capture.variant.screen = groups[group].name
        return screen.captured(with: capture)
    }

    /// Fewer elements in common tell nothing.
    private static let fewest = 4
    /// The share of all elements that both have.
    private static let leastShare = 0.7
    /// With so many in common a lower share will do: the same screen, with a form opened.
    private static let many = 12
    private static let leastShareOfMany = 0.5

    private static func isSame(_ group: Group, _ elements: Set<String>, _ bounds: ViewFrame?) -> Bool {
        guard group.bounds?.width == bounds?.width, group.bounds?.height == bounds?.height else { return false }
        // Sets of very different sizes have no such share in common.
        let (less, more) = (
            min(group.elements.count, elements.count), max(group.elements.count, elements.count))
        guard less >= fewest, Double(less) >= Double(more) * leastShareOfMany else { return false }
        let common = group.elements.intersection(elements).count
        let share = Double(common) / Double(group.elements.count + elements.count - common)
        return common >= fewest && share >= leastShare || common >= many && share >= leastShareOfMany
    }

    /// What the elements are: kind and name.
    private static func elements(of screen: Screen) -> Set<String> {
        let tree = screen.tree
        return Set(tree.elements.indices.compactMap { index in
            tree[index].capturedName.map { "\(tree.elements[index].kind) \($0)" }
        })
    }
}
