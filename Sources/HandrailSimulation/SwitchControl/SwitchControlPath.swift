/// The way to an element with a switch, down to where "Tap" is chosen for it.
///
/// Source: Apple's user guides for iPhone and Apple TV, "Switch Control": items are highlighted one after the other;
/// selecting a group goes on with the items in it; selecting an item opens the scanner menu, whose first entry is Tap.
public struct SwitchControlPath: Hashable, Sendable {
    /// Position on each level, from 0, the groups first and the element last.
    public let positions: [Int]

    /// A way.
    public init(positions: [Int]) { self.positions = positions }

    /// Highlights to wait for in automatic scanning: on each level up to the right one, then Tap in the menu.
    public var highlights: Int { positions.reduce(1) { $0 + $1 + 1 } }

    /// Presses of the one switch in automatic scanning: each group, the element, and Tap.
    public var selections: Int { positions.count + 1 }

    /// Presses in step scanning, with one switch to go on and one to select. The first press shows the highlight;
    /// inside a group its first item is highlighted already, and in the menu it is Tap.
    public var stepPresses: Int {
        guard let first = positions.first else { return 0 }
        return positions.dropFirst().reduce(first + 1, +) + selections
    }
}
