import HandrailModel
import HandrailSemantics

/// A screen of a capture that strong colors cover.
struct SaturatedScreen: ScreenRule {
    static let info = RuleInfo(
        id: "saturated-screen",
        title: Bilingual(en: "Strong colors over much of the screen", ko: "화면을 덮은 강한 색"),
        reason: Bilingual(
            en: "Where everything shouts, nothing stands out, and eyes that are sensitive to light tire soon.",
            ko: "모두 강조하면 아무것도 눈에 띄지 않고, 빛에 민감한 눈은 금방 지칩니다."),
        impact: .minor, guidelines: ["color.not-distracting"], criteria: [], needsOfCaptures: [.frame],
        examples: examples)

    private static func capture(_ share: Double, _ hues: Int) -> String {
        """
        {"schema": "handrail.capture/1", "screens": [{"saturation": {"share": \(share), "hues": \(hues)}, "elements": [
          {"role": "application", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
            ↓{"role": "text", "label": "Berths", "frame": {"x": 20, "y": 60, "width": 200, "height": 40}}]}]}]}
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, capture(0.8, 1), in: "Loud.json"),
        RuleExample(.review, capture(0.45, 6), in: "Loud.json"),
        RuleExample(.silent, capture(0.3, 2).replacing("↓", with: ""), in: "Loud.json"),
        RuleExample(.silent, capture(0.0, 0).replacing("↓", with: ""), in: "Loud.json"),
        RuleExample(.silent, RuleExample.capture("text 20 100 90 20 A"), in: "Loud.json"),
        RuleExample(
            .nearMiss("many small signs in many colors are no large area"),
            capture(0.12, 7).replacing("↓", with: ""), in: "Loud.json"),
    ]

    /// How much there is.
    struct Signal: Hashable, Sendable {
        /// The share of the screen, in percent.
        let percent: Int
        /// How many hues take up a part that can be seen.
        let hues: Int
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let saturation = screen.screen.capture?.saturation else { return }
        let isLoud = saturation.share >= 0.6 || saturation.share >= 0.35 && saturation.hues >= 5
        let first = CapturedPart.all(on: screen.screen).first?.element ?? screen.screen.tree.root
        guard isLoud, let first else { return answers.pass() }
        answers.review(
            Signal(percent: Int((saturation.share * 100).rounded()), hues: saturation.hues), on: first,
            certainty: .possible)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    Strongly saturated colors cover \(signal.percent) % of the screenshot outside of pictures, in \
                    \(signal.hues) \(signal.hues == 1 ? "hue" : "hues"). Look whether color is what the screen is about.
                    """,
                ko: """
                    스크린샷에서 이미지를 뺀 영역의 \(signal.percent)%가 채도가 높은 색이며, 색상은 \(signal.hues)가지입니다. 색이 이 화면의 목적인지 \
                    확인하세요.
                    """),
            fix: Wording(
                en: "Keep strong color for what people act on, and let backgrounds be neutral.",
                ko: "강한 색은 사람들이 조작하는 것에만 쓰고 배경은 차분한 색으로 두세요."))
    }
}
