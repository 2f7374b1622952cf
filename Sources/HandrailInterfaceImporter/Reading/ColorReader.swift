import HandrailModel

/// Reads colors: literal, of the system, named.
struct ColorReader {
    /// Named colors of the file.
    let context: InterfaceContext

    /// The color of an element `color`.
    func color(_ element: InterfaceElement) -> ColorUse {
        if element.name == "nil" { return .unknown }
        if let system = element["systemColor"] ?? element["cocoaTouchSystemColor"] { return Self.system(system) }
        if let name = element["name"] {
            if element["catalog"] == "System" { return Self.system(name) }
            return .asset(ColorAsset(name: name, variants: fallback(name), place: element.place))
        }
        return literal(element).map(ColorUse.literal) ?? .unknown
    }

    private func fallback(_ name: String) -> [ColorAsset.Variant] {
        guard let element = context.colors[name] else { return [] }
        return [ColorAsset.Variant(isDark: false, isHighContrast: false, color: literal(element), systemName: nil)]
    }

    private static func system(_ name: String) -> ColorUse {
        let bare = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        if let name = renamed[bare] { return .system(name) }
        // These have other values in SwiftUI.
        return .system(legacy.contains(bare) ? "UIColor.\(bare)" : bare)
    }

    /// Colors as they were called before there was a dark appearance.
    private static let renamed = [
        "groupTableViewBackground": "systemGroupedBackground",
        "tableCellGroupedBackground": "secondarySystemGroupedBackground",
    ]

    private static let legacy: Set<String> = [
        "red", "green", "blue", "gray", "cyan", "yellow", "orange", "purple", "brown", "magenta", "darkGray",
        "lightGray",
    ]

    private func literal(_ element: InterfaceElement) -> ColorValue? {
        let alpha = element.number("alpha") ?? 1
        if let white = element.number("white") {
            return ColorValue(red: white, green: white, blue: white, alpha: alpha)
        }
        guard let red = element.number("red"), let green = element.number("green"), let blue = element.number("blue")
        else { return nil }
        let space: ColorValue.Space = element["customColorSpace"] == "displayP3" ? .displayP3 : .sRGB
        return ColorValue(space: space, red: red, green: green, blue: blue, alpha: alpha)
    }
}
