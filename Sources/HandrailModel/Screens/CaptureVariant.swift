/// How a device and an app were set when a screen was captured, as far as a name, a sheet or a picture says.
public struct CaptureVariant: Hashable, Sendable {
    /// What the captures of one screen are called in common; `nil` where nothing is left of the name.
    public var series: String?
    /// What all captures of one screen share, whatever they are called: one fault in several of them is one finding.
    public var screen: String?
    /// Whether it was in Dark Mode.
    public var isDark: Bool?
    /// The text size.
    public var contentSize: ContentSize?
    /// The language, as `ko` or `pt-BR`.
    public var language: String?
    /// Whether Increase Contrast was on.
    public var isContrastIncreased: Bool?
    /// Whether Bold Text was on.
    public var isBold: Bool?
    /// Whether the screen ran from right to left.
    public var isRightToLeft: Bool?

    /// A variant.
    public init(
        series: String? = nil, screen: String? = nil, isDark: Bool? = nil, contentSize: ContentSize? = nil,
        language: String? = nil, isContrastIncreased: Bool? = nil, isBold: Bool? = nil, isRightToLeft: Bool? = nil
    ) {
        self.series = series
        self.screen = screen
        self.isDark = isDark
        self.contentSize = contentSize
        self.language = language
        self.isContrastIncreased = isContrastIncreased
        self.isBold = isBold
        self.isRightToLeft = isRightToLeft
    }

    /// The same, with what another one says.
    public func overridden(by other: CaptureVariant) -> CaptureVariant {
        CaptureVariant(
            series: other.series ?? series, screen: other.screen ?? screen, isDark: other.isDark ?? isDark,
            contentSize: other.contentSize ?? contentSize, language: other.language ?? language,
            isContrastIncreased: other.isContrastIncreased ?? isContrastIncreased, isBold: other.isBold ?? isBold,
            isRightToLeft: other.isRightToLeft ?? isRightToLeft)
    }
}
