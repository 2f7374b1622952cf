import HandrailModel
import HandrailSemantics
import HandrailSource

/// A font where it is set, with what it reaches.
struct FontSite {
    /// The element it is set on.
    let element: ElementView
    /// The modifier that sets it.
    let modifier: AttributeUse
    /// The font; for a choice of fonts there is a site for each.
    let font: FontUse

    /// The fonts set on an element. The innermost modifier wins, and a choice of many fonts says nothing of any one.
    static func sites(on element: ElementView) -> [FontSite] {
        for use in element.attributes {
            guard case .text(.font(let font)) = use.attribute else { continue }
            let fonts = font.alternatives
            if use.isForTextSize || fonts.count > mostAlternatives { return [] }
            return fonts.map { FontSite(element: element, modifier: use, font: $0) }
        }
        return []
    }

    private static let mostAlternatives = 3

    /// Whether the font is a constant declared elsewhere, to be mended there.
    var isShared: Bool {
        guard let place = font.place else { return false }
        return place.file != modifier.place.file || place.range.lower < modifier.place.range.lower
            || place.range.upper > modifier.place.range.upper
    }

    /// Where it should be mended.
    var place: SourcePlace { isShared ? font.place ?? modifier.place : modifier.place }

    /// The use, where the font is declared elsewhere.
    var related: [RelatedPlace] {
        guard isShared else { return [] }
        return [RelatedPlace(place: modifier.place, why: Bilingual(en: "used here", ko: "여기에서 사용합니다"))]
    }

    /// The texts it is the font of, as far as they can be read.
    var texts: [ElementView] {
        AffectedTexts.texts(from: element) { if case .text(.font) = $0 { true } else { false } }.filter(\.isReadable)
    }
}

extension AttributeUse {
    /// Whether it holds for some text sizes only, so that it is itself an answer to larger text.
    var isForTextSize: Bool {
        guard case .setting(let test) = condition?.subject else { return false }
        return test.asksForTextSize
    }
}

extension SettingTest {
    /// Whether some part of it asks for the text size.
    var asksForTextSize: Bool {
        switch self {
        case .contentSize: true
        case .not(let test): test.asksForTextSize
        case .all(let tests), .any(let tests): tests.contains(where: \.asksForTextSize)
        case .isOn, .other: false
        }
    }
}

extension Double {
    /// The number, of points or of anything else, as people write it: without a fraction where there is none.
    var inPoints: String {
        guard abs(self) < 1e6 else { return "∞" }
        let tenths = (self * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(clamping: tenths)) : String(tenths)
    }
}
