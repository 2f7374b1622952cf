import HandrailModel
import HandrailSource

/// Reads attributed strings: what all their fragments say, and how they look.
struct AttributedStringReader {
    /// Named colors of the file.
    let context: InterfaceContext

    /// The words of a string.
    static func words(_ element: InterfaceElement) -> Words { Words(fragments(of: element).map(text).joined()) }

    /// How a string looks that is the value of the property `name`.
    func appearance(_ element: InterfaceElement, as name: String, condition: ElementCondition?) -> [ViewProperty] {
        // What only separates has no look that anybody sees.
        let shown = Self.fragments(of: element).filter { fragment in Self.text(fragment).contains { !$0.isWhitespace } }
        var found: [ViewProperty] = []
        if let (font, place) = font(of: shown) {
            found.append(ViewProperty("\(name).font", .known(.font(font)), place: place, condition: condition))
        }
        if let (color, place) = color(of: shown) {
            found.append(
                ViewProperty("\(name).foregroundColor", .known(.color(color)), place: place, condition: condition))
        }
        return found
    }

    private static func fragments(of element: InterfaceElement) -> [InterfaceElement] {
        element.children.filter { $0.name == "fragment" }
    }

    private static func text(_ fragment: InterfaceElement) -> String {
        fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
    }

    /// The font that says most of the string: the smallest size that stays as it is, which is a fault whatever else is
    /// there; else the first, where each fragment has one.
    private func font(of fragments: [InterfaceElement]) -> (FontUse, SourcePlace)? {
        let fonts = fragments.compactMap { fragment in
            fragment.child("attributes")?.children.first { $0.name == "font" || $0.name == "fontDescription" }
        }.map { (FontElementReader.font($0), $0.place) }
        let fixed = fonts.compactMap { font -> (points: Double, font: (FontUse, SourcePlace))? in
            if case .fixed(.known(let points)) = font.0.size { (points, font) } else { nil }
        }
        if let smallest = fixed.min(by: { $0.points < $1.points }) { return smallest.font }
        return fonts.count == fragments.count ? fonts.first : nil
    }

    /// The colors of a string, each of which has to stand out; `nil` where some of it has the color of the view.
    private func color(of fragments: [InterfaceElement]) -> (ColorUse, SourcePlace)? {
        let colors = fragments.compactMap { $0.child("attributes")?.child(key: "NSColor") }
        guard let first = colors.first, colors.count == fragments.count else { return nil }
        var found: [ColorUse] = []
        for color in colors.map(ColorReader(context: context).color) where !found.contains(color) {
            found.append(color)
        }
        // All are there at once: none stands for a case, as the colors of a choice do.
        return (found.count == 1 ? found[0] : .withOpacity(.oneOf(found), .known(1)), first.place)
    }
}
