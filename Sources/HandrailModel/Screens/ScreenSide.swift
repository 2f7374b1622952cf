public import HandrailSource

/// One side of a conditional that a screen is brought up on: nobody meets it while the other side is shown.
public struct ScreenSide: Hashable, Sendable {
    /// Where the conditional stands, and the views around it that the screen it is on builds.
    public let branching: [SourcePlace]
    /// Which side it is, counted from 0.
    public let number: Int

    /// A side.
    public init(branching: [SourcePlace], number: Int) {
        self.branching = branching
        self.number = number
    }
}
