public import HandrailModel

/// What a file with captures came to.
public struct CapturedFile: Sendable {
    /// Where it lies.
    public let path: String
    /// Which format it has; `nil` where it is no capture.
    public let format: CaptureFormat?
    /// What it cannot tell.
    public let unknown: Set<CaptureFact>
    /// How far a length may be off, in points.
    public let tolerance: Double
    /// The captures in the order of the file.
    public let trees: [CapturedTree]
    /// What could not be read or measured.
    public let notes: [AuditNote]
    /// The screens that they are.
    public let screens: [Screen]
    /// The screenshot of the last of them, where one lies beside the file.
    public let picture: ScreenPicture?

    /// What is no capture.
    static let none = CapturedFile(path: "", format: nil, unknown: [], tolerance: 0, trees: [], notes: [], screens: [])

    /// What a file came to.
    init(
        path: String, format: CaptureFormat?, unknown: Set<CaptureFact>, tolerance: Double, trees: [CapturedTree],
        notes: [AuditNote], screens: [Screen], picture: ScreenPicture? = nil
    ) {
        self.path = path
        self.picture = picture
        self.format = format
        self.unknown = unknown
        self.tolerance = tolerance
        self.trees = trees
        self.notes = notes
        self.screens = screens
    }
}
