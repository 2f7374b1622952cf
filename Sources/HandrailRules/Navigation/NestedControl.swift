import HandrailModel
import HandrailSemantics

/// A control inside the label of another: it becomes one of its actions, and is no control of its own.
struct NestedControl: StopRule {
    static let info = RuleInfo(
        id: "nested-control",
        title: Bilingual(en: "Control inside another", ko: "다른 컨트롤 안에 있는 컨트롤"),
        reason: Bilingual(
            en: """
                VoiceOver takes a button with everything in its label for one element. A control inside becomes one of \
                its actions: it has no place of its own for a keyboard or a voice, and without a name it cannot be \
                told from others.
                """,
            ko: """
                VoiceOver는 버튼과 그 레이블 안의 모든 것을 한 요소로 다룹니다. 안에 있는 컨트롤은 그 요소의 동작이 되어 키보드나 음성으로 따로 고를 수 없고, 이름이 \
                없으면 어떤 동작인지도 알 수 없습니다.
                """),
        impact: .serious, guidelines: ["accessibility.reachable-elements", "accessibility.element-labels"],
        criteria: ["WCAG 2.2 4.1.2"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            NavigationLink(value: song) {
                HStack {
                    Text(song.title)
                    ↓Button(action: { like(song) }) {
                        Circle()
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            NavigationLink(value: song) {
                HStack {
                    Text(song.title)
                    ↓Button(action: {}) {
                        Text("Album")
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            Button(action: open) {
                HStack {
                    Text("Alarm")
                    ↓Toggle("", isOn: $isOn)
                }
            }
            """),
        RuleExample(
            .review,
            """
            NavigationLink(value: song) {
                HStack {
                    Text(song.title)
                    ↓Button { like(song) } label: {
                        Image("heart-24")
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            NavigationLink(value: song) {
                HStack {
                    Text(song.title)
                    ↓Button("Like") { like(song) }
                }
            }
            """),
        RuleExample(
            .review,
            """
            Button(action: open) {
                HStack {
                    Text("Alarm")
                    ↓Toggle("Every day", isOn: $repeats)
                    ↓Menu("Sound") {
                        Button("Bell") { choose(.bell) }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                NavigationLink(value: song) { Text(song.title) }
                Button(action: { like(song) }) {
                        Circle()
                    }
                    .accessibilityLabel("Like")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Button("Open") { open() }
                Button("Like") { like() }
            }
            """),
        RuleExample(
            .silent,
            """
            Button(action: open) {
                HStack {
                    Text("Alarm")
                    Toggle("Every day", isOn: $repeats).allowsHitTesting(false)
                }
            }
            """),
        RuleExample(
            .nearMiss("a control that is turned off is not offered"),
            """
            struct Vote: View {
                let title: String
                var action: (() -> Void)?
                var body: some View {
                    Button(title) { action?() }.disabled(action == nil)
                }
            }
            struct Poll: View {
                var body: some View {
                    NavigationLink(value: poll) {
                        HStack {
                            Text("Lunch")
                            Vote(title: "Soup")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a menu's items lie in the menu, not in its label"),
            """
            Menu("Sort") {
                Button("By name") { sort(.name) }
                Button("By date") { sort(.date) }
            }
            """),
    ]

    /// Controls that are named by their label.
    let kinds: Set<ElementKind>? = [.button, .link, .navigationLink, .menu, .toggle, .shareLink, .photosPicker]

    /// The control inside.
    struct Signal: Hashable, Sendable {
        /// What the control around is called.
        let outer: String
        /// What it is called itself.
        let inner: Inner
    }

    /// What a control is called in the label of another.
    enum Inner: Hashable, Sendable {
        case nothing
        case picture
        case words
        /// Whatever it is called, pressing it does nothing.
        case idle
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.element.exposure == .element else { return }
        let all = Array(
            stop.element.merged.lazy.filter { $0 != stop.element.declared }
                .map { stop.tree.screen.tree[$0] }.filter { $0.kind.isControl && stop.declared.contains($0) })
        guard !all.isEmpty else { return }
        let inner = all.filter { control in
            !control.isMovedByCode && !control.isOutOfTouch(in: stop.declared)
                && DeclaredContext(control).disabled != .always
        }
        let nameless = stop.element.actions.count(where: \.isNameless) - all.count(where: \.isMovedByCode)
        let outer = stop.element.name.display
        // A control that says nothing but what is inside it has no name itself, which is another rule's finding.
        guard !inner.isEmpty, !outer.isEmpty else { return answers.pass() }
        let idle = inner.filter { button in
            let effects = button.actionEffects
            return button.kind == .button && !effects.isEmpty && effects.allSatisfy(\.summary.isEmpty)
        }
        if idle.count == inner.count {
            for control in idle {
                answers.review(Signal(outer: outer, inner: .idle), on: control, certainty: .likely, impact: .moderate)
            }
            return
        }
        guard nameless > 0 else {
            let signal = Signal(outer: outer, inner: .words)
            for control in inner { answers.review(signal, on: control, certainty: .likely, impact: .moderate) }
            return
        }
        let showsPicture = stop.element.actions.contains { $0.isPicture }
        let signal = Signal(outer: outer, inner: showsPicture ? .picture : .nothing)
        guard nameless == inner.count else { return answers.review(signal, on: stop.declared) }
        for control in inner { answers.review(signal, on: control, certainty: .likely) }
    }

    let viewFix: ViewFix? = .nesting

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal.inner {
        case .picture:
            Phrasing(
                message: Bilingual(
                    en: """
                        This control lies in the label of “\(signal.outer)”, so VoiceOver offers it as one of its \
                        actions, with no name but that of its picture.
                        """,
                    ko: "이 컨트롤은 “\(signal.outer)”의 레이블 안에 있어 VoiceOver에서 그 동작 중 하나로 제공되는데, 이름이라고는 이미지의 이름뿐입니다."),
                fix: Self.fixOfNameless)
        case .nothing:
            Phrasing(
                message: Bilingual(
                    en: """
                        This control lies in the label of “\(signal.outer)”, so VoiceOver offers it as one of its \
                        actions, and it has no name.
                        """,
                    ko: "이 컨트롤은 “\(signal.outer)”의 레이블 안에 있어 VoiceOver에서 그 동작 중 하나로 제공되는데 이름이 없습니다."),
                fix: Self.fixOfNameless)
        case .idle:
            Phrasing(
                message: Bilingual(
                    en: """
                        This button lies in the label of “\(signal.outer)” and does nothing when it is pressed, but \
                        VoiceOver offers it as one of the actions.
                        """,
                    ko: "이 버튼은 “\(signal.outer)”의 레이블 안에 있고 눌러도 아무 일도 하지 않는데, VoiceOver에서는 동작 중 하나로 제공됩니다."),
                fix: Wording(
                    en: "Put what it shows there in its place: a button is not needed for the look.",
                    ko: "버튼 대신 버튼이 보여 주는 내용만 두세요. 모양만 필요하다면 버튼이 아니어도 됩니다."))
        case .words:
            Phrasing(
                message: Bilingual(
                    en: """
                        This control lies in the label of “\(signal.outer)”: VoiceOver does not stop at it and offers \
                        it only as one of the actions.
                        """,
                    ko: """
                        이 컨트롤은 “\(signal.outer)”의 레이블 안에 있습니다. VoiceOver가 여기에서 멈추지 않고 동작 중 하나로만 제공합니다.
                        """),
                fix: Wording(
                    en: "Put it beside the other control instead of into its label.",
                    ko: "다른 컨트롤의 레이블 안이 아니라 옆에 두세요."))
        }
    }

    private static let fixOfNameless = Wording(
        en: """
            Give it a title or \(.accessibilityLabel()), or better, put it beside the other control instead of into \
            its label.
            """,
        ko: "제목이나 \(.accessibilityLabel())을 지정하세요. 다른 컨트롤의 레이블 안이 아니라 옆에 두는 것이 더 좋습니다.")
}

extension ElementView {
    /// Whether touches go through it to what is around it, so that it is no more than a look.
    fileprivate func isOutOfTouch(in outer: ElementView) -> Bool {
        ([self] + ancestors.prefix { $0.index != outer.index }).contains { level in
            level.has { attribute in
                if case .interaction(.allowsHitTesting(.known(false))) = attribute { true } else { false }
            }
        }
    }

    /// Whether it is a link without anything to see, which code follows in place of people.
    fileprivate var isMovedByCode: Bool {
        kind == .navigationLink && descendants.allSatisfy { inside in
            switch inside.kind {
            case .nothing, .spacer, .group, .customView, .branch, .alternatives: return true
            case .text:
                guard case .words(.known(let words)) = inside.content else { return false }
                return words.isBlank
            default: return false
            }
        }
    }
}

extension AccessibilityAction {
    /// Whether it is offered without words.
    fileprivate var isNameless: Bool {
        guard case .named(let words) = self else { return false }
        switch words {
        case .absent: return true
        case .known(let words): return words.isBlank || isPicture
        case .oneOf: return isPicture
        case .dynamic, .unknown: return false
        }
    }

    /// Whether it is called by the name of a picture.
    fileprivate var isPicture: Bool {
        guard case .named(let words) = self, !words.values.isEmpty else { return false }
        return words.values.allSatisfy { words in
            switch words.origin {
            case .symbol, .asset: true
            case .literal, .unlocalized, .joined, .localized, .missingKey: false
            }
        }
    }
}
