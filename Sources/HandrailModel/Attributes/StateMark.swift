/// Something of a view by which its class shows a state of the app that no code of that class says in words.
public struct StateMark: Hashable, Sendable {
    /// What of the view follows the state.
    public enum Look: UInt8, Hashable, Sendable, CaseIterable {
        /// Whether it is there.
        case presence
        /// Which picture it shows.
        case picture
        /// Which color it has.
        case color
        /// How heavy its text is.
        case weight
        /// Whether it is fainter, as what is out of use is, and there all the same.
        case dimming
    }

    /// What of the view follows the state.
    public let look: Look
    /// The state.
    public let state: StateDependency
    /// Whether the class that shows it is a row of a list, whatever texts it is given.
    public let isInRow: Bool

    /// A mark.
    public init(_ look: Look, of state: StateDependency, isInRow: Bool = false) {
        self.look = look
        self.state = state
        self.isInRow = isInRow
    }

    /// The same, in a row of a list or not.
    public func placed(inRow isInRow: Bool) -> StateMark { StateMark(look, of: state, isInRow: isInRow) }
}
