import HandrailModel

/// How a screen was set when it was captured, as the name of the file says: `Login-dark-AX5-ko.xml`.
struct VariantName {
    /// What it says; captures whose names differ in nothing else are of one series.
    let variant: CaptureVariant

    /// What the path of a capture says.
    init(_ path: String) {
        let folder = PicturePairing.folder(of: path)
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
        var said = CaptureVariant()
        var rest: [Substring] = []
        for word in base.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let low = word.lowercased()
            if let appearance = Self.appearances[low] {
                said.isDark = appearance
            } else if let size = Self.sizes[low] {
                said.contentSize = size
            } else if rest.isEmpty {
                // A screen may be called “Contrast” or “En”.
                rest.append(word)
            } else if Self.languages.contains(low) {
                said.language = low
            } else if let set = Self.settings[low] {
                set(&said)
            } else if !Self.fillers.contains(low) {
                rest.append(word)
            }
        }
        said.series = rest.isEmpty ? nil : PicturePairing.joined(folder, rest.joined(separator: " "))
        variant = said
    }

    private static let appearances: [String: Bool] = ["light": false, "dark": true]

    private static let settings: [String: @Sendable (inout CaptureVariant) -> Void] = [
        "contrast": { $0.isContrastIncreased = true }, "increasedcontrast": { $0.isContrastIncreased = true },
        "highcontrast": { $0.isContrastIncreased = true }, "bold": { $0.isBold = true },
        "boldtext": { $0.isBold = true }, "rtl": { $0.isRightToLeft = true }, "ltr": { $0.isRightToLeft = false },
    ]

    /// Words that only go with those for settings, as in `Login-increased-contrast.xml`.
    private static let fillers: Set<String> = ["increased", "increase", "high", "text", "mode", "appearance"]

    /// The sizes by the names that people give files; short ones such as `S` are words of their own.
    private static let sizes: [String: ContentSize] = {
        var sizes: [String: ContentSize] = ["default": .large]
        for size in ContentSize.allCases where size.isAccessibilitySize || size.shortName.count > 2 {
            sizes[size.shortName.lowercased()] = size
            sizes[size.rawValue.lowercased()] = size
        }
        sizes["large"] = nil
        return sizes
    }()

    /// Languages that apps are often translated to (ISO 639-1).
    private static let languages: Set<String> = [
        "en", "ko", "ja", "zh", "de", "fr", "es", "pt", "it", "nl", "sv", "da", "nb", "fi", "pl", "cs", "ru", "uk",
        "tr", "ar", "he", "fa", "hi", "th", "vi", "id", "el", "hu", "ro",
    ]
}
