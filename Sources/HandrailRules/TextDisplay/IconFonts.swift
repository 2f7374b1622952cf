import HandrailModel

/// Fonts whose letters are icons, so that they are no text.
struct IconFonts {
    private let words: [String]

    /// The fonts that a project names besides those that are known by their names.
    init(_ options: RuleOptions) {
        words = Self.known + options.words(Self.option).map { $0.lowercased() }
    }

    /// The row of rules that leave icons alone.
    static let option = RuleOption(
        "icon-fonts", .words,
        Bilingual(
            en: "Parts of the names of fonts that draw icons, besides \(known.joined(separator: ", ")).",
            ko: "아이콘을 그리는 서체 이름의 일부입니다. 다음 말은 이미 포함되어 있습니다: \(known.joined(separator: ", "))"))

    private static let known = ["icon", "awesome", "symbol", "glyph", "emoji"]

    /// Whether the family of a font draws icons, by its name or by what code calls it.
    func hold(_ font: FontUse) -> Bool {
        guard let family = (font.family.value ?? font.spelledFamily)?.lowercased() else { return false }
        return words.contains { family.contains($0) }
    }
}
