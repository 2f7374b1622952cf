import HandrailModel

/// Reads fonts: text styles, sizes of the system's font, fonts of a family.
enum FontElementReader {
    /// The font of an element `fontDescription` or `font`.
    static func font(_ element: InterfaceElement) -> FontUse {
        if let style = (element["style"] ?? element["metaFont"]).flatMap(FontNames.style) {
            return FontUse(size: .style(style), weight: weight(of: element), place: element.place)
        }
        // The name of the face says how heavy it is, and code asks for the font by it.
        let name = (element["name"] ?? element["family"]).flatMap { FontNames.isSystem($0) ? nil : $0 }
        let family: Fact<String> = name.map { .known($0) } ?? .absent
        // A size of nothing stands for the font that the cell or the control has by itself.
        let points = (element.number("pointSize") ?? element.number("size")).flatMap { $0 > 0 ? $0 : nil }
        let size: FontUse.Size =
            if let points {
                .fixed(.known(points))
            } else if element["metaFont"] != nil {
                .style("body")
            } else {
                .unknown
            }
        return FontUse(
            size: size, family: family, weight: weight(of: element), isItalic: element["type"] == "italicSystem",
            place: element.place)
    }

    private static func weight(of element: InterfaceElement) -> Fact<String> {
        if let weight = element["weight"] { return .known(weight) }
        if element["type"] == "boldSystem" { return .known("bold") }
        guard let name = element["name"], FontNames.isSystem(name) else { return .absent }
        return FontNames.weight(ofSystem: name).map { .known($0) } ?? .absent
    }
}
