public import HandrailSource

/// A call that turns the screen without anybody turning the device.
public struct OrientationCall: Hashable, Sendable {
    /// The orientations that are left, such as `landscapeRight`; empty where they are not known.
    public let names: [String]
    /// The call.
    public let place: SourcePlace

    /// A call.
    public init(names: [String], place: SourcePlace) {
        self.names = names
        self.place = place
    }
}
