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
            .review,
            """
            struct UndoBar: View {
                let hasHistory: Bool
                let undo: () -> Void

                var body: some View {
                    Button("Undo", action: undo)
                        .↓scaleEffect(hasHistory ? 1 : 0)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct UndoBar: View {
                let hasHistory: Bool
                let undo: () -> Void

                var body: some View {
                    Button("Undo", action: undo)
                        .scaleEffect(hasHistory ? 1 : 0)
                        .accessibilityHidden(!hasHistory)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Undo", action: undo)
                .scaleEffect(isPressed ? 0.9 : 1)
            """),
        RuleExample(
            .review,
            """
            struct Places: View {
                @State private var isOpen = false

                var body: some View {
                    ZStack {
                        Button("Places") { isOpen = true }
                        VStack {
                            Button("Harbor") { show(.harbor) }
                            Button("Island") { show(.island) }
                        }
                        .frame(width: 260)
                        .↓offset(x: isOpen ? 0 : -260)
                    }
                }
            }
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
    let attributes: Set<AttributeKind>? = [
        .visibility(.opacity), .color(.foreground), .layout(.frame), .motion(.movement),
    ]

    /// How it is kept from sight.
    enum Signal: Hashable, Sendable {
        case faint(opacity: Double)
        case clearText
        case noSize
        /// A state of the app makes it as good as nothing, by this factor.
        case shrunk(factor: Double)
        /// A state of the app moves it as many points away.
        case movedAway(points: Double)
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
            case .motion(.movement(let movement)):
                guard let signal = Self.disappearance(by: movement, of: element) else { continue }
                guard let stop = screen.stop(in: element), screen.holdsControl(in: element), !element.goesAlong,
                    !stop.declared.isHiddenBySome(in: element)
                else { return }
                return answers.review(signal, on: element, at: use.place, certainty: .likely)
            default: continue
            }
        }
    }

    /// How something that a state moves or scales is out of sight in one case and not in another; `nil` for what stays
    /// in sight, and for what only comes in as the screen comes up.
    private static func disappearance(by movement: Movement, of element: ElementView) -> Signal? {
        guard movement.isComplete, movement.values.count == 2, movement.values[0] != movement.values[1],
            !movement.states.isEmpty, !element.tree.sets(movement.states.map { String($0.lastName) })
        else { return nil }
        let (least, greatest) = (movement.values.map(abs).min() ?? 0, movement.values.map(abs).max() ?? 0)
        switch movement.property {
        case .scale where least < 0.02 && greatest > 0.5: return .shrunk(factor: least)
        case .offset where least == 0 && greatest >= max(leastDistance, element.width ?? 0)
            && greatest < 10_000:
            return .movedAway(points: greatest)
        default: return nil
        }
    }

    // What moves less than this may well stay on the screen.
    private static let leastDistance = 240.0

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
        case .shrunk(let factor):
            let number = factor == 0 ? "0" : "\(factor)"
            return Phrasing(
                message: Bilingual(
                    en: "Scaled by \(number) this is not to be seen, but VoiceOver and the keyboard come to it.",
                    ko: "\(number)배로 줄이면 보이지 않지만 VoiceOver와 키보드는 여전히 여기에 도달합니다."),
                fix: Self.hiddenWhile)
        case .movedAway(let points):
            return Phrasing(
                message: Bilingual(
                    en: """
                        Moved by \(Int(points)) points this is out of sight, but VoiceOver and the keyboard come to \
                        what is in it.
                        """,
                    ko: "\(Int(points)) pt 옮기면 화면에서 보이지 않지만, VoiceOver와 키보드는 그 안의 요소에 여전히 도달합니다."),
                fix: Self.hiddenWhile)
        }
    }

    private static let hiddenWhile = Wording(
        en: "Leave it out of the view while it is not seen, or add \(.accessibilityHidden) by the same condition.",
        ko: "보이지 않는 동안에는 뷰에서 빼거나, 같은 조건으로 \(.accessibilityHidden)를 추가하세요.")
}

extension ElementView {
    /// Whether it fades as well, or something hides it: then it is out of reach while it is not seen.
    fileprivate var goesAlong: Bool {
        ([self] + ancestors.prefix { $0.kind.isTransparent || $0.kind.isArrangement }).contains { level in
            level.has { attribute in
                switch attribute {
                case .visibility(.opacity(let opacity)): opacity.value == nil || opacity.value == 0
                case .visibility(.hidden), .accessibility(.hidden), .accessibility(.unknown),
                    .interaction(.disabled), .interaction(.allowsHitTesting), .unknownModifier:
                    true
                default: false
                }
            }
        }
    }

    /// Whether something between it and an element around it hides it in some cases.
    fileprivate func isHiddenBySome(in outer: ElementView) -> Bool {
        ([self] + ancestors).prefix { $0.index >= outer.index }.contains { $0.has(.accessibility(.hidden)) }
    }

    /// How wide it is, where it says so.
    fileprivate var width: Double? {
        outermost { attribute -> Double? in
            guard case .layout(.frame(let frame)) = attribute else { return nil }
            return frame.width.value
        }?.value
    }
}

extension ElementTree {
    /// Whether code that runs by itself sets one of these properties, so that what they decide only comes in.
    fileprivate func sets(_ names: [String]) -> Bool {
        guard attributeKinds.contains(.code(.event)) else { return false }
        return elements.indices.contains { index in
            self[index].has { attribute in
                guard case .code(.event(let event)) = attribute else { return false }
                return event.action.assignments.contains { names.contains($0.target) }
                    || names.contains(where: event.action.toggles.contains)
            }
        }
    }
}

extension PerceivedTree {
    /// Whether people can act on something in an element.
    fileprivate func holdsControl(in element: ElementView) -> Bool {
        elements.indices.contains {
            elements[$0].exposure == .element && element.contains(self[$0].declared) && self[$0].kind.isControl
        }
    }

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
