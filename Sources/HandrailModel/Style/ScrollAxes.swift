/// The directions in which something scrolls.
public struct ScrollAxes: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt8
    /// Directions as bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the side.
    public static let horizontal = ScrollAxes(rawValue: 1 << 0)
    /// Up and down.
    public static let vertical = ScrollAxes(rawValue: 1 << 1)

    /// The direction that SwiftUI has a name for; `nil` for any other name.
    public init?(named name: String) {
        switch name {
        case "horizontal": self = .horizontal
        case "vertical": self = .vertical
        default: return nil
        }
    }
}
