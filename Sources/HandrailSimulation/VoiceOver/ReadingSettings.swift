/// What the device is like, where it matters for the order.
public struct ReadingSettings: Hashable, Sendable {
    /// The kind of device.
    public enum Idiom: Hashable, Sendable {
        case phone, pad
    }

    /// The kind of device.
    public let idiom: Idiom
    /// Whether the language is read from right to left.
    public let isRightToLeft: Bool

    /// Settings; a phone read from left to right unless told otherwise.
    public init(idiom: Idiom = .phone, isRightToLeft: Bool = false) {
        self.idiom = idiom
        self.isRightToLeft = isRightToLeft
    }

    /// Points by which tops must differ to be in two rows, as measured on devices.
    public var rowTolerance: Double {
        switch idiom {
        case .phone: 8
        case .pad: 13
        }
    }
}
