import HandrailModel
import HandrailSource

/// Views of a stack that are heard in another order than they are seen in.
struct ReversedReadingOrder: ElementRule {
    static let info = RuleInfo(
        id: "reversed-reading-order",
        title: Bilingual(en: "Heard in another order than seen", ko: "보이는 순서와 다르게 읽히는 순서"),
        reason: Bilingual(
            en: """
                VoiceOver reads what has a higher sort priority first, or in the order of a list of elements. Where \
                that is not the order on the screen, words no longer stand by what they belong to.
                """,
            ko: "VoiceOver는 정렬 우선순위가 높은 것부터, 또는 지정된 요소 목록의 순서로 읽습니다. 화면의 순서와 다르면 무엇에 딸린 말인지 알기 어렵습니다."),
        impact: .moderate, guidelines: ["accessibility.grouping-and-order"],
        criteria: ["WCAG 2.2 1.3.2", "WCAG 2.2 2.4.3"], asksOfScreen: true, examples: examples)

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
            .review,
            """
            ↓VStack {
                Text("Ferry").accessibilitySortPriority(2)
                Text("Leaves at").accessibilitySortPriority(1)
                Text("Price").accessibilitySortPriority(4)
                Text("Seats").accessibilitySortPriority(3)
            }
            """),
        RuleExample(
            .violation,
            """
            final class FareCard: UIView {
                private let name = UILabel()
                private let price = UILabel()
                private let seats = UILabel()
                private lazy var stack = ↓UIStackView(arrangedSubviews: [name, price, seats])

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Ferry"
                    price.text = "12 euros"
                    seats.text = "4 seats"
                    stack.axis = .vertical
                    addSubview(stack)
                    accessibilityElements = [seats, price, name]
                }

                required init?(coder: NSCoder) { nil }
            }
            """),
        RuleExample(
            .silent,
            """
            final class FareCard: UIView {
                private let name = UILabel()
                private let price = UILabel()
                private let seats = UILabel()
                private lazy var stack = UIStackView(arrangedSubviews: [name, price, seats])

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    name.text = "Ferry"
                    price.text = "12 euros"
                    seats.text = "4 seats"
                    stack.axis = .vertical
                    addSubview(stack)
                    accessibilityElements = [name, seats, price]
                }

                required init?(coder: NSCoder) { nil }
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

    /// The order that is heard, as names in the order that is seen and in the one heard.
    enum Signal: Hashable, Sendable {
        /// From the last view to the first.
        case reversed(seen: [NamedElement], spoken: [NamedElement])
        /// Several views are heard somewhere else than they are seen.
        case scattered(seen: [NamedElement], spoken: [NamedElement])
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        // Most elements have no attributes, and most screens no order of their own.
        let given = CaseSet<AttributeKind>([.accessibility(.sortPriority), .accessibility(.listed)])
        guard !given.isDisjoint(with: element.tree.attributeKinds), let order = ExplicitOrder(element) else { return }
        let isReversed = order.isReversed
        // One view that is heard earlier or later is meant: a title before the button beside it.
        guard isReversed || order.moved >= 2 else { return answers.pass() }
        let seen = order.entries.map { NamedElement($0.view, stops: GestureSite($0.view, on: screen).stops) }
        let spoken = order.spoken.map { seen[$0] }
        let related = order.uses.prefix(4).map {
            RelatedPlace(place: $0.place, why: Bilingual(en: "priority", ko: "우선순위"))
        }
        if isReversed {
            answers.violation(
                .reversed(seen: seen, spoken: spoken), on: element, certainty: .likely, related: Array(related))
        } else {
            answers.review(
                .scattered(seen: seen, spoken: spoken), on: element, certainty: .likely, related: Array(related))
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: """
                Take the priorities away; the order of the views is the order they are read in. Higher values are read \
                first.
                """,
            ko: "우선순위를 지우세요. 뷰는 놓인 순서대로 읽히며, 값이 클수록 먼저 읽힙니다.")
        switch signal {
        case .reversed(let seen, let spoken):
            let (seen, heard) = (Self.list(seen), Self.list(spoken))
            return Phrasing(
                message: Bilingual(
                    en: "These views are heard from the last to the first: seen are \(seen.en), heard \(heard.en).",
                    ko: "이 뷰들은 마지막 것부터 거꾸로 읽힙니다. 보이는 순서: \(seen.ko). 읽히는 순서: \(heard.ko)."),
                fix: fix)
        case .scattered(let seen, let spoken):
            let (seen, heard) = (Self.list(seen), Self.list(spoken))
            return Phrasing(
                message: Bilingual(
                    en: "The order heard is not the one seen: seen are \(seen.en), heard \(heard.en). Is it meant?",
                    ko: "읽히는 순서가 보이는 순서와 다릅니다. 보이는 순서: \(seen.ko). 읽히는 순서: \(heard.ko). 의도한 순서인지 확인하세요."),
                fix: fix)
        }
    }

    /// The first names, one after the other.
    private static func list(_ names: [NamedElement]) -> Bilingual {
        let more = names.count > 6 ? ", …" : ""
        return Bilingual(
            en: names.prefix(6).map(\.en).joined(separator: ", ") + more,
            ko: names.prefix(6).map(\.ko).joined(separator: ", ") + more)
    }
}
