/// Text styles by the names that interface files give them.
enum FontNames {
    /// The text style as the model names it; `nil` for another name.
    static func style(_ name: String) -> String? { table[name] }

    private static let table = [
        "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title", "UICTFontTextStyleTitle2": "title2",
        "UICTFontTextStyleTitle3": "title3", "UICTFontTextStyleHeadline": "headline",
        "UICTFontTextStyleSubhead": "subheadline", "UICTFontTextStyleBody": "body",
        "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleFootnote": "footnote",
        "UICTFontTextStyleCaption1": "caption", "UICTFontTextStyleCaption2": "caption2",
        "UICTFontTextStyleExtraLargeTitle": "extraLargeTitle", "UICTFontTextStyleExtraLargeTitle2": "extraLargeTitle2",
        "UICTFontTextStyleShortHeadline": "headline", "UICTFontTextStyleShortBody": "body",
        "UICTFontTextStyleShortSubhead": "subheadline", "UICTFontTextStyleShortFootnote": "footnote",
        "UICTFontTextStyleShortCaption1": "caption",
    ]
}
