/// Sizes that a modifier fixes or limits, in points.
public struct FrameUse: Hashable, Sendable {
    /// Fixed width.
    public let width: Fact<Double>
    /// Fixed height.
    public let height: Fact<Double>
    /// Smallest width.
    public let minimumWidth: Fact<Double>
    /// Smallest height.
    public let minimumHeight: Fact<Double>
    /// Largest width; infinity for all there is.
    public let maximumWidth: Fact<Double>
    /// Largest height; infinity for all there is.
    public let maximumHeight: Fact<Double>
    /// Whether its heights grow with the text size, so that they hold at the default size only.
    public let growsWithText: Bool
    /// Whether code or an interface file writes the frame itself, without constraints.
    public let isOfFrame: Bool

    /// Sizes; what is left out is not set.
    public init(
        width: Fact<Double> = .absent, height: Fact<Double> = .absent, minimumWidth: Fact<Double> = .absent,
        minimumHeight: Fact<Double> = .absent, maximumWidth: Fact<Double> = .absent,
        maximumHeight: Fact<Double> = .absent, growsWithText: Bool = false,
        isOfFrame: Bool = false
    ) {
        self.width = width
        self.height = height
        self.minimumWidth = minimumWidth
        self.minimumHeight = minimumHeight
        self.maximumWidth = maximumWidth
        self.maximumHeight = maximumHeight
        self.growsWithText = growsWithText
        self.isOfFrame = isOfFrame
    }
}
