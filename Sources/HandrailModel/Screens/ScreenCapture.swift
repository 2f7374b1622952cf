/// What is known of a screen that was captured from a running app, instead of being built from its source.
public struct ScreenCapture: Hashable, Sendable {
    /// What its format is called.
    public let format: String
    /// What the format cannot tell.
    public let unknown: Set<CaptureFact>
    /// How far a length may be off, in points: formats with whole numbers round them.
    public let tolerance: Double
    /// The whole screen, in points; `nil` where the capture does not say.
    public let bounds: ViewFrame?
    /// The elements, by their indices, whose size the system decides, or the text that they stand in: items of bars,
    /// buttons of alerts, links of web pages.
    public let sizedBySystem: Set<Int>
    /// The elements, by their indices, that people may scroll to another place.
    public let scrolled: Set<Int>
    /// The colors of what elements show, by their indices, as far as somebody looked in the screenshot.
    public let inks: [Int: CapturedInk]
    /// The colors of the edges of text fields, by their indices, and of what is around these.
    public let edges: [Int: CapturedInk]
    /// How the screen was set when it was captured.
    public var variant: CaptureVariant
    /// Names and identifiers of elements that are in the capture and that nobody meets: they may be met elsewhere.
    public let leftOut: Set<String>
    /// Whether all of the screen is in the capture.
    public let isComplete: Bool
    /// What the screenshot shows and no element is there for.
    public let drawn: [DrawnPart]
    /// How much of the screenshot strong colors cover; `nil` where nobody looked.
    public let saturation: ScreenSaturation?
    /// What the bar at the top says; `nil` where there is none, or where something else in it may be the title.
    public let bar: CapturedBar?
    /// The screenshot that shows it; `nil` where none could be read.
    public let picture: CapturedPicture?

    /// A capture.
    public init(
        format: String, unknown: Set<CaptureFact>, tolerance: Double, bounds: ViewFrame?,
        sizedBySystem: Set<Int> = [], scrolled: Set<Int> = [], inks: [Int: CapturedInk] = [:],
        edges: [Int: CapturedInk] = [:], variant: CaptureVariant = CaptureVariant(), leftOut: Set<String> = [],
        isComplete: Bool = true, drawn: [DrawnPart] = [], saturation: ScreenSaturation? = nil,
        bar: CapturedBar? = nil, picture: CapturedPicture? = nil
    ) {
        self.drawn = drawn
        self.saturation = saturation
        self.bar = bar
        self.leftOut = leftOut
        self.isComplete = isComplete
        self.scrolled = scrolled
        self.inks = inks
        self.edges = edges
        self.variant = variant
        self.picture = picture
        self.format = format
        self.unknown = unknown
        self.tolerance = tolerance
        self.bounds = bounds
        self.sizedBySystem = sizedBySystem
    }
}
