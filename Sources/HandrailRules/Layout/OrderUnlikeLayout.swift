import HandrailModel
import HandrailSemantics

/// Elements of a capture that are heard after what lies below them.
struct OrderUnlikeLayout: ScreenRule {
    static let info = RuleInfo(
        id: "order-unlike-layout",
        title: Bilingual(en: "Heard after what lies below", ko: "아래에 있는 것보다 늦게 읽히는 요소"),
        reason: Bilingual(
            en: "People who listen from top to bottom meet a title after its text, or a field after its button.",
            ko: "위에서 아래로 들으면 제목을 본문보다, 입력란을 버튼보다 나중에 만나게 됩니다."),
        impact: .moderate, guidelines: ["accessibility.grouping-and-order"],
        criteria: ["WCAG 2.2 1.3.2", "WCAG 2.2 2.4.3"], needsOfCaptures: [.frame, .order], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            RuleExample.capture(
                "text 20 200 350 20 Two are free\nbutton 20 300 350 50 Pay\n↓heading 20 100 350 40 Berths"),
            in: "Berths.json"),
        RuleExample(
            .review,
            RuleExample.capture("button 20 300 350 50 Pay\n↓textField 20 200 350 44 Boat\ntext 20 400 90 20 Fees"),
            in: "Berths.json"),
        RuleExample(
            .silent, RuleExample.capture("heading 20 100 350 40 Berths\ntext 20 200 350 20 Two are free"),
            in: "Berths.json"),
        RuleExample(
            .silent,
            RuleExample.capture("text 20 200 150 20 Left\ntext 20 300 150 20 Left too\ntext 210 200 150 20 Right"),
            in: "Berths.json"),
        RuleExample(
            .silent,
            RuleExample.capture("text 20 200 350 20 Two are free\nnavigationBar 0 47 390 44\n  button 8 55 24 24 Back"),
            in: "Berths.json"),
        RuleExample(
            .nearMiss("what floats over a list is heard where its container says"),
            RuleExample.capture(
                "scrollView 0 100 390 700\n  text 20 600 350 20 Two are free\nbutton 20 400 350 50 Pay"),
            in: "Berths.json"),
    ]

    /// What is heard late.
    struct Signal: Hashable, Sendable {
        /// The element.
        let late: NamedElement
        /// What is heard before it and lies below.
        let early: NamedElement
        /// Points between them.
        let gap: Double
        /// How many elements are heard so on the screen.
        let count: Int
    }

    /// Points between the lower edge of one and the upper edge of the other: less may be a matter of frames.
    private static let leastGap = 16.0

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let parts = CapturedPart.all(on: screen.screen).filter { !$0.isOfSystem }
        var late: [(late: CapturedPart, early: CapturedPart)] = []
        for scrolled in [false, true] {
            // What has been heard so far that lies lowest; something above it and in its column comes late.
            var lowest: CapturedPart?
            for part in parts where part.isScrolled == scrolled {
                guard let before = lowest else {
                    lowest = part
                    continue
                }
                let isBelow = part.frame.bottom + Self.leastGap <= before.frame.y
                if isBelow, Self.sharesColumn(part.frame, before.frame), Self.isBeside(part, before) {
                    late.append((part, before))
                }
                if part.frame.y > before.frame.y { lowest = part }
            }
        }
        guard let first = late.first else { return answers.pass() }
        answers.review(
            Signal(
                late: NamedElement(captured: first.late.element), early: NamedElement(captured: first.early.element),
                gap: first.early.frame.y - first.late.frame.bottom, count: late.count),
            on: first.late.element, certainty: .likely,
            related: [first.early.related(Bilingual(en: "heard before it", ko: "먼저 읽히는 요소"))])
    }

    /// Whether most of the narrower one lies above or below the other: columns are read one after the other.
    private static func sharesColumn(_ a: ViewFrame, _ b: ViewFrame) -> Bool {
        a.shared(with: b).width > min(a.width, b.width) / 2
    }

    /// Whether both lie in one container: what is in another is read where that one is.
    private static func isBeside(_ a: CapturedPart, _ b: CapturedPart) -> Bool {
        a.element.parent?.index == b.element.parent?.index
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let more = signal.count > 1
            ? Bilingual(
                en: " So are \(signal.count - 1) more of this screen.",
                ko: " 이 화면에 이런 요소가 \(signal.count - 1)개 더 있습니다.")
            : Bilingual(en: "", ko: "")
        return Phrasing(
            message: Bilingual(
                en: """
                    The \(signal.late.en) is heard after the \(signal.early.en), which lies \(signal.gap.points) \
                    points below it.\(more.en)
                    """,
                ko: """
                    \(signal.late.ko)이(가) \(signal.gap.points) pt 아래에 있는 \(signal.early.ko)보다 나중에 읽힙니다.\(more.ko)
                    """),
            fix: Wording(
                en: "Put the views into the order in which they are seen, or set accessibilityElements in that order.",
                ko: "뷰를 보이는 순서대로 추가하거나 accessibilityElements를 그 순서로 설정하세요."))
    }
}
