import HandrailReporting
import HandrailSimulation

/// The screens that a session goes through, with the cases that were chosen on each.
package struct SessionScreens: Sendable {
    /// A case of a condition in the list of all.
    package struct Case: Hashable, Sendable {
        /// Number of the condition.
        package let choice: Int
        /// Position of the case in it.
        package let position: Int
        /// Whether it is the one that is taken.
        package let isTaken: Bool
        /// The case as it is shown.
        package let text: String
    }

    /// Number of screens, at least one.
    package let count: Int
    /// Position of the screen.
    package private(set) var position: Int
    /// The screen.
    package private(set) var screen: SessionScreen

    /// Cases chosen so far, by screen and number of the condition.
    private var chosen: [Int: [Int: Int]] = [:]
    private let makeScreen: @Sendable (Int, [Int: Int]) -> SessionScreen

    /// Screens, with one of them in front.
    ///
    /// - Parameter makeScreen: the screen at a position, with the cases taken for its conditions by their numbers.
    package init(count: Int, at position: Int, makeScreen: @escaping @Sendable (Int, [Int: Int]) -> SessionScreen) {
        self.count = max(count, 1)
        self.position = min(max(position, 0), self.count - 1)
        self.makeScreen = makeScreen
        screen = makeScreen(self.position, [:])
    }

    /// The cases of all conditions of the screen in one list.
    package var cases: [Case] {
        screen.choices.flatMap { choice in
            choice.cases.enumerated().map { position, entry in
                Case(choice: choice.number, position: position, isTaken: position == choice.picked, text: entry.text)
            }
        }
    }

    /// Brings another screen to the front; `false` where there is none at the position.
    package mutating func open(_ target: Int) -> Bool {
        guard (0..<count).contains(target) else { return false }
        position = target
        screen = makeScreen(target, chosen[target] ?? [:])
        return true
    }

    /// Takes the case at a position in the list of all.
    package mutating func take(_ position: Int) {
        let list = cases
        guard list.indices.contains(position) else { return }
        chosen[self.position, default: [:]][list[position].choice] = list[position].position
        screen = makeScreen(self.position, chosen[self.position] ?? [:])
    }

    /// The name of the screen and its number among the others, with a feature before it and a position behind.
    func title(_ feature: String, stop: Int?, of stops: Int) -> String {
        let screens = count > 1 ? " (\(position + 1)/\(count))" : ""
        let stop = stop.map { " · \($0 + 1)/\(stops)" } ?? ""
        return "\(feature) · \(PlainLine.of(screen.name))\(screens)\(stop)"
    }
}
