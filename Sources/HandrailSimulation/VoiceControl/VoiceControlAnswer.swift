/// What Voice Control does on hearing something.
public enum VoiceControlAnswer: Hashable, Sendable {
    /// An element is tapped.
    case tapped(Int)
    /// Several elements have the name: their numbers appear, and one is asked for.
    case ambiguous([Int])
    /// The value of an element goes up or down.
    case adjusted(Int, isUp: Bool)
    /// The actions of an element are listed.
    case actions(Int)
    /// The screen is left.
    case back
    /// Nothing has that name.
    case nothing
}
