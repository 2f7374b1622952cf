import HandrailModel
import HandrailSemantics

/// Something that can be touched, but that the keyboard, a switch or a voice does not come to.
struct OutOfReachControl: ElementRule {
    static let info = RuleInfo(
        id: "out-of-reach-control",
        title: Bilingual(en: "Reachable by touch alone", ko: "터치로만 쓸 수 있는 요소"),
        reason: Bilingual(
            en: "Who works with a keyboard, a switch or by voice can only act on what these come to.",
            ko: "키보드, 스위치, 음성으로 조작하는 사람은 그 방법으로 도달할 수 있는 요소만 쓸 수 있습니다."),
        impact: .serious, guidelines: ["accessibility.full-keyboard-access"], criteria: ["WCAG 2.2 2.1.1"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button("Archive") { archive() }
                .↓accessibilityRespondsToUserInteraction(false)
            """),
        RuleExample(
            .violation,
            """
            HStack {
                Text("Volume")
                Slider(value: $volume)
            }
            .↓accessibilityRespondsToUserInteraction(false)
            """),
        RuleExample(
            .review,
            """
            Form {
                ↓Text("By signing up you agree to the [terms](https://example.org/terms).")
                Button("Sign up") { signUp() }
            }
            """),
        RuleExample(
            .review,
            """
            struct LetterLine: View {
                @State private var isPointed = false

                var body: some View {
                    HStack {
                        Text("Letter")
                        Button("Tear up") { tearUp() }
                            .↓opacity(isPointed ? 1 : 0)
                    }
                    .onHover { isPointed = $0 }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct LetterLine: View {
                @State private var isPointed = false

                var body: some View {
                    HStack {
                        Text("Letter")
                        if isPointed {
                            Button("Tear up") { tearUp() }
                        }
                    }
                    .onHover { isPointed = $0 }
                    .contextMenu { Button("Tear up") { tearUp() } }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Chapter 3")
                .accessibilityRespondsToUserInteraction(false)
            """),
        RuleExample(
            .silent,
            """
            Button("Archive") { archive() }
                .accessibilityRespondsToUserInteraction(isReady)
            """),
        RuleExample(
            .silent,
            """
            Button("Archive") { archive() }
                .accessibilityRespondsToUserInteraction(false)
                .accessibilityHidden(true)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(mail.subject)
                Button("Archive") { archive(mail) }
                    .accessibilityRespondsToUserInteraction(false)
            }
            .accessibilityAction(named: "Archive") { archive(mail) }
            """),
        RuleExample(.silent, "Text(\"Read it [twice] (or more).\")"),
        RuleExample(.silent, "Link(\"Terms\", destination: terms)"),
        RuleExample(
            .nearMiss("a link beside the text leads there too"),
            """
            VStack {
                Text("By signing up you agree to the [terms](https://example.org/terms).")
                Link("Terms", destination: terms)
            }
            """),
        RuleExample(
            .violation,
            """
            final class ChipController: UIViewController {
                private let chip = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    chip.setTitle(NSLocalizedString("Bicycle", comment: ""), for: .normal)
                    ↓chip.accessibilityRespondsToUserInteraction = false
                    view.addSubview(chip)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class ChipController: UIViewController {
                private let chip = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    chip.setTitle(NSLocalizedString("Bicycle", comment: ""), for: .normal)
                    chip.accessibilityRespondsToUserInteraction = true
                    view.addSubview(chip)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil

    /// What is out of reach.
    enum Signal: Hashable, Sendable {
        /// It was said that it does not respond.
        case declared(NamedElement)
        /// A link inside a text, by the words it is on.
        case inlineLink(words: String)
        /// It is there only while a pointer hovers.
        case hovered(ControlGroupNoun)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if element.has(.interaction(.gesture)), let hovered = HoveredControl(over: element) {
            return answers.review(
                .hovered(ControlGroupNoun(hovered.lost)), on: element, at: hovered.place, certainty: .likely,
                related: hovered.lost.related)
        }
        if element.kind == .text { return inlineLink(element, on: screen, &answers) }
        for use in element.attributes {
            guard case .accessibility(.respondsToUserInteraction(let fact)) = use.attribute else { continue }
            guard fact.value == false, use.condition == nil else { return answers.pass() }
            return declared(element, use, on: screen, &answers)
        }
    }

    // MARK: What is said not to respond

    private func declared(
        _ element: ElementView, _ use: AttributeUse, on screen: PerceivedTree, _ answers: inout Answers<Signal>
    ) {
        let stop = screen.elements.indices.first { index in
            let perceived = screen.elements[index]
            return perceived.exposure == .element && !perceived.traits.isDisjoint(with: Self.acting)
                && !perceived.traits.contains(.notEnabled) && element.contains(screen[index].declared)
        }
        guard let stop, !Self.isOfferedAround(element) else { return answers.pass() }
        answers.violation(
            .declared(NamedElement(screen[stop].declared)), on: element, at: use.place, certainty: .certain)
    }

    private static let acting: Traits = [
        .button, .link, .adjustable, .toggle, .textEntry, .searchField, .tab, .popUpButton,
    ]

    /// Whether what it is in offers an action, which may be the same.
    private static func isOfferedAround(_ element: ElementView) -> Bool {
        ([element] + element.ancestors).contains { level in
            level.has { attribute in
                if case .accessibility(.action) = attribute { true } else { false }
            }
        }
    }

    // MARK: Links inside texts

    private func inlineLink(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard case .words(let fact) = element.content, let words = fact.values.lazy.compactMap(\.link).first else {
            return
        }
        let context = DeclaredContext(element)
        guard context.control == nil, !context.hiding.isCertain, !context.isInMenu, !Self.isOfferedAround(element),
            !screen.hasLink(called: words)
        else { return answers.pass() }
        answers.review(.inlineLink(words: words), on: element, certainty: .likely, impact: .moderate)
    }

    let viewFix: ViewFix? = .outOfReach

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .declared(let control):
            Phrasing(
                message: Bilingual(
                    en: """
                        This \(control.en) is said not to respond to people: the keyboard, Switch Control and Voice \
                        Control pass it by.
                        """,
                    ko: "이 \(control.ko)은(는) 사용자 상호작용에 응답하지 않는다고 되어 있어 키보드, 스위치 제어, 음성 명령으로 쓸 수 없습니다."),
                fix: Wording(
                    en: "Take \(.ignoresInteraction) away, or offer the same as an \(.namedAction) of what it is in.",
                    ko: "\(.ignoresInteraction)를 없애거나, 같은 동작을 감싸는 요소에 \(.namedAction)으로 제공하세요."))
        case .hovered(let noun):
            Phrasing(
                message: Bilingual(
                    en: """
                        Only while a pointer hovers here \(noun.en) can be seen and reached: with VoiceOver, the \
                        keyboard, a switch or a finger nobody gets there.
                        """,
                    ko: """
                        포인터를 올려 둔 동안에만 \(noun.ko)이(가) 나타납니다. VoiceOver나 키보드, 스위치, 손가락으로는 도달할 수 없습니다.
                        """),
                fix: Wording(
                    en: "Leave it there all the time, or offer the same with \(.namedAction) or a .contextMenu.",
                    ko: "항상 보이게 하거나, \(.namedAction) 또는 .contextMenu로 같은 동작을 제공하세요."))
        case .inlineLink(let words):
            Phrasing(
                message: Bilingual(
                    en: "“\(words)” is a link inside a text: the focus of Full Keyboard Access does not come to it.",
                    ko: "“\(words)”은(는) 텍스트 안의 링크여서 전체 키보드 접근의 초점이 도달하지 않습니다."),
                fix: Wording(
                    en: "Put a Link with these words beside the text, or offer it with \(.namedAction).",
                    ko: "텍스트 옆에 같은 말로 된 Link를 두거나 \(.namedAction)으로 제공하세요."))
        }
    }
}

extension PerceivedTree {
    /// Whether a link or a button with such words is on the screen as well.
    fileprivate func hasLink(called words: String) -> Bool {
        let wanted = words.spoken
        return elements.contains { element in
            element.exposure == .element && !element.traits.isDisjoint(with: [.link, .button])
                && element.name.display.spoken.contains(wanted)
        }
    }
}
