import HandrailModel
import HandrailSource

/// Green for what rises and red for what falls, in an app for people who read them the other way around.
struct ChangeColorByCulture: BundleUseRule {
    static let info = RuleInfo(
        id: "change-color-by-culture",
        title: Bilingual(en: "Rise and fall by color", ko: "색으로 나타낸 상승과 하락"),
        reason: Bilingual(
            en: """
                In Korea, China and Japan a price that rises is red and one that falls is blue or green. Who reads \
                the colors the other way around takes a gain for a loss.
                """,
            ko: """
                한국, 중국, 일본에서는 가격이 오르면 빨간색, 내리면 파란색이나 초록색으로 나타냅니다. 반대로 칠하면 이익을 손실로 읽게 됩니다.
                """),
        impact: .moderate, guidelines: ["color.cultural-meaning"], criteria: [], examples: examples)

    private static let korean = [
        "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
        "ko.lproj/Localizable.strings": "\"start\" = \"시작\";",
    ]

    private static let examples: [RuleExample] = [
        RuleExample(
            .review, #"Text(stock.change.formatted()).↓foregroundStyle(stock.change >= 0 ? Color.green : Color.red)"#,
            files: korean),
        RuleExample(
            .review,
            #"Image(systemName: "arrow.up").↓foregroundColor(profit > 0 ? .green : .red)"#, files: korean),
        RuleExample(
            .silent, #"Text(stock.change.formatted()).foregroundStyle(stock.change >= 0 ? Color.green : Color.red)"#),
        RuleExample(
            .silent, #"Text("Engine").foregroundStyle(isRunning ? Color.green : Color.red)"#, files: korean),
        RuleExample(
            .silent, #"Text(price.formatted()).foregroundStyle(.green)"#, files: korean),
        RuleExample(
            .nearMiss("rises are red"),
            #"Text(stock.change.formatted()).foregroundStyle(stock.change >= 0 ? Color.red : Color.blue)"#,
            files: korean),
    ]

    /// What is told by the colors.
    struct Signal: Hashable, Sendable {
        /// What the code calls it.
        let name: String
        /// A language of the app whose readers read the colors the other way around.
        let language: String
    }

    /// Languages of countries where a rise is red.
    private static let languages = ["ko", "zh", "ja"]

    func examine(_ uses: BundleUses, in project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let spoken = project.spokenLanguages
        let language = spoken.first { spoken in Self.languages.contains { spoken == $0 || spoken.hasPrefix($0 + "-") } }
        guard let language else { return }
        var seen: Set<SourcePlace> = []
        for (number, tree) in uses.screens {
            let elements = tree.screen.tree
            for index in elements.elements.indices where elements.elements[index].attributeKinds.contains(
                .color(.foreground))
            {
                let element = elements[index]
                for use in element.attributes {
                    guard case .color(.foreground(let color)) = use.attribute, Self.isGreenThenRed(color),
                        let name = element.changingNumber, seen.insert(use.place).inserted
                    else { continue }
                    answers.review(
                        Signal(name: name, language: language), on: element, at: use.place, screen: number)
                }
            }
        }
    }

    /// Whether the first of two colors is green and the other red.
    private static func isGreenThenRed(_ color: ColorUse) -> Bool {
        guard case .oneOf(let colors) = color.plain, colors.count >= 2 else { return false }
        return colors[0].isNamed("green") && colors.dropFirst().contains { $0.isNamed("red") }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.name)” is green or red by its sign, and the app speaks “\(signal.language)” too.",
                ko: "“\(signal.name)”이(가) 부호에 따라 초록색이나 빨간색으로 바뀌는데 앱이 “\(signal.language)”도 지원합니다."),
            fix: Wording(
                en: """
                    If it is a rise or a fall, let the region decide on the colors, or let people choose, and add a \
                    sign or an arrow.
                    """,
                ko: "상승과 하락을 나타낸다면 지역에 따라 색을 정하거나 직접 고르게 하고, 부호나 화살표를 함께 표시하세요."))
    }
}

extension ColorUse {
    fileprivate func isNamed(_ word: String) -> Bool {
        switch plain {
        case .system(let name): name.lowercased().hasSuffix(word)
        case .asset(let asset): asset.name.lowercased().contains(word)
        default: false
        }
    }
}

extension ElementView {
    private static let words = ["change", "profit", "gain", "delta", "return", "yield", "pnl", "growth", "percent"]

    /// The number whose sign decides how it looks, by its name.
    fileprivate var changingNumber: String? {
        for use in attributes {
            guard case .state(.look(let states, _)) = use.attribute else { continue }
            for state in states where !state.isFlag {
                let name = state.name.lowercased()
                if Self.words.contains(where: name.contains) { return state.name }
            }
        }
        return nil
    }
}
