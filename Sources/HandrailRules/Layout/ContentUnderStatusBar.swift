import HandrailModel
import HandrailSemantics

/// Words or controls of a capture that lie where the status bar, the notch or the Dynamic Island is.
struct ContentUnderStatusBar: ScreenRule {
    static let info = RuleInfo(
        id: "content-under-status-bar",
        title: Bilingual(en: "Content under the status bar", ko: "상태 막대 아래에 깔린 콘텐츠"),
        reason: Bilingual(
            en: "The camera or the time covers it, and a touch there belongs to the system.",
            ko: "카메라나 시계에 가려지고, 그곳의 터치는 시스템이 받습니다."),
        impact: .moderate, guidelines: ["layout.safe-areas"], criteria: [], needsOfCaptures: [.role, .frame],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.review, RuleExample.capture("↓button 8 4 44 44 Close\ntext 20 100 350 20 Fees"), in: "Pay.json"),
        RuleExample(
            .review, RuleExample.capture("↓text 100 10 200 20 Berths\nbutton 8 60 44 44 Close"), in: "Pay.json"),
        RuleExample(.silent, RuleExample.capture("button 8 50 44 44 Close"), in: "Pay.json"),
        RuleExample(
            .silent, RuleExample.capture("statusBar 0 0 390 47\n  text 20 12 60 20 9:41\nbutton 8 60 44 44 Close"),
            in: "Pay.json"),
        RuleExample(
            .silent, RuleExample.capture("button 8 4 44 44 Close", size: (width: 375, height: 667)), in: "Pay.json"),
        RuleExample(
            .nearMiss("what scrolls passes there for a moment"),
            RuleExample.capture("scrollView 0 0 390 844\n  text 20 10 350 20 Fees"), in: "Pay.json"),
    ]

    /// What lies there.
    struct Signal: Hashable, Sendable {
        /// The first element.
        let element: NamedElement
        /// Points from the top of the screen to its middle.
        let distance: Double
        /// How many there are.
        let count: Int
    }

    /// Points. On upright phones without a home button the status bar is 44 high and more; with one it is 20.
    /// Source: the human interface guidelines, "Layout", device screen dimensions and safe areas.
    private static let barHeight = 44.0
    /// Points. What reaches farther down is an area behind the bar.
    private static let mostHeight = 70.0

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let bounds = screen.screen.capture?.bounds, bounds.width > 0, bounds.width < 600,
            bounds.height / bounds.width >= 2
        else { return }
        let parts = CapturedPart.all(on: screen.screen).filter { part in
            let middle = part.frame.y - bounds.y + part.frame.height / 2
            return !part.isOfSystem && !part.isScrolled && (part.isText || part.isControl)
                && part.frame.height < Self.mostHeight && middle >= 0 && middle < Self.barHeight * 0.8
                && bounds.overlaps(part.frame)
        }
        guard let first = parts.first else { return answers.pass() }
        answers.review(
            Signal(
                element: NamedElement(captured: first.element),
                distance: first.frame.y - bounds.y + first.frame.height / 2, count: parts.count),
            on: first.element, certainty: .likely,
            related: parts.dropFirst().prefix(8).map { $0.related(Bilingual(en: "there as well", ko: "같은 곳에 있는 요소")) })
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let more = signal.count > 1
            ? Bilingual(en: " and \(signal.count - 1) more lie", ko: " 외 \(signal.count - 1)개가")
            : Bilingual(en: " lies", ko: "이(가)")
        return Phrasing(
            message: Bilingual(
                en: """
                    The \(signal.element.en)\(more.en) \(signal.distance.points) points below the top of the screen, \
                    where the status bar and the camera are.
                    """,
                ko: """
                    \(signal.element.ko)\(more.ko) 화면 위에서 \(signal.distance.points) pt 되는 곳, 상태 막대와 카메라가 있는 자리에 있습니다.
                    """),
            fix: Wording(
                en: "Keep words and controls inside the safe area; only backgrounds reach beyond it.",
                ko: "텍스트와 컨트롤은 안전 영역 안에 두세요. 배경만 그 밖으로 넓히세요."))
    }
}
