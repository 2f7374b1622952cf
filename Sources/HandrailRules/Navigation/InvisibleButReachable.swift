import HandrailModel
import HandrailSemantics

/// Something nobody can see that VoiceOver stops at all the same.
struct InvisibleButReachable: ElementRule {
    static let info = RuleInfo(
        id: "invisible-but-reachable",
        title: Bilingual(en: "Invisible, but VoiceOver stops at it", ko: "보이지 않는데 VoiceOver가 멈추는 요소"),
        reason: Bilingual(
            en: """
                SwiftUI takes a view out of VoiceOver's reach at an opacity of 0 or when it is hidden, not when it is \
                made faint, transparent or tiny: people then stop at something that seems not to be there.
                """,
            ko: """
                SwiftUI는 불투명도가 0이거나 숨긴 뷰만 VoiceOver에서 제외합니다. 아주 옅거나 투명하거나 크기가 0인 뷰에는 VoiceOver가 그대로 멈추므로 화면에 없는 것을 만나게 \
                됩니다.
                """),
        impact: .moderate, guidelines: ["accessibility.reachable-elements"], criteria: ["WCAG 2.2 2.4.3"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Measuring")
                .↓opacity(0.01)
            """),
        RuleExample(
            .violation,
            """
            ZStack {
                VStack {
                    Text("Old total")
                    Text(total)
                }
                .↓opacity(0.001)
                Text("New total")
            }
            """),
        RuleExample(
            .review,
            """
            Button("Refresh") { refresh() }
                .↓opacity(0.01)
            """),
        RuleExample(
            .review,
            """
            Text("00:00")
                .↓foregroundColor(.clear)
            """),
        RuleExample(
            .review,
            """
            Button("Refresh") { refresh() }
                .↓frame(width: 0, height: 0)
            """),
        RuleExample(
            .silent,
            """
            Text("Saved")
                .opacity(isSaved ? 1 : 0)
            """),
        RuleExample(
            .silent,
            """
            Text("Measuring")
                .opacity(0.01)
                .accessibilityHidden(true)
            """),
        RuleExample(
            .silent,
            """
            Color.black
                .opacity(0.001)
                .onTapGesture { close() }
            """),
        RuleExample(
            .silent,
            """
            Button("Refresh") { refresh() }
                .frame(width: 0, height: 0)
                .hidden()
            """),
        RuleExample(
            .nearMiss("faint, but there to be seen"),
            """
            Text("Draft")
                .opacity(0.1)
            """),
        RuleExample(
            .silent,
            """
            <button hidden="YES" id="b1"><state key="normal" title="Leave"/></button>
            """),
        RuleExample(
            .silent,
            """
            <button alpha="0.0" id="b1"><state key="normal" title="Leave"/></button>
            """),
        RuleExample(
            .review,
            """
            <button ↓alpha="0.01" opaque="NO" buttonType="system" id="b1">
            <state key="normal" title="Book"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button alpha="0.0" opaque="NO" buttonType="system" id="b1">
            <state key="normal" title="Book"/>
            </button>
            """),
    ]

    /// Whatever is made faint or tiny.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.visibility(.opacity), .color(.foreground), .layout(.frame)]

    /// How it is kept from sight.
    enum Signal: Hashable, Sendable {
        case faint(opacity: Double)
        case clearText
        case noSize
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes where use.condition == nil {
            switch use.attribute {
            case .visibility(.opacity(.known(let opacity))) where opacity > 0 && opacity < 0.02:
                guard let stop = screen.stop(in: element) else { return }
                if stop.kind.isControl || stop.declared.reactsToTouch {
                    return answers.review(.faint(opacity: opacity), on: element, at: use.place, certainty: .likely)
                }
                return answers.violation(.faint(opacity: opacity), on: element, at: use.place, certainty: .likely)
            case .color(.foreground(.system("clear"))) where element.kind == .text:
                guard let stop = screen.stop(in: element), stop.declared.index == element.index else { return }
                return answers.review(.clearText, on: element, at: use.place)
            case .layout(.frame(let frame)) where frame.width == .known(0) && frame.height == .known(0):
                guard let stop = screen.stop(in: element), stop.kind.isControl || stop.kind == .text,
                    stop.element.name.hasWords
                else { return }
                return answers.review(.noSize, on: element, at: use.place)
            default: continue
            }
        }
    }

    let viewFix: ViewFix? = .invisible

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: "Add \(.accessibilityHidden), or .hidden() if it only keeps a place free.",
            ko: "\(.accessibilityHidden)를 추가하거나, 자리만 차지하게 하려면 .hidden()을 쓰세요.")
        switch signal {
        case .faint(let opacity):
            return Phrasing(
                message: Bilingual(
                    en: "Nobody can see this at an opacity of \(opacity), but VoiceOver stops at it.",
                    ko: "불투명도 \(opacity)에서는 아무도 볼 수 없지만 VoiceOver는 여기에 멈춥니다."),
                fix: fix)
        case .clearText:
            return Phrasing(
                message: Bilingual(
                    en: "This text is drawn in no color at all, and VoiceOver reads it.",
                    ko: "이 텍스트는 투명하게 그려져 보이지 않지만 VoiceOver는 읽습니다."),
                fix: fix)
        case .noSize:
            return Phrasing(
                message: Bilingual(
                    en: "This is 0 points wide and high, and VoiceOver stops at it.",
                    ko: "너비와 높이가 0인데 VoiceOver는 여기에 멈춥니다."),
                fix: fix)
        }
    }
}

extension PerceivedTree {
    /// The first stop that comes from within an element.
    fileprivate func stop(in element: ElementView) -> PerceivedView? {
        elements.indices.first { elements[$0].exposure == .element && element.contains(self[$0].declared) }
            .map { self[$0] }
    }
}

extension PerceivedName {
    /// Whether it says something in some case.
    fileprivate var hasWords: Bool {
        cases.contains { name in
            name.parts.contains { part in
                switch part.words {
                case .known(let words): !words.isBlank
                case .oneOf, .dynamic: true
                case .absent, .unknown: false
                }
            }
        }
    }
}
