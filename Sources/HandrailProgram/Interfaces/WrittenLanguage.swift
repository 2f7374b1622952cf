import HandrailModel

/// The language that interface files for all languages are written in, as far as their letters tell: only of scripts
/// that one language alone is written in.
enum WrittenLanguage {
    /// The language; `nil` where there are no such files, or where the letters are those of many languages.
    static func ofBases(among scenes: [LinkedInterface]) -> String? {
        var counts: [String: Int] = [:]
        var letters = 0
        for linked in scenes where linked.isBase {
            var open = linked.scene.roots + linked.scene.barItems
            while let view = open.popLast() {
                for property in view.properties {
                    guard case .known(.words(let words)) = property.value, let text = words.text else { continue }
                    for scalar in text.unicodeScalars where scalar.value >= 0x41 {
                        letters += 1
                        if let language = language(of: scalar) { counts[language, default: 0] += 1 }
                    }
                }
                open += view.subviews
            }
        }
        guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }), most.value * 2 > letters
        else { return nil }
        return most.key
    }

    private static func language(of scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0xAC00...0xD7A3, 0x3131...0x318E: "ko"
        case 0x3041...0x30FF: "ja"
        case 0x0E01...0x0E5B: "th"
        case 0x05D0...0x05EA: "he"
        case 0x0370...0x03FF: "el"
        default: nil
        }
    }
}
