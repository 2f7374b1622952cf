/// How much of a screenshot strong colors cover.
public struct ScreenSaturation: Hashable, Sendable {
    /// The share of its area, 0…1, without pictures.
    public let share: Double
    /// How many hues, of twelve, cover a part that can be seen.
    public let hues: Int

    /// Figures of a screenshot.
    public init(share: Double, hues: Int) {
        self.share = share
        self.hues = hues
    }
}
