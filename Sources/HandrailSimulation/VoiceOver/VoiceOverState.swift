/// Where a person is on a screen, and what the rotor is set to.
public struct VoiceOverState: Hashable, Sendable {
    /// The stop in focus; `nil` where nothing is.
    public let focus: Int?
    /// What the rotor was last turned to; `nil` before it was turned.
    public let rotor: RotorKind?
    /// Whether the rotor was turned since the element in focus was reached. If not, VoiceOver turns it by itself to the
    /// element's value or actions.
    public let isTurnedHere: Bool
    /// The action chosen: 0 activates, the others count the element's actions from 1.
    public let action: Int

    /// A state.
    public init(focus: Int?, rotor: RotorKind? = nil, isTurnedHere: Bool = false, action: Int = 0) {
        self.focus = focus
        self.rotor = rotor
        self.isTurnedHere = isTurnedHere
        self.action = action
    }

    /// The same, with another element in focus.
    func moved(to stop: Int) -> VoiceOverState { VoiceOverState(focus: stop, rotor: rotor) }
}
