public import HandrailSource

/// One side of a fork that a screen is brought up on: nobody meets it while the other side is shown.
public struct ScreenSide: Hashable, Sendable {
    /// Where the fork stands, and the views around it that the screen it is on builds.
    public let fork: [SourcePlace]
    /// Which side it is, counted from 0.
    public let number: Int

    /// A side.
    public init(fork: [SourcePlace], number: Int) {
        self.fork = fork
        self.number = number
    }
}
