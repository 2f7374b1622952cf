import HandrailModel

/// A rating drawn with stars or the like, whose number is only seen.
struct ElementValueMissing: ElementRule {
    static let info = RuleInfo(
        id: "element-value-missing",
        title: Bilingual(en: "Rating that is only drawn", ko: "그림으로만 나타낸 평점"),
        reason: Bilingual(
            en: "People who listen hear the same symbol again and again and have to count, or hear nothing of the number.",
            ko: "소리로 듣는 사람은 같은 심벌 이름을 반복해서 들으며 직접 세어야 하거나, 숫자를 전혀 듣지 못합니다."),
        impact: .moderate, guidelines: ["accessibility.element-values"],
        criteria: ["WCAG 2.2 1.1.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                ↓ForEach(1...5, id: \\.self) { number in
                    Image(systemName: number <= rating ? "star.fill" : "star")
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓HStack {
                Image(systemName: rating > 0 ? "heart.fill" : "heart")
                Image(systemName: rating > 1 ? "heart.fill" : "heart")
                Image(systemName: rating > 2 ? "heart.fill" : "heart")
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                ForEach(1...5, id: \\.self) { number in
                    Image(systemName: number <= rating ? "star.fill" : "star")
                }
            }
            .accessibilityElement()
            .accessibilityLabel("Rating")
            .accessibilityValue("\\(rating) of 5")
            """),
        RuleExample(
            .silent,
            """
            HStack {
                ForEach(1...5, id: \\.self) { number in
                    Image(systemName: number <= rating ? "star.fill" : "star")
                        .accessibilityHidden(true)
                }
                Text("\\(rating) of 5")
            }
            """),
        RuleExample(
            .silent,
            """
            Gauge(value: battery) { Text("Battery") }
            """),
        RuleExample(
            .nearMiss("one star is a mark, not a number"),
            """
            HStack {
                Image(systemName: isFavorite ? "star.fill" : "star")
                Text("Favorite")
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.repeated, .horizontalStack]

    /// The symbol that is repeated.
    struct Signal: Hashable, Sendable {
        /// Its plain form.
        let symbol: String
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let symbol = RatingRow(element)?.symbol else { return }
        let site = GestureSite(element, on: screen)
        if site.stops.isEmpty || site.isReplaced || site.hasUnknownDescription { return answers.pass() }
        let isTold = site.stops.contains { stop in
            !stop.element.value.isAbsent || stop.kind.isControl && stop.element.merged.isEmpty
                || stop.element.name.cases.contains { $0.parts.contains { $0.source == .accessibilityLabel } }
        }
        if isTold { return answers.pass() }
        answers.review(Signal(symbol: symbol), on: element, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "A row of “\(signal.symbol)” symbols shows a number that VoiceOver does not say.",
                ko: "나란히 놓인 “\(signal.symbol)” 심벌이 나타내는 숫자를 VoiceOver가 말하지 않습니다."),
            fix: Bilingual(
                en: "Make the row one element with .accessibilityElement(), and give it .accessibilityLabel(_:) and "
                    + ".accessibilityValue(_:) with the number.",
                ko: ".accessibilityElement()로 행을 하나의 요소로 만들고 .accessibilityLabel(_:)과 숫자를 담은 "
                    + ".accessibilityValue(_:)를 지정하세요."))
    }
}
