import HandrailModel
import HandrailSemantics

/// An element of a capture with the two colors that were found where it lies.
struct ColoredPart {
    /// The element.
    let part: CapturedPart
    /// The color of its words or its sign.
    let foreground: ColorValue
    /// The color behind them.
    let background: ColorValue

    /// The elements of a capture whose colors are known, apart from those in bars and alerts, in the order of the
    /// capture.
    static func all(on screen: Screen) -> [ColoredPart] {
        guard let capture = screen.capture else { return [] }
        return CapturedPart.all(on: screen).compactMap { part in
            guard !part.isOfSystem, let ink = capture.inks[part.element.index], !ink.isOnGradient,
                case .measured(let foreground, let background) = ink.colors
            else { return nil }
            return ColoredPart(part: part, foreground: foreground, background: background)
        }
    }
}

extension ColorValue {
    /// Whether it is clearly a color, and no gray.
    var isChromatic: Bool {
        let color = inSRGB
        let parts = [color.red, color.green, color.blue]
        return (parts.max() ?? 0) - (parts.min() ?? 0) >= 0.25
    }
}
