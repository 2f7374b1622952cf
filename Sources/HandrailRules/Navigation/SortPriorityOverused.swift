import HandrailModel
import HandrailSource

/// Siblings whose reading order is set one by one.
struct SortPriorityOverused: ElementRule {
    static let info = RuleInfo(
        id: "sort-priority-overused",
        title: Bilingual(en: "Overused sort priority", ko: "지나치게 쓰인 정렬 우선순위"),
        reason: Bilingual(
            en: """
                Priorities set on many siblings fix an order by hand that the layout already gives; it drifts away \
                from what is seen as soon as something moves.
                """,
            ko: "여러 형제 요소에 우선순위를 지정하면 레이아웃이 이미 정해 주는 순서를 손으로 고정하게 되고, 배치가 바뀌면 보이는 순서와 어긋납니다."),
        impact: .minor, guidelines: ["accessibility.grouping-and-order"], criteria: ["WCAG 2.2 1.3.2"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ↓VStack {
                Text("Total").accessibilitySortPriority(3)
                Text("Tax").accessibilitySortPriority(2)
                Text("Fees").accessibilitySortPriority(1)
                Text("Date")
                Text("Shop")
                Text("Address")
                Text("Note")
            }
            """),
        RuleExample(
            .review,
            """
            ↓HStack {
                Text("Total").accessibilitySortPriority(1)
                Text("Tax").accessibilitySortPriority(1)
                Text("Fees").accessibilitySortPriority(-1)
                Text("Note")
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Image("map", label: Text("Map"))
                Text("You are here").accessibilitySortPriority(1)
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Total").accessibilitySortPriority(2)
                Text("Tax").accessibilitySortPriority(1)
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Total")
                Text("Tax")
                Text("Fees")
            }
            """),
        RuleExample(
            .nearMiss("one of many is moved to the front, whichever it is"),
            """
            VStack {
                Text("Total").accessibilitySortPriority(1)
                Text("Tax").accessibilitySortPriority(1)
                Text("Fees")
                Text("Date")
                Text("Shop")
            }
            """),
    ]

    /// Whatever arranges several elements.
    let kinds: Set<ElementKind>? = [
        .horizontalStack, .verticalStack, .depthStack, .grid, .gridRow, .lazyContainer, .scrollView, .list, .form,
    ]

    /// How often priorities are set.
    struct Signal: Hashable, Sendable {
        /// Children with a priority.
        let prioritized: Int
        /// Children.
        let children: Int
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.tree.attributeKinds.contains(.accessibility(.sortPriority)) else { return }
        var (children, priorities): (Int, [Double?]) = (0, [])
        var related: [RelatedPlace] = []
        for child in element.children where child.kind != .spacer && child.kind != .divider {
            children += 1
            guard let (priority, use) = child.sortPriority else { continue }
            priorities.append(priority)
            related.append(RelatedPlace(place: use.place, why: Bilingual(en: "priority", ko: "우선순위")))
        }
        guard priorities.count >= 3 else {
            if !priorities.isEmpty { answers.pass() }
            return
        }
        // Priorities that turn the order round are another rule's matter.
        guard !element.isHeardOutOfOrder else { return }
        guard Set(priorities).count >= 3 || priorities.count * 2 > children else { return answers.pass() }
        answers.review(
            Signal(prioritized: priorities.count, children: children), on: element, related: Array(related.prefix(4)))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    \(signal.prioritized) of the \(signal.children) views in this container have a sort priority. Is \
                    the order VoiceOver reads them in still the one that is seen?
                    """,
                ko: """
                    이 컨테이너의 뷰 \(signal.children)개 중 \(signal.prioritized)개에 정렬 우선순위가 있습니다. VoiceOver가 읽는 순서가 보이는 순서와 \
                    같은지 확인하세요.
                    """),
            fix: Wording(
                en: """
                    Put the views into the order they should be read in, group what belongs together, and keep \
                    \(.accessibilitySortPriority) for the one or two exceptions.
                    """,
                ko: "읽혀야 하는 순서대로 뷰를 배치하고 관련된 것끼리 묶은 뒤, \(.accessibilitySortPriority)는 한두 가지 예외에만 쓰세요."))
    }
}

extension ElementView {
    /// The priority set on it, or on the one element it stands for; `nil` inside where it is not known.
    fileprivate var sortPriority: (Double?, AttributeUse)? {
        var current = self
        for _ in 0..<8 {
            for use in current.attributes {
                if case .accessibility(.sortPriority(let fact)) = use.attribute, fact != .known(0) {
                    return (fact.value, use)
                }
            }
            guard current.kind.isTransparent, let inner = current.children.first(where: { $0.slot == .content }) else {
                return nil
            }
            current = inner
        }
        return nil
    }
}

extension ElementView {
    /// Whether another rule says so: its views are heard in another order than they are seen in.
    fileprivate var isHeardOutOfOrder: Bool {
        guard kind != .depthStack, kind != .scrollView, let order = ExplicitOrder(self) else { return false }
        return order.isReversed || order.moved >= 2
    }
}
