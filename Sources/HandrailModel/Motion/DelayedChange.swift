public import HandrailSource

/// Something that an action takes away again after some time, without anybody asking for it.
public struct DelayedChange: Hashable, Sendable {
    /// Seconds until then, where known.
    public let seconds: Fact<Double>
    /// The state set to `nil` or `false`.
    public let cleared: Set<StatePath>
    /// Whether it closes the screen.
    public let dismisses: Bool
    /// Whether the code around it first asks if an assistive technology is on.
    public let asksForAssistance: Bool
    /// Where it is taken away.
    public let place: SourcePlace

    /// A delayed change.
    public init(
        seconds: Fact<Double>, cleared: Set<StatePath>, dismisses: Bool, asksForAssistance: Bool, place: SourcePlace
    ) {
        self.seconds = seconds
        self.cleared = cleared
        self.dismisses = dismisses
        self.asksForAssistance = asksForAssistance
        self.place = place
    }
}
