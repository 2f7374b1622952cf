import HandrailModel
import HandrailSemantics

/// A button of a capture that reaches from one edge of the screen to the other.
struct ButtonTouchesEdges: ScreenRule {
    static let info = RuleInfo(
        id: "button-touches-edges",
        title: Bilingual(en: "Button from edge to edge", ko: "화면 양 끝에 닿는 버튼"),
        reason: Bilingual(
            en: "A button without margins looks like a bar, and its ends lie where the hand holds the device.",
            ko: "여백이 없는 버튼은 막대처럼 보이고, 양 끝이 기기를 쥔 손에 가려집니다."),
        impact: .minor, guidelines: ["layout.full-width-buttons"], criteria: [], needsOfCaptures: [.role, .frame],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.review, RuleExample.capture("text 20 100 350 20 Fees\n↓button 0 700 390 56 Pay"), in: "Pay.json"),
        RuleExample(
            .review, RuleExample.capture("↓button 0 760 390 50 Pay\ntext 20 60 350 20 Fees"), in: "Pay.json"),
        RuleExample(.silent, RuleExample.capture("button 20 700 350 56 Pay"), in: "Pay.json"),
        RuleExample(.silent, RuleExample.capture("list 0 100 390 700\n  button 0 100 390 56 Pay"), in: "Pay.json"),
        RuleExample(.silent, RuleExample.capture("button 0 0 390 844 Next picture"), in: "Pay.json"),
        RuleExample(
            .nearMiss("buttons below each other are the rows of a menu"),
            RuleExample.capture("button 0 600 390 56 Pay\nbutton 0 656 390 56 Later"), in: "Pay.json"),
    ]

    /// The button.
    struct Signal: Hashable, Sendable {
        /// What it is.
        let element: NamedElement
        /// Points between its ends and the edges of the screen.
        let margin: Double
    }

    /// Points. What is higher is a picture or a card.
    private static let mostHeight = 90.0

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let capture = screen.screen.capture, let bounds = capture.bounds else { return }
        let buttons = CapturedPart.all(on: screen.screen).filter { part in
            part.element.kind == .button && !part.isOfSystem && !part.isScrolled
        }
        let wide = buttons.filter { part in
            part.frame.x <= bounds.x + 1 && part.frame.right >= bounds.right - 1 && part.frame.height < Self.mostHeight
        }
        guard wide.count == 1, let only = wide.first else { return wide.isEmpty ? answers.pass() : () }
        answers.review(
            Signal(
                element: NamedElement(captured: only.element),
                margin: max(0, min(only.frame.x - bounds.x, bounds.right - only.frame.right))),
            on: only.element, certainty: .possible)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    The \(signal.element.en) leaves \(signal.margin.points) points to the edges of the screen; the \
                    margins of the system are 16 points and more.
                    """,
                ko: """
                    \(signal.element.ko)과(와) 화면 가장자리 사이의 여백이 \(signal.margin.points) pt입니다. 시스템 여백은 16 pt 이상입니다.
                    """),
            fix: Wording(
                en: "Inset it by the margins of the layout and round its corners.",
                ko: "레이아웃 여백만큼 안쪽에 두고 모서리를 둥글게 하세요."))
    }
}
