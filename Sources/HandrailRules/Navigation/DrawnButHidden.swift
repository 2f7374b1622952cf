import HandrailModel
import HandrailSemantics

/// What a screenshot shows and the tree of elements beside it calls hidden, or does not have.
struct DrawnButHidden: ScreenRule {
    static let info = RuleInfo(
        id: "drawn-but-hidden",
        title: Bilingual(en: "Shown, but not met by anybody", ko: "화면에 보이지만 접근할 수 없는 것"),
        reason: Bilingual(
            en: "What is drawn and is no element does not exist for people who listen.",
            ko: "그려져 있어도 요소가 아니면 화면을 듣는 사람에게는 없는 것과 같습니다."),
        impact: .serious, guidelines: ["accessibility.perceivability", "accessibility.element-geometry"],
        criteria: ["WCAG 2.2 1.1.1", "WCAG 2.2 4.1.2"], needsOfCaptures: [.frame], examples: examples)

    private static func capture(_ members: String, inside: String = "") -> String {
        """
        {"schema": "handrail.capture/1", "screens": [{"elements": [
          {"role": "application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
            {"role": "text", "label": "Berths", "frame": {"x": 20, "y": 60, "width": 200, "height": 40}},
            \(members)]}]}]}
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            capture(
                """
                ↓{"role": "image", "identifier": "mooring-plan", "visible": false, "drawn": true,
                "frame": {"x": 20, "y": 200, "width": 350, "height": 200}}
                """), in: "Plan.json"),
        RuleExample(
            .review,
            """
            {"schema": "handrail.capture/1", "screens": [{"elements": [
              ↓{"role": "application", "drawn": true, "frame": {"x": 0, "y": 0, "width": 390, "height": 844}}]}]}
            """, in: "Game.json"),
        RuleExample(
            .silent,
            capture(
                """
                {"role": "image", "identifier": "mooring-plan", "visible": false,
                "frame": {"x": 20, "y": 200, "width": 350, "height": 200}}
                """), in: "Plan.json"),
        RuleExample(
            .silent,
            capture(
                """
                {"role": "image", "label": "Plan of the moorings", "drawn": true,
                "frame": {"x": 20, "y": 200, "width": 350, "height": 200}}
                """), in: "Plan.json"),
        RuleExample(.silent, RuleExample.capture("text 20 100 90 20 A"), in: "Plan.json"),
        RuleExample(
            .nearMiss("what holds others is met through them"),
            capture(
                """
                {"role": "group", "visible": false, "drawn": true,
                "frame": {"x": 20, "y": 200, "width": 350, "height": 90}, "children": [
                {"role": "text", "label": "Fees", "frame": {"x": 20, "y": 200, "width": 90, "height": 20}}]}
                """), in: "Plan.json"),
    ]

    /// What is shown.
    struct Signal: Hashable, Sendable {
        /// What it is called in the capture; empty for the screen as a whole.
        let name: String
        /// What it is.
        let noun: Bilingual
        /// Whether it is all of the screen.
        let isScreen: Bool
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let capture = screen.screen.capture, let root = screen.screen.tree.root else { return }
        for hidden in capture.drawn {
            let signal = Signal(name: hidden.name ?? "", noun: hidden.noun, isScreen: hidden.isScreen)
            answers.review(
                signal, on: root, at: hidden.place, certainty: hidden.isScreen ? .likely : .possible,
                impact: hidden.isScreen ? .critical : hidden.isPicture ? .minor : .serious,
                cause: capture.variant.screen.map {
                    .captured(screen: $0, name: "\(hidden.name ?? "") \(hidden.noun.en)")
                })
        }
        if capture.drawn.isEmpty, !capture.unknown.contains(.pixels) { answers.pass() }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        guard !signal.isScreen else {
            return Phrasing(
                message: Bilingual(
                    en: """
                        The screenshot shows a whole screen, and the capture has no element that anybody could meet: \
                        nothing of what is drawn, a dialog included, can be heard or pressed.
                        """,
                    ko: """
                        스크린샷에는 화면이 보이지만 캡처에는 사람들이 만날 수 있는 요소가 하나도 없습니다. 대화상자를 포함해 그려진 것을 듣거나 누를 수 없습니다.
                        """),
                fix: Wording(
                    en: """
                        Make accessibility elements for what is drawn and used, and return them from \
                        accessibilityElements of the view that draws.
                        """,
                    ko: "그려서 쓰는 것마다 손쉬운 사용 요소를 만들고, 그리는 뷰의 accessibilityElements로 돌려주세요."))
        }
        let quote = signal.name.isEmpty ? "" : " “\(signal.name)”"
        return Phrasing(
            message: Bilingual(
                en: """
                    The capture calls the \(signal.noun.en)\(quote) invisible, but the screenshot shows something in \
                    its place, where no other element lies.
                    """,
                ko: """
                    캡처에서는 \(signal.noun.ko)\(quote)이(가) 보이지 않는다고 하지만, 스크린샷의 그 자리에 무언가 보이고 다른 요소는 없습니다.
                    """),
            fix: Wording(
                en: "Look whether it says something. If so, make it an element with a label; else leave it hidden.",
                ko: "내용을 전하는 것인지 확인하세요. 그렇다면 레이블이 있는 요소로 만들고, 아니라면 그대로 숨겨 두세요."))
    }
}
