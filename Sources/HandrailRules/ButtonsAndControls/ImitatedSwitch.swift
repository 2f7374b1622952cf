import HandrailModel
import HandrailSemantics

/// A switch that an app draws itself in place of the system's.
struct ImitatedSwitch: ElementRule {
    static let info = RuleInfo(
        id: "imitated-switch",
        title: Bilingual(en: "Switch drawn by hand", ko: "직접 그린 스위치"),
        reason: Bilingual(
            en: "Only the system's switch shows its on and off marks when people ask for them, says its state, and can be dragged.",
            ko: "켬/끔 레이블 표시, 상태 읽어 주기, 끌어서 바꾸기는 시스템 스위치만 모두 지원합니다."),
        impact: .moderate, guidelines: ["accessibility.system-switch"], criteria: ["WCAG 2.2 4.1.2"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            ↓Button { isOn.toggle() } label: {
                ZStack(alignment: isOn ? .trailing : .leading) {
                    Capsule()
                        .fill(isOn ? Color.green : Color.gray)
                        .frame(width: 50, height: 30)
                    Circle()
                        .fill(.white)
                        .padding(2)
                }
            }
            .accessibilityLabel("Wi-Fi")
            """),
        RuleExample(
            .violation,
            """
            ↓RoundedRectangle(cornerRadius: 16)
                .fill(isOn ? Color.green : Color.gray)
                .frame(width: 52, height: 32)
                .overlay(Circle().fill(.white).offset(x: isOn ? 10 : -10))
                .onTapGesture { isOn.toggle() }
            """),
        RuleExample(
            .silent,
            """
            Toggle("Wi-Fi", isOn: $isOn)
            """),
        RuleExample(
            .silent,
            """
            Button { isOpen.toggle() } label: {
                Capsule()
                    .fill(.gray)
                    .frame(width: 40, height: 5)
            }
            .accessibilityLabel("Details")
            """),
        RuleExample(
            .silent,
            """
            Button { isShown.toggle() } label: {
                ZStack {
                    Capsule().fill(.blue)
                    Circle().fill(.white)
                    Text("Show more")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Capsule().fill(.gray)
                Circle().fill(.white)
            }
            """),
        RuleExample(
            .nearMiss("the system's switch speaks for the drawing"),
            """
            ZStack {
                Capsule().fill(isOn ? Color.green : Color.gray)
                Circle().fill(.white)
            }
            .onTapGesture { isOn.toggle() }
            .accessibilityRepresentation {
                Toggle("Wi-Fi", isOn: $isOn)
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.action, .gesture, .event]

    /// The switch.
    struct Signal: Hashable, Sendable {
        /// The Boolean that it flips.
        let property: String
        /// Whether assistive technologies are told the state.
        let isSpoken: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let drawn = DrawnSwitch(element) else { return }
        let site = GestureSite(element, on: screen)
        if site.isReplaced || site.isHidden { return answers.pass() }
        let traits = site.stops.reduce(site.addedTraits.traits) { $0.union($1.element.traits).union($1.element.possibleTraits) }
        let isSpoken = !traits.isDisjoint(with: [.selected, .toggle]) || site.stops.contains { !$0.element.value.isAbsent }
        answers.violation(
            Signal(property: drawn.property, isSpoken: isSpoken), on: element, certainty: .likely,
            impact: isSpoken ? .minor : .serious)
    }

    let viewFix: ViewFix? = .switching

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: signal.isSpoken
                ? Bilingual(
                    en: "This drawing of a switch flips “\(signal.property)”; it shows no on and off marks when people ask for them.",
                    ko: "직접 그린 스위치가 “\(signal.property)” 값을 바꿉니다. 켬/끔 레이블을 켠 사람에게도 표시가 나타나지 않습니다.")
                : Bilingual(
                    en: "This drawing of a switch flips “\(signal.property)”; nothing says that it is a switch, or whether it is on.",
                    ko: "직접 그린 스위치가 “\(signal.property)” 값을 바꿉니다. 스위치라는 것도, 켜져 있는지도 알려 주지 않습니다."),
            fix: Bilingual(
                en: "Use Toggle(_:isOn:), with .tint(_:) for its color, or let one speak for the drawing with .accessibilityRepresentation.",
                ko: "Toggle(_:isOn:)을 쓰고 색상은 .tint(_:)로 바꾸거나, .accessibilityRepresentation으로 Toggle이 대신 설명하게 하세요."))
    }
}
