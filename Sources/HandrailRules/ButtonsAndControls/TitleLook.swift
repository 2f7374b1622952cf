import HandrailModel
import HandrailSemantics
import HandrailStandards

/// How much a text stands out, as far as its font is known.
struct TitleLook {
    /// Its size at the standard setting.
    let points: Double
    /// Whether it is semibold or bolder.
    let isBold: Bool
    /// Whether it is in a font that only titles have, whatever stands around it.
    let isLarge: Bool

    /// The look of a text; `nil` where its font is not known, or chosen by a condition of the app.
    init?(_ element: ElementView, on platform: Platform) {
        let text = ResolvedText(element)
        guard !text.hasOpenFont, let font = text.resolved, let points = font.size(on: platform) else { return nil }
        self.points = points
        isBold = font.weight(on: platform).map { $0 >= .semibold } ?? false
        switch font.growth {
        case .style(let style): isLarge = Self.titleStyles.contains(style)
        case .scaling(let points, _), .fixed(let points):
            isLarge = points >= (isBold ? Self.leastBold : Self.leastPlain)
        }
    }

    private static let titleStyles: Set<StandardTextStyle> = [
        .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title, .title2, .title3,
    ]
    /// Points from which on a text is larger than any body text.
    private static let leastBold = 20.0
    private static let leastPlain = 24.0

    /// Whether it stands out against another text: clearly larger, or bolder and no smaller.
    func exceeds(_ other: TitleLook) -> Bool {
        points >= other.points * Self.clearly || isBold && !other.isBold && points >= other.points
    }

    /// How many times the size of another text it has to have.
    private static let clearly = 1.12
}
