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
        var (isDark, size, language): (Bool?, ContentSize?, String?)
        var rest: [Substring] = []
        for word in base.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let low = word.lowercased()
            if let appearance = Self.appearances[low] {
                isDark = appearance
            } else if let found = Self.sizes[low] {
                size = found
            } else if Self.languages.contains(low), !rest.isEmpty {
                language = low
            } else {
                rest.append(word)
            }
        }
        let series = rest.isEmpty ? nil : PicturePairing.joined(folder, rest.joined(separator: " "))
        variant = CaptureVariant(series: series, isDark: isDark, contentSize: size, language: language)
    }

    private static let appearances: [String: Bool] = ["light": false, "dark": true]

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
