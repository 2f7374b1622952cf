/// The direction in which something is laid out, whatever people's language is.
public enum LayoutDirection: Hashable, Sendable {
    case leftToRight, rightToLeft
    /// It is turned around where people read from right to left.
    case mirrored
    /// Code or the kind of content decides.
    case other

    /// A direction as SwiftUI spells it.
    public init(named name: String) {
        switch name {
        case "leftToRight": self = .leftToRight
        case "rightToLeft": self = .rightToLeft
        default: self = .other
        }
    }
}
