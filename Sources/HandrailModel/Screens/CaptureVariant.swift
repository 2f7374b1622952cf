/// How a device and an app were set when a screen was captured, as far as a name or a picture says.
public struct CaptureVariant: Hashable, Sendable {
    /// What the captures of one screen are called in common; `nil` where nothing is left of the name.
    public let series: String?
    /// Whether it was in Dark Mode.
    public let isDark: Bool?
    /// The text size.
    public let contentSize: ContentSize?
    /// The language, as `ko` or `pt-BR`.
    public let language: String?

    /// A variant.
    public init(
        series: String? = nil, isDark: Bool? = nil, contentSize: ContentSize? = nil, language: String? = nil
    ) {
        self.series = series
        self.isDark = isDark
        self.contentSize = contentSize
        self.language = language
    }
}
