/// An element as Voice Control offers it.
public struct VoiceControlTarget: Hashable, Sendable {
    /// How it is called.
    public enum Call: Hashable, Sendable {
        /// By its name.
        case name
        /// By a name that others have too: Voice Control shows numbers and asks which one is meant.
        case sharedName
        /// By its number only: it has no name, or none that can be said.
        case number
        /// By a name that is only known while the app runs.
        case runtimeName
    }

    /// Index of the stop in VoiceOver's tour.
    public let stop: Int
    /// How it is called.
    public let call: Call
    /// The names that can be said, best first; the first is the one that "Show names" shows.
    public let names: [SpokenText]
    /// Names that nobody can say: signs without a letter or a digit.
    public let unspeakable: [SpokenText]
    /// Whether the names are input labels, and not the label.
    public let usesInputLabels: Bool
    /// Every stop that answers to one of the names, itself among them, in order; empty where there is no other. Stops
    /// of one name share the list: a screen may have thousands of them.
    let group: [Int]
    /// Words to say besides the command: those of the best name, and a number where one has to be chosen.
    public let words: Int

    /// Other stops that answer to one of the names, in order.
    public var namesakes: [Int] { group.filter { $0 != stop } }
}
