public import HandrailSource

/// A call that starts a player.
public struct PlayCall: Hashable, Sendable {
    /// The player, as written.
    public let player: String
    /// Whether the code around it asks for something first, such as a preference.
    public let isConditional: Bool
    /// The call.
    public let place: SourcePlace

    /// A call.
    public init(player: String, isConditional: Bool, place: SourcePlace) {
        self.player = player
        self.isConditional = isConditional
        self.place = place
    }
}
