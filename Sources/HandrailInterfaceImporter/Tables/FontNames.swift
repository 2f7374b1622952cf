/// Text styles by the names that interface files give them.
enum FontNames {
    /// The text style as the model names it; `nil` for another name.
    static func style(_ name: String) -> String? { table[name] }

    /// Whether a font is the system's own under one of the names that attributed texts give it, all of which are
    /// private: they start with a dot, as `.SFUI-Regular` and `.AppleSystemUIFont` do, or with the family of San
    /// Francisco for text.
    static func isSystem(_ name: String) -> Bool {
        name.hasPrefix(".") || name == "System" || systemFamilies.contains { name == $0 || name.hasPrefix($0 + "-") }
    }

    /// The weight that a name of the system's font ends in: `bold` for `.SFUI-Bold`; `nil` where it names none.
    static func weight(ofSystem name: String) -> String? {
        guard let dash = name.lastIndex(of: "-") else { return nil }
        return weights[name[name.index(after: dash)...].lowercased()]
    }

    private static let weights = [
        "ultralight": "ultraLight", "thin": "thin", "light": "light", "regular": "regular", "medium": "medium",
        "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "black",
    ]

    private static let systemFamilies = ["SFUI", "SFUIText", "SFUIDisplay"]

    private static let table = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title",
        "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
        "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleSubhead": "subheadline",
        "UICTFontTextStyleBody": "body", "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleFootnote": "footnote",
        "UICTFontTextStyleCaption1": "caption", "UICTFontTextStyleCaption2": "caption2",
        "UICTFontTextStyleExtraLargeTitle": "extraLargeTitle", "UICTFontTextStyleExtraLargeTitle2": "extraLargeTitle2",
        "UICTFontTextStyleShortHeadline": "headline", "UICTFontTextStyleShortBody": "body",
        "UICTFontTextStyleShortSubhead": "subheadline", "UICTFontTextStyleShortFootnote": "footnote",
        "UICTFontTextStyleShortCaption1": "caption",
    ]
}
