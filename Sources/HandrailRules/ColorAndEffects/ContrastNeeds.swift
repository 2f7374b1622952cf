import HandrailModel
import HandrailSemantics
import HandrailStandards

/// How far text has to stand out: what the guideline asks, or what a project decides.
struct ContrastNeeds {
    /// What text needs.
    let text: Double
    /// What large and bold text needs.
    let largeText: Double

    /// The needs that a project decided.
    init(_ options: RuleOptions) {
        text = options.number(Self.ratio)
        largeText = options.number(Self.largeRatio)
    }

    /// The rows of rules about the contrast of text.
    static let options = [ratio, largeRatio]

    private static let ratio = RuleOption(
        "ratio", .number(1...21, standard: ContrastThreshold.text),
        Bilingual(en: "Least contrast of text, to 1.", ko: "텍스트에 필요한 최소 대비입니다(n:1)."))

    private static let largeRatio = RuleOption(
        "large-text-ratio", .number(1...21, standard: ContrastThreshold.largeText),
        Bilingual(
            en: "Least contrast, to 1, of text from 18 points on and of bold text.",
            ko: "18 pt 이상이거나 볼드인 텍스트에 필요한 최소 대비입니다(n:1)."))

    /// What text of a size and weight needs. Where that is not known, what it needs at least.
    func minimum(for look: TextSizeAndWeight) -> Double { look.isSurelySmall ? text : min(text, largeText) }
}
