import HandrailModel

/// A custom symbol whose drawing lacks what its template demands.
struct CustomSymbolIncomplete: BundleItemRule {
    static let info = RuleInfo(
        id: "custom-symbol-incomplete",
        title: Bilingual(en: "Custom symbol without parts of its template", ko: "템플릿 요소가 빠진 사용자 설정 심벌"),
        reason: Bilingual(
            en: """
                The lines and drawings of the template make a symbol stand on the line of its text and follow its size \
                and weight. Without them it is refused, or sits and weighs unlike the words beside it.
                """,
            ko: """
                템플릿의 안내선과 그림이 있어야 심벌이 글줄에 맞고 글자의 크기와 굵기를 따라갑니다. 빠져 있으면 심벌로 쓸 수 없거나 옆 글자와 \
                위치와 굵기가 어긋납니다.
                """),
        impact: .moderate, guidelines: ["symbols.custom-template"], criteria: [], examples: examples)

    private static func symbol(
        _ expectation: RuleExample.Expectation, version: String = "3.0", without missing: Set<String> = [],
        cells: [String] = ["Regular-M"], margins: [String] = ["Regular-M"]
    ) -> RuleExample {
        let lines = ["S", "M", "L"].flatMap { ["Baseline-\($0)", "Capline-\($0)"] }
            + margins.flatMap { ["left-margin-\($0)", "right-margin-\($0)"] }
        let guides = lines.filter { !missing.contains($0) }.map { "<line id=\"\($0)\"/>" }.joined()
        let drawings = cells.map { "<g id=\"\($0)\"><path d=\"M0 0L9 9\"/></g>" }.joined()
        let mark = expectation == .violation ? "↓" : ""
        return RuleExample(
            expectation, mark + #"{"symbols": [{"filename": "star.svg", "idiom": "universal"}]}"#,
            in: "Assets.xcassets/star.custom.symbolset/Contents.json",
            files: [
                "Assets.xcassets/star.custom.symbolset/star.svg": """
                <svg viewBox="0 0 3300 2200"><g id="Notes"><text id="template-version">Template v.\(version)</text></g>\
                <g id="Guides">\(guides)</g><g id="Symbols">\(drawings)</g></svg>
                """
            ])
    }

    private static let sources = ["Ultralight-S", "Regular-S", "Black-S"]

    private static let examples: [RuleExample] = [
        symbol(.violation, without: ["Baseline-M"]),
        symbol(.violation, cells: ["Bold-M"]),
        symbol(.violation, margins: []),
        symbol(.silent),
        symbol(.silent, cells: sources, margins: sources),
        symbol(.silent, version: "2.0", cells: ["Regular-M", "Bold-M"]),
        RuleExample(
            .nearMiss("the drawing is not there to be read"), #"{"symbols": [{"filename": "star.svg"}]}"#,
            in: "Assets.xcassets/star.custom.symbolset/Contents.json"),
    ]

    let kinds: Set<BundleItem.Kind> = [.symbol]

    /// A symbol and the parts that its drawing lacks.
    struct Signal: Hashable, Sendable {
        /// Its name.
        let name: String
        /// The ids, as the template has them.
        let parts: [String]
    }

    func examine(_ item: BundleItem, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        guard case .symbol(let image) = item, let template = image.template else { return }
        let missing = Self.missing(in: template)
        if missing.isEmpty { return answers.pass() }
        answers.violation(Signal(name: image.name, parts: missing), of: item)
    }

    /// What is missing, by what Xcode demands when it compiles the symbol.
    ///
    /// Source: messages of the validator for symbols in asset catalogs, and templates that the SF Symbols app exports.
    private static func missing(in template: SymbolTemplate) -> [String] {
        let parts = template.parts
        let sources = ["Ultralight-S", "Regular-S", "Black-S"]
        let isVariable = (template.version ?? 1) >= 3 && sources.allSatisfy(parts.contains)
        var missing = ["Baseline", "Capline"].flatMap { line in ["S", "M", "L"].map { "\(line)-\($0)" } }
            .filter { !parts.contains($0) }
        if !isVariable, !parts.contains("Regular-M") { missing.append("Regular-M") }
        let cells = ["", "-Regular-M", "-Regular-S"]
        let hasMargins = cells.contains { cell in
            ["left-margin", "right-margin"].allSatisfy { parts.contains($0 + cell) }
        }
        if !hasMargins { missing += ["left-margin-Regular-M", "right-margin-Regular-M"] }
        return missing
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let parts = signal.parts.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: "The drawing of the custom symbol “\(signal.name)” lacks \(parts).",
                ko: "사용자 설정 심벌 “\(signal.name)”의 그림에 다음 요소가 없습니다: \(parts)."),
            fix: Bilingual(
                en: "Export the template of a similar symbol from the SF Symbols app and draw the shape into it.",
                ko: "SF Symbols 앱에서 비슷한 심벌의 템플릿을 내보내 그 안에 그리세요."))
    }
}
