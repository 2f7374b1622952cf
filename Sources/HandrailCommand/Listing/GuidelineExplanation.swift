import HandrailModel
import HandrailStandards

/// All there is to say about one guideline.
struct GuidelineExplanation {
    private let guideline: Guideline
    private let rules: [String]
    private let language: ReportLanguage

    /// An explanation of `guideline` in `language`.
    init(_ guideline: Guideline, index: GuidelineIndex, language: ReportLanguage) {
        self.guideline = guideline
        self.language = language
        rules = index.rules(for: guideline)
    }

    /// The explanation for people.
    func text(on sheet: Sheet) -> String {
        var sheet = sheet
        sheet.heading(guideline.id)
        sheet.paragraph(guideline.title[language])
        sheet.line()
        sheet.paragraph(guideline.rationale[language])
        sheet.line()
        sheet.heading(Bilingual(en: "Decided by", ko: "판단 근거")[language])
        sheet.paragraph(
            guideline.evidence.map { ListWords.evidence($0)[language] }.joined(separator: ", "), indent: 2)
        sheet.line()
        sheet.heading(Bilingual(en: "Rules", ko: "규칙")[language])
        for rule in rules { sheet.line(rule, indent: 2) }
        if rules.isEmpty { sheet.paragraph(ListWords.noRule(guideline)[language], indent: 2) }
        return sheet.text
    }

    /// The explanation for programs.
    var wire: Wire { Wire(guideline: GuidelineWire(guideline, rules: rules, language: language)) }

    /// The explanation as `--format json` prints it.
    struct Wire: Encodable {
        /// Name and version of this form.
        let schema = "handrail.explanation/1"
        /// The guideline.
        let guideline: GuidelineWire
    }
}
