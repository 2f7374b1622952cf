public import HandrailModel

/// What came of a gesture.
public enum VoiceOverOutcome: Hashable, Sendable {
    /// Another element is in focus.
    case moved(to: Int)
    /// There is nothing further in that direction.
    case edge
    /// The rotor is set to something else.
    case turned(RotorKind)
    /// Another action is chosen; `nil` is activation.
    case chose(NodeAction?)
    /// The element was activated.
    case activated(Int, Activation)
    /// The value goes up or down by one step.
    case adjusted(Int, isUp: Bool)
    /// An action was performed.
    case performed(Int, NodeAction)
    /// The screen goes. Whether the system does that by itself is not certain.
    case left(Certainty)
    /// Nothing happens.
    case nothing
}
