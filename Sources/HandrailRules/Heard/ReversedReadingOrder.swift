import HandrailModel
import HandrailSource

/// Siblings whose priorities count up, so that they are heard from the last to the first.
struct ReversedReadingOrder: ElementRule {
    static let info = RuleInfo(
        id: "reversed-reading-order",
        title: Bilingual(en: "Heard in reverse order", ko: "거꾸로 읽히는 순서"),
        reason: Bilingual(
            en: "VoiceOver reads what has a higher sort priority first. Priorities that count up from the first view turn the order round.",
            ko: "VoiceOver는 정렬 우선순위가 높은 것부터 읽습니다. 첫 뷰부터 차례로 커지는 우선순위를 주면 순서가 뒤집힙니다."),
        impact: .moderate, guidelines: ["accessibility.grouping-and-order"],
        criteria: ["WCAG 2.2 1.3.2", "WCAG 2.2 2.4.3"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            ↓VStack {
                Text("Step one").accessibilitySortPriority(1)
                Text("Step two").accessibilitySortPriority(2)
                Text("Step three").accessibilitySortPriority(3)
            }
            """),
        RuleExample(
            .violation,
            """
            ↓HStack {
                Text("From").accessibilitySortPriority(0)
                Spacer()
                Text("To").accessibilitySortPriority(1)
                Button("Search") { search() }.accessibilitySortPriority(2)
            }
            .accessibilityElement(children: .contain)
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Step one").accessibilitySortPriority(3)
                Text("Step two").accessibilitySortPriority(2)
                Text("Step three").accessibilitySortPriority(1)
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Button("Close") { close() }.accessibilitySortPriority(1)
                Text("Settings").accessibilitySortPriority(2)
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Map(position: $position).accessibilitySortPriority(1)
                Text("Harbor").accessibilitySortPriority(2)
                Button("Locate") { locate() }.accessibilitySortPriority(3)
            }
            """),
        RuleExample(
            .nearMiss("one has no priority, so the order is meant"),
            """
            VStack {
                Text("Total").accessibilitySortPriority(1)
                Text("Tax").accessibilitySortPriority(2)
                Text("Note")
            }
            """),
    ]

    /// What lines views up one after the other; layers are seen in no order.
    let kinds: Set<ElementKind>? = [.horizontalStack, .verticalStack, .grid, .gridRow, .lazyContainer, .list, .form]

    /// How many views are heard in reverse.
    struct Signal: Hashable, Sendable {
        /// The views.
        let count: Int
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.tree.attributeKinds.contains(.sortPriority), let priorities = element.risingPriorities else { return }
        answers.violation(
            Signal(count: priorities.count), on: element, certainty: .likely,
            related: priorities.prefix(4).map {
                RelatedPlace(place: $0.place, why: Bilingual(en: "priority", ko: "우선순위"))
            })
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The \(signal.count) views in this container are heard from the last to the first: their sort priorities count up.",
                ko: "이 컨테이너의 뷰 \(signal.count)개는 정렬 우선순위가 점점 커져서 마지막 것부터 거꾸로 읽힙니다."),
            fix: Bilingual(
                en: "Take the priorities away; the order of the views is the order they are read in. Higher values are read first.",
                ko: "우선순위를 지우세요. 뷰는 놓인 순서대로 읽히며, 값이 클수록 먼저 읽힙니다."))
    }
}

extension ElementView {
    /// The modifiers that give every view inside a priority, where there are three or more and each is higher than the one
    /// before.
    var risingPriorities: [AttributeUse]? {
        var uses: [AttributeUse] = []
        var last = -Double.infinity
        for child in children where child.kind != .spacer && child.kind != .divider && child.kind != .nothing {
            let found = child.outermost { attribute -> Double? in
                if case .sortPriority(.known(let priority)) = attribute { priority } else { nil }
            }
            guard let found, found.use.condition == nil, found.value > last else { return nil }
            last = found.value
            uses.append(found.use)
        }
        return uses.count >= 3 ? uses : nil
    }
}
