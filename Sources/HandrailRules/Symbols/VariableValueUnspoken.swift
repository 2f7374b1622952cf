import HandrailModel
import HandrailSemantics

/// A variable value of a symbol that only eyes can read.
struct VariableValueUnspoken: StopRule {
    static let info = RuleInfo(
        id: "variable-value-unspoken",
        title: Bilingual(en: "Variable value that is never spoken", ko: "읽어 주지 않는 가변 값"),
        reason: Bilingual(
            en: """
                How far a symbol is filled in tells a strength or a progress to those who see it. VoiceOver says its \
                name alone, whatever the value is.
                """,
            ko: "심벌이 채워진 정도는 보는 사람에게만 세기나 진행 상태를 알려 줍니다. VoiceOver는 값과 관계없이 심벌의 이름만 읽습니다."),
        impact: .moderate, guidelines: ["symbols.variable-color", "accessibility.element-values"],
        criteria: ["WCAG 2.2 1.1.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.review, #"↓Image(systemName: "wifi", variableValue: strength)"#),
        RuleExample(
            .review,
            """
            ↓Image(systemName: "speaker.wave.3.fill", variableValue: volume)
                .accessibilityLabel("Volume")
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "speaker.wave.3.fill", variableValue: volume)
                .accessibilityLabel("Volume")
                .accessibilityValue(volume.formatted(.percent))
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "wifi", variableValue: strength)
                .accessibilityLabel("Signal \\(percent) percent")
            """),
        RuleExample(
            .silent,
            """
            Image(systemName: "wifi", variableValue: strength)
                .accessibilityHidden(true)
            """),
        RuleExample(.silent, #"Image(systemName: "wifi")"#),
        RuleExample(
            .nearMiss("the text beside it says it"),
            """
            HStack {
                Image(systemName: "wifi", variableValue: strength)
                Text("\\(percent) percent")
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.image]

    func examine(_ stop: PerceivedView, _ answers: inout Answers<String?>) {
        let image = stop.declared
        guard case .image(.symbol(let name)) = image.content, image.has(.picture(.variableValue)) else { return }
        let isFixed = image.has { attribute in
            if case .picture(.variableValue(.known)) = attribute { true } else { false }
        }
        guard !isFixed, !image.isToldByValue, !image.isToldBesideIt else { return answers.pass() }
        answers.review(name.value, on: image, certainty: .likely)
    }

    func phrase(_ name: String?) -> Phrasing {
        let symbol = name.map { " “\($0)”" } ?? ""
        return Phrasing(
            message: Bilingual(
                en: "The symbol\(symbol) shows a value that changes, and VoiceOver never says it.",
                ko: "심벌\(symbol)이 바뀌는 값을 보여 주지만 VoiceOver는 그 값을 읽지 않습니다."),
            fix: Wording(
                en: """
                    Add \(.accessibilityValue()) with the value in words, or hide the symbol where text beside it says \
                    it.
                    """,
                ko: "\(.accessibilityValue())로 값을 말로 전하세요. 옆의 텍스트가 알려 준다면 심벌을 숨기세요."))
    }
}

extension ElementView {
    /// Whether a value, or a label that is not always the same, is set on it or on what it is joined into.
    fileprivate var isToldByValue: Bool {
        ([self] + ancestors).contains { level in
            level.has { attribute in
                switch attribute {
                case .accessibility(.value): true
                case .accessibility(.label(.known(let words))): words.text == nil
                case .accessibility(.label(let words)): !words.isAbsent
                default: false
                }
            }
        }
    }

    /// Whether a text that is not always the same stands in the same row, column or control.
    fileprivate var isToldBesideIt: Bool {
        let around = ancestors.first { $0.kind.isArrangement || $0.kind.isControl || $0.kind == .label }
        return around?.descendants.contains { other in
            guard case .words(let words) = other.content else { return false }
            return words.value?.text?.contains(where: \.isNumber) ?? true
        } ?? false
    }
}
