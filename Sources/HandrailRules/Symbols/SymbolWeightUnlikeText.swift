import HandrailModel
import HandrailSemantics

/// A symbol whose strokes are much heavier or lighter than those of the text that it stands with.
struct SymbolWeightUnlikeText: ElementRule {
    static let info = RuleInfo(
        id: "symbol-weight-unlike-text",
        title: Bilingual(en: "Symbol of another weight than its text", ko: "텍스트와 굵기가 다른 심벌"),
        reason: Bilingual(
            en: """
                Symbols are drawn in nine weights so that they belong to the words beside them. Where the strokes are \
                far apart in weight, the thinner one is overlooked.
                """,
            ko: "심벌은 옆의 글자와 어울리도록 아홉 가지 굵기로 그려져 있습니다. 획의 굵기 차이가 크면 가는 쪽이 눈에 띄지 않습니다."),
        impact: .minor, guidelines: ["symbols.weight-and-scale"], criteria: [], options: [steps], examples: examples)

    /// Medium and semibold, or semibold and bold, are matters of taste.
    private static let steps = RuleOption(
        "steps", .number(1...8, standard: 4),
        Bilingual(
            en: "Steps of the nine weights from which on a symbol and its text are to be looked at.",
            ko: "아홉 단계 굵기 중 심벌과 텍스트가 이 단계 이상 차이 나면 확인하도록 알립니다."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                Image(systemName: "tram").↓fontWeight(.black)
                Text("Departures").font(.body)
            }
            """),
        RuleExample(
            .review,
            """
            Label {
                Text("Departures").font(.headline.weight(.heavy))
            } icon: {
                Image(systemName: "tram").↓font(.body.weight(.light))
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image(systemName: "tram").fontWeight(.bold)
                Text("Departures").font(.headline)
            }
            """),
        RuleExample(.silent, #"Label("Departures", systemImage: "tram").fontWeight(.black)"#),
        RuleExample(.silent, #"Image(systemName: "tram").fontWeight(.black)"#),
        RuleExample(
            .nearMiss("a chevron belongs to the row and not to the words"),
            """
            HStack {
                Text("Departures").font(.body)
                Image(systemName: "chevron.right").fontWeight(.black)
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.image]
    let attributes: Set<AttributeKind>? = [.text(.font), .text(.fontWeight)]

    /// The two weights.
    struct Signal: Hashable, Sendable {
        /// That of the symbol.
        let symbol: FontWeight
        /// That of the text.
        let text: FontWeight
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard case .image(.symbol(let name)) = element.content,
            !name.values.contains(where: { $0.hasPrefix("chevron") || $0.hasPrefix("arrowtriangle") }),
            let (weight, use) = element.ownWeight, let text = element.textBeside,
            let other = ResolvedText(text).resolved?.weight(on: screen.screen.platforms.first?.platform ?? .iOS)
        else { return }
        let all = FontWeight.allCases
        let distance = abs((all.firstIndex(of: weight) ?? 0) - (all.firstIndex(of: other) ?? 0))
        guard Double(distance) >= options.number(Self.steps) else { return answers.pass() }
        answers.review(Signal(symbol: weight, text: other), on: element, at: use.place, certainty: .possible)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    The symbol has the weight .\(signal.symbol.rawValue), and the text beside it \
                    .\(signal.text.rawValue).
                    """,
                ko: "심벌의 굵기는 .\(signal.symbol.rawValue)인데 옆의 텍스트는 .\(signal.text.rawValue)입니다."),
            fix: Bilingual(
                en: "Set the weight on both together, or choose one that is nearer to that of the text.",
                ko: "둘을 묶어 굵기를 함께 지정하거나 텍스트에 더 가까운 굵기를 고르세요."))
    }
}

extension ElementView {
    /// The weight that is set on the symbol itself, in every case.
    fileprivate var ownWeight: (FontWeight, AttributeUse)? {
        for use in attributes where use.condition == nil {
            switch use.attribute {
            case .text(.fontWeight(let name)):
                guard let weight = name.value.flatMap(FontWeight.init(rawValue:)) else { return nil }
                return (weight, use)
            case .text(.font(let font)) where !font.weight.isAbsent:
                guard let weight = font.weight.value.flatMap(FontWeight.init(rawValue:)) else { return nil }
                return (weight, use)
            default: continue
            }
        }
        return nil
    }

    /// The text that it stands with: the title of its label, or the one text beside it in a row.
    fileprivate var textBeside: ElementView? {
        guard let parent else { return nil }
        switch parent.kind {
        case .label where slot == .icon: return parent.children(in: .label).first { $0.kind == .text }
        case .horizontalStack:
            let texts = parent.children.filter { $0.kind == .text }
            return texts.count == 1 ? texts[0] : nil
        default: return nil
        }
    }
}
