public import HandrailSource

/// A color set of an asset catalog with all its appearances.
public struct ColorAsset: Hashable, Sendable {
    /// One appearance of a color set.
    public struct Variant: Hashable, Sendable {
        /// Whether it is for Dark Mode.
        public let isDark: Bool
        /// Whether it is for increased contrast.
        public let isHighContrast: Bool
        /// The color; `nil` where the catalog names a system color or cannot be read.
        public let color: ColorValue?
        /// The system color it refers to, where it does.
        public let systemName: String?

        /// A variant.
        public init(isDark: Bool, isHighContrast: Bool, color: ColorValue?, systemName: String?) {
            self.isDark = isDark
            self.isHighContrast = isHighContrast
            self.color = color
            self.systemName = systemName
        }
    }

    /// The name code uses.
    public let name: String
    /// Its appearances.
    public let variants: [Variant]
    /// Where it stands.
    public let place: SourcePlace

    /// A color set.
    public init(name: String, variants: [Variant], place: SourcePlace) {
        self.name = name
        self.variants = variants
        self.place = place
    }
}
