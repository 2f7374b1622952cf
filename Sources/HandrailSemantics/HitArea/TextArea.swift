import HandrailModel
import HandrailSource
import HandrailStandards

/// Bounds for the room that a text takes at the standard text size.
struct TextArea {
    /// How many letters words have at least that are not known.
    private static let fewestLetters = 2.0
    /// Points that a text may be wide at most and still stands on one line beside others, on the narrowest iPhone.
    private static let oneLine = 200.0
    /// Points of the smallest font that controls have.
    private static let smallest = 11.0
    /// The height of a line in units of the size of the font: system fonts have 1.19, nearly all others from 1.15 to
    /// 1.5.
    private static let systemLine = 1.15...1.25
    private static let anyLine = 1.15...1.5

    private let text: ResolvedText
    private let platform: Platform
    /// Whether it takes one line whatever its words are.
    private let isHeldToOneLine: Bool

    /// The room of a text element.
    ///
    /// - Parameter isTitleOfView: whether it is the title of a button of UIKit or AppKit, which takes one line unless
    ///   somebody says otherwise.
    init(_ element: ElementView, on platform: Platform, isTitleOfView: Bool = false) {
        text = ResolvedText(element)
        self.platform = platform
        isHeldToOneLine = text.lineLimit == .known(1) || isTitleOfView && text.lineLimit.isAbsent
    }

    /// How much room it takes.
    var area: HitArea {
        guard !text.hasOpenFont, let font = text.resolved, let size = font.size(on: platform), size > 0 else {
            let size = Self.smallest
            return HitArea(
                width: .open(.font, least: Self.fewestLetters * TextWidthEstimate.share(of: "n") * size),
                height: .open(.font, least: size * Self.anyLine.lowerBound))
        }
        let isSystem = text.font?.use.family.isAbsent ?? true
        let line = (isSystem ? Self.systemLine : Self.anyLine).scaled(by: size)
        let tallest = max(line.upperBound, font.lineHeight(at: .large, on: platform) ?? 0)
        let least = line.lowerBound
        let place = text.ownFontPlace
        guard let breadth else {
            let most = isHeldToOneLine ? tallest : .infinity
            return HitArea(
                width: .open(.lines, least: Self.fewestLetters * TextWidthEstimate.share(of: "n") * size),
                height: Span(least: least, most: most, place: place, gap: .lines))
        }
        let width = breadth.whole.scaled(by: size)
        let isOneLine = isHeldToOneLine || breadth.lines == 1 && width.upperBound <= Self.oneLine
        let most = isOneLine ? tallest : .infinity
        return HitArea(
            width: Span(
                least: isOneLine ? width.lowerBound : breadth.word * size, most: width.upperBound, place: place),
            height: Span(least: least, most: most, place: place, gap: .lines))
    }

    /// How wide its words are in units of the size of the font: all in a row, and the longest that stays whole; `nil`
    /// where they are not known.
    private var breadth: (whole: ClosedRange<Double>, word: Double, lines: Int)? {
        guard case .words(let fact) = text.element.content, !fact.values.isEmpty else { return nil }
        var (least, most, word, lines) = (Double.infinity, 0.0, Double.infinity, 1)
        for words in fact.values {
            for written in [words.display] + words.translations.values {
                let (narrowest, widest) = Self.breadth(of: written)
                least = min(least, narrowest)
                most = max(most, widest)
                lines = max(lines, written.utf8.count { $0 == UInt8(ascii: "\n") } + 1)
            }
            if words.pieces.contains(.runtime) { return nil }
            word = min(word, TextWidthEstimate.longestWord(of: words).breadth)
        }
        return (least...max(least, most), word, lines)
    }

    private static func breadth(of text: String) -> (least: Double, most: Double) {
        text.unicodeScalars.reduce(into: (0, 0)) { sum, scalar in
            let width = Self.width(of: scalar)
            sum.0 += width.lowerBound
            sum.1 += width.upperBound
        }
    }

    /// How wide one character is in the typefaces of the system and the usual others.
    private static func width(of scalar: Unicode.Scalar) -> ClosedRange<Double> {
        switch scalar {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "!", "|", " ", "f", "t", "r", "(", ")", "-", "1": 0.2...0.45
        case "m", "w", "M", "W", "@", "%", "…", "—": 0.65...1.05
        case "A"..."Z": 0.45...0.85
        case _ where scalar.value >= 0x1100: 0.8...1.3
        default: 0.42...0.68
        }
    }
}

extension ResolvedText {
    /// The modifier that sets its font, where that is written on the element itself: a font of a design system says
    /// nothing of one place.
    var ownFontPlace: SourcePlace? {
        guard let place = font?.modifier.place, place.file == element.extent.file,
            element.extent.range.contains(place.range)
        else { return nil }
        return place
    }
}

extension ClosedRange<Double> {
    /// The range in another unit.
    func scaled(by factor: Double) -> ClosedRange<Double> { (lowerBound * factor)...(upperBound * factor) }
}
