public import HandrailModel

/// Sizes that Apple's guidelines ask for on a platform.
///
/// Source: the control and text size tables of Apple's Human Interface Guidelines (2025 and 2026 agree).
public struct PlatformMetrics: Hashable, Sendable {
    /// The platform.
    public let platform: Platform
    /// Width and height, in points, that a control should have.
    public let defaultTarget: Double
    /// Width and height, in points, that no control may go below.
    public let minimumTarget: Double
    /// Usual size of text in points.
    public let defaultTextSize: Double
    /// Size in points that no text may go below; thin weights need more.
    public let minimumTextSize: Double
    /// How far text has to grow when people ask for it, in percent; `nil` where Apple names none.
    public let textEnlargement: Double?
    /// Least distance between the centers of two buttons, in points; `nil` where Apple names none.
    public let buttonCenterDistance: Double?

    /// Room in points around a control with a bezel, about.
    public static let paddingAroundBezel = 12.0
    /// Room in points around the visible edges of a control without a bezel, about.
    public static let paddingWithoutBezel = 24.0

    /// The sizes for a platform. Mac Catalyst has those of iOS: unless an app asks for the Mac idiom, the system draws
    /// it as on iPad and scales it.
    public static func metrics(for platform: Platform) -> PlatformMetrics {
        switch platform {
        case .iOS, .macCatalyst: make(platform, targets: (44, 28), text: (17, 11), enlargement: 200)
        case .macOS: make(platform, targets: (28, 20), text: (13, 10))
        case .watchOS: make(platform, targets: (44, 28), text: (16, 12), enlargement: 140)
        case .tvOS: make(platform, targets: (66, 56), text: (29, 23))
        case .visionOS: make(platform, targets: (60, 28), text: (17, 12), buttonDistance: 60)
        }
    }

    private static func make(
        _ platform: Platform, targets: (usual: Double, least: Double), text: (usual: Double, least: Double),
        enlargement: Double? = nil, buttonDistance: Double? = nil
    ) -> PlatformMetrics {
        PlatformMetrics(
            platform: platform, defaultTarget: targets.usual, minimumTarget: targets.least,
            defaultTextSize: text.usual, minimumTextSize: text.least, textEnlargement: enlargement,
            buttonCenterDistance: buttonDistance)
    }
}
