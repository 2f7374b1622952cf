public import HandrailModel
import HandrailStandards

/// The size and weight of a text at the default text size, as far as its contrast depends on them.
public struct TextSizeAndWeight: Hashable, Sendable {
    /// How heavy it is.
    public enum Weight: Hashable, Sendable {
        case regular, bold
        /// Heavier than regular, but not what guidelines call bold.
        case semibold
        case unknown
    }

    /// Size in points; `nil` where it is not known.
    public let pointSize: Double?
    /// Its weight.
    public let weight: Weight

    /// The look of a text.
    public init(pointSize: Double?, weight: Weight) {
        self.pointSize = pointSize
        self.weight = weight
    }

    /// The look of a declared text on a platform. A font that the app chooses by a condition of its own has no size.
    public init(of text: ResolvedText, on platform: Platform) {
        let isOpen = text.hasOpenFont
        let resolved = text.resolved
        let weight: Weight =
            switch resolved?.weight(on: platform) {
            case _ where text.hasOpenWeight || isOpen: .unknown
            case .bold, .heavy, .black: .bold
            case .semibold: .semibold
            case .ultraLight, .thin, .light, .regular, .medium: .regular
            case nil: .unknown
            }
        self.init(pointSize: isOpen ? nil : resolved?.size(on: platform), weight: weight)
    }

    /// What the guideline asks of it: 3 from 18 points, or where it is bold, else 4.5. Where the size or weight is not
    /// known, or between regular and bold, what it asks at least.
    public var guidelineMinimum: Double { isSurelySmall ? ContrastThreshold.text : ContrastThreshold.largeText }

    /// Whether it is neither large nor bold for the guideline, nor may be.
    public var isSurelySmall: Bool { pointSize.map { $0 < 18 && weight == .regular } ?? false }

    /// What WCAG asks where that is more than the guideline does: bold text below 14 points.
    public var strictMinimum: Double? {
        guard let pointSize, weight == .bold, pointSize < 14 else { return nil }
        return ContrastThreshold.text
    }
}
