/// What a person does.
public enum VoiceOverGesture: Hashable, Sendable, CaseIterable {
    /// A swipe to the right with one finger.
    case next
    /// A swipe to the left with one finger.
    case previous
    /// A swipe down with one finger: forward in the rotor, the next action, a lower value.
    case down
    /// A swipe up with one finger: backward in the rotor, the action before, a higher value.
    case up
    /// Turning two fingers to the right.
    case turnRotor
    /// Turning two fingers to the left.
    case turnRotorBack
    /// A double tap.
    case activate
    /// A scrub with two fingers.
    case escape
    /// A double tap with two fingers.
    case magicTap
}
