import HandrailModel
import HandrailSource
import HandrailStandards

/// Bounds for the room that a picture takes by itself.
struct PictureArea {
    private let element: ElementView
    private let platform: Platform

    /// The room of an image element.
    init(_ element: ElementView, on platform: Platform) {
        self.element = element
        self.platform = platform
    }

    /// How much room it takes: a symbol follows the font around it, other pictures are as large as they are, or as the
    /// room that they are given.
    var area: HitArea {
        if element.has(.picture(.resizable)) { return .open(.room) }
        if case .image(.symbol(let name)) = element.content { return symbol(name) }
        let natural = element.outermost { attribute -> (Double, Double)? in
            if case .picture(.naturalSize(let width, let height)) = attribute { (width, height) } else { nil }
        }
        guard let (size, use) = natural, use.condition == nil else { return .open(.picture) }
        return HitArea(
            width: Span(least: size.0, most: size.0, place: element.place),
            height: Span(least: size.1, most: size.1, place: element.place))
    }

    private func symbol(_ name: Fact<String>) -> HitArea {
        let text = ResolvedText(element)
        guard !text.hasOpenFont, let size = text.resolved?.size(on: platform), size > 0, let scale else {
            return .open(.font)
        }
        let bounds = name.values.isEmpty ? [.any] : name.values.map(SymbolMetrics.metrics)
        let place = text.ownFontPlace
        return HitArea(
            width: Self.span(bounds.map(\.width), size, scale, place),
            height: Self.span(bounds.map(\.height), size, scale, place))
    }

    private static func span(
        _ bounds: [ClosedRange<Double>], _ size: Double, _ scale: ClosedRange<Double>, _ place: SourcePlace?
    ) -> Span {
        let least = bounds.map { $0.lowerBound }.min() ?? 0
        let most = bounds.map { $0.upperBound }.max() ?? .infinity
        return Span(
            least: least * size * scale.lowerBound, most: (most * size * scale.upperBound).rounded(.up), place: place)
    }

    /// How much larger than usual the symbol is; `nil` where nothing is known of it.
    private var scale: ClosedRange<Double>? {
        let found = DeclaredContext(element).nearest(.picture(.scale)) { attribute -> String?? in
            if case .picture(.scale(let name)) = attribute { .some(name) } else { nil }
        }
        guard let found else { return 1...1 }
        let factor = found.value.flatMap(SymbolMetrics.factor)
        return factor.map { found.use.condition == nil ? $0...$0 : min($0, 1)...max($0, 1) } ?? 0.8...1.3
    }
}
