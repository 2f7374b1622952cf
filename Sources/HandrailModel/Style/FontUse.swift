public import HandrailSource

/// A font as the app asks for it.
public struct FontUse: Hashable, Sendable {
    /// How its size is found.
    public enum Size: Hashable, Sendable {
        /// A text style by name, such as `headline`.
        case style(String)
        /// A size in points that does not follow the chosen text size.
        case fixed(Fact<Double>)
        /// A size in points at the default setting that scales with a text style (`body` where none is named).
        case scaling(Fact<Double>, relativeTo: String)
        /// One of these fonts, by a condition; what else is said of the font then says nothing.
        case oneOf([FontUse])
        case unknown
    }

    /// How its size is found.
    public let size: Size
    /// The family, for a custom font.
    public let family: Fact<String>
    /// The weight by name, such as `bold`.
    public let weight: Fact<String>
    /// Whether it is italic.
    public let isItalic: Bool
    /// How code calls the typeface where its name is not known: `iconFont` of a constant that is declared elsewhere.
    public let spelledFamily: String?
    /// Whether the size is a parameter of the function that makes the font, so that each call decides it.
    public let isSizeGiven: Bool
    /// The expression that makes the font, which may be a constant's far from where it is used; `nil` where unknown.
    public let place: SourcePlace?

    /// A font.
    public init(
        size: Size, family: Fact<String> = .absent, weight: Fact<String> = .absent, isItalic: Bool = false,
        spelledFamily: String? = nil, isSizeGiven: Bool = false, place: SourcePlace? = nil
    ) {
        self.size = size
        self.family = family
        self.weight = weight
        self.isItalic = isItalic
        self.spelledFamily = spelledFamily
        self.isSizeGiven = isSizeGiven
        self.place = place
    }

    /// The fonts it may be.
    public var alternatives: [FontUse] {
        if case .oneOf(let fonts) = size { return fonts }
        return [self]
    }

    /// Whether it grows with the chosen text size, in some case at least; `nil` where that is not known.
    public var growsWithTextSize: Bool? {
        switch size {
        case .style, .scaling: return true
        case .fixed: return false
        case .unknown: return nil
        case .oneOf(let fonts):
            let answers = fonts.map(\.growsWithTextSize)
            return answers.contains(true) ? true : answers.contains(nil) ? nil : false
        }
    }
}
