import HandrailModel

/// A control that is called by signs which nobody would say.
struct UnspeakableName: StopRule {
    static let info = RuleInfo(
        id: "unspeakable-name",
        title: Bilingual(en: "Name made of signs", ko: "기호로만 된 이름"),
        reason: Bilingual(
            en: "VoiceOver reads a sign by its name in Unicode or leaves it out, and nobody can say it to Voice Control.",
            ko: "VoiceOver는 기호를 유니코드 이름으로 읽거나 아예 건너뛰고, 음성 명령으로는 그 기호를 말할 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 4.1.2", "WCAG 2.2 2.5.3"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.violation, "↓Button(\"✕\") { close() }"),
        RuleExample(
            .violation,
            """
            ↓Button { showMenu() } label: {
                Text("•••")
            }
            """),
        RuleExample(
            .violation,
            """
            HStack {
                ↓Button("‹") { previous() }
                Text(month)
                ↓Button("›") { next() }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("✕") { close() }
                .accessibilityLabel("Close")
            """),
        RuleExample(.silent, "Button(\"+\") { add() }"),
        RuleExample(.silent, "Button(\"👍\") { like() }"),
        RuleExample(.silent, "Text(\"•\")"),
        RuleExample(.nearMiss("a word follows the sign"), "Button(\"← Back\") { goBack() }"),
        RuleExample(
            .violation,
            """
            ↓<button id="b1">
            <accessibility key="accessibilityConfiguration" label="→"/>
            <state key="normal" image="go"/>
            </button>
            """),
    ]

    /// What people act on.
    let kinds: Set<ElementKind>? = [.button, .link, .navigationLink, .menu, .toggle, .tab]

    /// The name.
    struct Signal: Hashable, Sendable {
        /// The signs as written.
        let signs: String
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.element.exposure == .element, stop.element.name.cases.count == 1,
            let parts = stop.element.name.cases.first?.parts, !parts.isEmpty
        else { return }
        var signs = ""
        for part in parts {
            guard let words = part.words.value, part.source == .text || part.source == .accessibilityLabel else { return }
            // Signs that a table translates with words are a key.
            guard words.judgeable.values.allSatisfy(Self.isOnlySigns) else { return answers.pass() }
            guard let text = words.text, Self.isOnlySigns(text) else { return answers.pass() }
            signs += text
        }
        answers.violation(Signal(signs: signs), on: stop.declared, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "This control is called “\(signal.signs)”: VoiceOver has no word for what it does, and Voice Control none to hear.",
                ko: "이 컨트롤의 이름은 “\(signal.signs)”입니다. VoiceOver가 말할 단어도, 음성 명령이 알아들을 단어도 없습니다."),
            fix: Bilingual(
                en: "Say with .accessibilityLabel(…) what it does, or show a system symbol with a Label.",
                ko: ".accessibilityLabel(…)로 무엇을 하는지 적거나, Label과 시스템 심벌을 쓰세요."))
    }

    /// Signs that are drawn in the place of a word: crosses, dots, lines, arrows and triangles. What VoiceOver reads as a
    /// word that fits, such as plus, percent or an emoji, is none of them.
    private static let signs = Set<Character>("✕✖⨯╳×⋯⋮…•·●○◦≡☰‹›<>«»←→↑↓↩↪⟵⟶⇐⇒⇦⇨↗↘↙↖▲▼◀▶△▽◁▷►◄▴▾◂▸⌃⌄⌵˄˅✓✔﹀︿|¦⟨⟩〈〉❮❯⏎")

    private static func isOnlySigns(_ text: String) -> Bool {
        if text.beginsWithCommonLetter { return false }
        let shown = text.filter { !$0.isWhitespace }
        return !shown.isEmpty && shown.allSatisfy { signs.contains($0) || $0 == "." } && shown != "."
            // A calculator's key for multiplying is read as a word.
            && shown != "×"
    }
}
