/// The role of a button.
public enum ControlRole: Hashable, Sendable {
    case destructive, cancel, close, confirm, other
}
