import HandrailModel

/// A control of which nothing shows that it has the focus of the keyboard.
struct KeyboardFocusUnseen: ElementRule {
    static let info = RuleInfo(
        id: "keyboard-focus-unseen",
        title: Bilingual(en: "Keyboard focus that nothing shows", ko: "보이지 않는 키보드 포커스"),
        reason: Bilingual(
            en: """
                Whoever moves through an app with keys sees by the focus alone what the next key will press. Where \
                nothing shows it, they press without knowing what.
                """,
            ko: """
                키보드로 앱을 조작하는 사람은 포커스 표시만 보고 다음 키가 무엇을 누를지 압니다. 표시가 없으면 무엇을 누르는지 모른 채 눌러야 합니다.
                """),
        impact: .serious, guidelines: ["accessibility.full-keyboard-access"], criteria: ["WCAG 2.2 2.4.7"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct LampSwitch: View {
                let press: () -> Void

                var body: some View {
                    Button("Lamp", action: press)
                        .buttonStyle(.plain)
                        .↓focusEffectDisabled()
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct LampSwitch: View {
                @FocusState private var isOnLamp: Bool
                let press: () -> Void

                var body: some View {
                    Text("Lamp")
                        .focusable()
                        .focused($isOnLamp)
                        .↓focusEffectDisabled()
                        .onKeyPress(.return) { press(); return .handled }
                }
            }
            """),
        RuleExample(
            .nearMiss("the app draws the focus itself"),
            """
            struct LampSwitch: View {
                @FocusState private var isOnLamp: Bool
                let press: () -> Void

                var body: some View {
                    Button("Lamp", action: press)
                        .focused($isOnLamp)
                        .focusEffectDisabled()
                        .border(isOnLamp ? Color.blue : Color.clear)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct LampSwitch: View {
                @FocusState private var isOnLamp: Bool
                let press: () -> Void

                var body: some View {
                    Button("Lamp", action: press)
                        .focused($isOnLamp)
                        .focusEffectDisabled()
                        .overlay {
                            if isOnLamp { Capsule().stroke(.blue, lineWidth: 3) }
                        }
                }
            }
            """),
        RuleExample(.silent, "Button(\"Lamp\", action: press).buttonStyle(.plain)"),
        RuleExample(
            .nearMiss("the effect is left on, or a field shows its cursor"),
            """
            struct LampSwitch: View {
                @State private var name = ""
                let press: () -> Void

                var body: some View {
                    VStack {
                        Button("Lamp", action: press)
                            .focusEffectDisabled(false)
                        TextField("Name of the lamp", text: $name)
                            .focusEffectDisabled()
                        Text("Three lamps are on")
                            .focusEffectDisabled()
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class LampController: UIViewController {
                private let lamp = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    lamp.setTitle(NSLocalizedString("Lamp", comment: ""), for: .normal)
                    ↓lamp.focusEffect = nil
                    view.addSubview(lamp)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓<button focusRingType="none" verticalHuggingPriority="750" id="b">
            <rect key="frame" x="20" y="200" width="80" height="32"/>
            <buttonCell key="cell" type="push" title="Lamp" bezelStyle="rounded" focusRingType="none" id="bc"/>
            </button>
            ↓<textField focusRingType="none" verticalHuggingPriority="750" id="f">
            <rect key="frame" x="20" y="160" width="80" height="22"/>
            <textFieldCell key="cell" editable="YES" borderStyle="bezel" focusRingType="none" id="fc"/>
            </textField>
            """),
        RuleExample(
            .nearMiss("a label takes no focus, and a field without a bezel has no edge to put a ring around"),
            """
            <textField focusRingType="none" verticalHuggingPriority="750" id="l">
            <rect key="frame" x="20" y="200" width="80" height="16"/>
            <textFieldCell key="cell" lineBreakMode="clipping" title="Lamps" id="lc"/>
            </textField>
            <textField focusRingType="none" verticalHuggingPriority="750" id="f">
            <rect key="frame" x="20" y="160" width="80" height="22"/>
            <textFieldCell key="cell" editable="YES" focusRingType="none" id="fc"/>
            </textField>
            <button focusRingType="none" customClass="LampButton" verticalHuggingPriority="750" id="b">
            <rect key="frame" x="20" y="120" width="80" height="32"/>
            <buttonCell key="cell" type="push" title="Lamp" bezelStyle="rounded" focusRingType="none" id="bc"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            final class LampController: UIViewController {
                private let lamp = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    lamp.setTitle(NSLocalizedString("Lamp", comment: ""), for: .normal)
                    lamp.focusEffect = nil
                    view.addSubview(lamp)
                }

                override func didUpdateFocus(
                    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
                ) {
                    lamp.layer.borderWidth = lamp.isFocused ? 3 : 0
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.interaction(.focusEffectDisabled)]

    /// What has the focus without showing it.
    enum Signal: Hashable, Sendable {
        /// A control, or several in something around them.
        case unseen
        /// A field, of which the cursor shows that it has the focus, and nothing else.
        case cursorOnly
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let found = element.attributes.last { $0.attribute.kind == .interaction(.focusEffectDisabled) }
        guard let use = found, case .interaction(.focusEffectDisabled(let fact)) = use.attribute else { return }
        guard use.condition == nil, fact.isCertainlyTrue else { return answers.pass() }
        // A ring around a field with a bezel is left out in interface files of the Mac alone.
        if element.isField, use.place == element.place, screen.screen.toolkit(at: use.place) == .interfaceFile {
            return answers.review(.cursorOnly, on: element, at: use.place, impact: .minor)
        }
        let takers = ([element] + element.descendants).filter(\.takesKeyboardFocus)
        guard !takers.isEmpty else { return answers.pass() }
        if takers.allSatisfy({ $0.showsFocus(within: element) }) { return answers.pass() }
        if takers.contains(where: { $0.hasStyleOfApp }) {
            return answers.cannotTell(
                en: "a style of the app's may show the focus", ko: "앱에서 정의한 스타일이 포커스를 표시할 수 있습니다")
        }
        answers.review(.unseen, on: element, at: use.place, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let message =
            switch signal {
            case .unseen:
                Bilingual(
                    en: """
                        The focus effect of the system is switched off here, and nothing that was read takes its place.
                        """,
                    ko: "여기서는 시스템의 포커스 효과를 껐는데, 읽은 범위에는 포커스를 대신 보여 주는 것이 없습니다.")
            case .cursorOnly:
                Bilingual(
                    en: "The focus ring of this field is switched off: only the thin cursor shows that keys go there.",
                    ko: "이 필드의 포커스 링을 껐습니다. 키보드 입력이 여기로 들어간다는 것을 가는 커서로만 알 수 있습니다.")
            }
        return Phrasing(
            message: message,
            fix: Wording(
                en: "Leave .focusEffectDisabled() out, or draw an outline while @FocusState or isFocused says so.",
                ko: ".focusEffectDisabled()를 빼거나, @FocusState 또는 isFocused 값에 따라 테두리를 그리세요."),
            inViews: Wording(
                en: "Leave the focus effect as it is, or draw the focus yourself as soon as it comes.",
                ko: "포커스 효과를 그대로 두거나, 포커스를 받을 때 직접 표시를 그리세요."))
    }
}

extension ElementView {
    /// Whether people type in it.
    fileprivate var isField: Bool {
        switch kind {
        case .textField, .secureField, .textEditor, .searchField: true
        default: false
        }
    }

    /// Whether keys move the focus to it, and it shows no cursor of its own.
    fileprivate var takesKeyboardFocus: Bool {
        if isField { return false }
        let isFocusable = has { attribute in
            if case .interaction(.focusable(let fact)) = attribute { fact.isCertainlyTrue } else { false }
        }
        return kind.isControl || isFocusable
    }

    /// Whether something in it, or in what is laid around it, depends on the focus.
    fileprivate func showsFocus(within outer: ElementView) -> Bool {
        let around = [self] + ancestors.prefix { $0.kind.isTransparent }
        let top = around.last ?? self
        let inside = [top] + top.descendants
        let names = Set(
            (inside + ancestors.prefix { $0.index >= outer.index }).flatMap(\.attributes).compactMap { use -> String? in
                if case .interaction(.focused(let name)) = use.attribute { name } else { nil }
            })
        func tells(_ dependency: StateDependency) -> Bool {
            names.contains(dependency.name) || dependency.name.lowercased().contains("focus")
        }
        return inside.contains { level in
            if case .condition(let condition?) = level.content, condition.stateDependencies.contains(where: tells) {
                return true
            }
            return level.attributes.contains { use in
                if case .state(.look(let states, _)) = use.attribute { return states.contains(where: tells) }
                return use.condition?.stateDependencies.contains(where: tells) ?? false
            }
        }
    }

    /// Whether a style that the app declares draws it.
    fileprivate var hasStyleOfApp: Bool {
        ([self] + ancestors).contains { level in
            level.has { attribute in
                guard case .interaction(.style(_, let name)) = attribute else { return false }
                return name.first?.isUppercase ?? false
            }
        }
    }
}
