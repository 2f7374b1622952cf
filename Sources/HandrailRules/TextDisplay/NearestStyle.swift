import HandrailModel
import HandrailStandards

/// The text style that stands nearest to a size in points.
struct NearestStyle: Hashable {
    /// Its name, as SwiftUI spells it.
    let name: String
    /// Its size in points at the default text size.
    let points: Double

    /// The style of a platform nearest to a size; for equal sizes the plainer one.
    init?(to points: Double, on platform: Platform) {
        let order: [StandardTextStyle] = [
            .body, .callout, .subheadline, .footnote, .caption, .caption2, .title3, .title2, .title, .largeTitle,
        ]
        var best: (name: String, points: Double)?
        for style in order {
            guard let size = DynamicTypeTable.metrics(of: style, on: platform)?.size else { continue }
            if let found = best, abs(found.points - points) <= abs(size - points) { continue }
            best = (style.rawValue, size)
        }
        guard let best else { return nil }
        name = best.name
        self.points = best.points
    }
}
