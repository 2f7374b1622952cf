/// How large the system's symbols are, as bounds in units of the size of their font.
///
/// Symbols are drawn to stand beside text: most are about as tall as its capital letters with some room around, and as
/// wide as that. The bounds hold for every weight; the largest are those of symbols of several people or vehicles.
public struct SymbolMetrics: Hashable, Sendable {
    /// From side to side.
    public let width: ClosedRange<Double>
    /// From top to bottom.
    public let height: ClosedRange<Double>

    /// The bounds of every symbol.
    public static let any = SymbolMetrics(width: 0.15...2.2, height: 0.1...1.45)

    /// The bounds of a symbol by its name.
    public static func metrics(of symbol: String) -> SymbolMetrics {
        let parts = symbol.split(separator: ".", maxSplits: 1)
        guard let first = parts.first, !isFlat(first, symbol), !holds("compact", symbol) else { return any }
        if first.hasPrefix("chevron") || first.hasPrefix("arrow") || first == "line" || first == "bolt" {
            return SymbolMetrics(width: 0.5...1.7, height: 0.5...1.45)
        }
        return SymbolMetrics(width: 0.6...2.2, height: 0.65...1.45)
    }

    /// Whether a symbol is no more than a stroke or a few dots, unless something is drawn around it.
    private static func isFlat(_ first: Substring, _ symbol: String) -> Bool {
        flat.contains(first) && !["circle", "square", "rectangle"].contains { holds($0, symbol) }
    }

    /// Whether a part stands somewhere in a name, over bytes: `contains` makes a table of the part first.
    private static func holds(_ part: String, _ symbol: String) -> Bool {
        let (part, name) = (Array(part.utf8), Array(symbol.utf8))
        return name.indices.contains { name[$0...].starts(with: part) }
    }

    private static let flat: Set<Substring> = [
        "minus", "ellipsis", "equal", "exclamationmark", "info", "poweron", "rectangle", "capsule", "oval", "waveform",
        "1", "i", "l", "pause", "character", "textformat", "arrow", "line", "mic", "wave", "water",
    ]

    /// How much larger or smaller a symbol is at a scale, named as SwiftUI does; `nil` for another name.
    public static func factor(of scale: String) -> Double? {
        switch scale {
        case "small": 0.8
        case "medium": 1
        case "large": 1.3
        default: nil
        }
    }
}
