import HandrailModel
import HandrailSource

/// A variable value of a symbol that never changes.
struct VariableValueFixed: ElementRule {
    static let info = RuleInfo(
        id: "variable-value-fixed",
        title: Bilingual(en: "Variable value that never changes", ko: "바뀌지 않는 가변 값"),
        reason: Bilingual(
            en: """
                A symbol that is filled in part tells a strength or a progress. Where the value is written into the \
                code it tells something that is not so; depth is told by hierarchy.
                """,
            ko: "일부만 채운 심벌은 세기나 진행 정도를 나타냅니다. 값이 코드에 고정되어 있으면 사실과 다른 정보를 전합니다. 깊이는 계층 렌더링으로 나타냅니다."),
        impact: .minor, guidelines: ["symbols.variable-color"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.review, #"Image(systemName: "wifi", variableValue: ↓0.5)"#),
        RuleExample(
            .review,
            """
            HStack {
                Image(systemName: "speaker.wave.3.fill", variableValue: ↓0.3)
                Text("Volume")
            }
            """),
        RuleExample(.silent, #"Image(systemName: "wifi", variableValue: strength)"#),
        RuleExample(.silent, #"Image(systemName: "wifi", variableValue: isOn ? 1 : 0.3)"#),
        RuleExample(.silent, #"Image(systemName: "wifi")"#),
        RuleExample(
            .nearMiss("a symbol that is filled in wholly looks as it does without a value"),
            #"Image(systemName: "wifi", variableValue: 1)"#),
        RuleExample(
            .nearMiss("the rows of a legend show what each strength looks like"),
            """
            VStack {
                Label { Text("Weak") } icon: { Image(systemName: "wifi", variableValue: 0.3) }
                Label { Text("Strong") } icon: { Image(systemName: "wifi", variableValue: 0.9) }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.image]
    let attributes: Set<AttributeKind>? = [.picture(.variableValue)]

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Double>) {
        for use in element.attributes {
            guard case .picture(.variableValue(.known(let value))) = use.attribute, value > 0, value < 1,
                !element.isOneOfSeveral(with: value, on: screen)
            else {
                answers.pass()
                continue
            }
            answers.review(value, on: element, at: use.place, certainty: .likely)
        }
    }

    func phrase(_ value: Double) -> Phrasing {
        let percent = Int(clamping: (value * 100).rounded())
        return Phrasing(
            message: Bilingual(
                en: "The symbol is always filled in to \(percent) %, whatever it stands for.",
                ko: "이 심벌은 무엇을 나타내든 항상 \(percent)%만 채워집니다."),
            fix: Bilingual(
                en: "Take the value from what the symbol shows, or leave variableValue out.",
                ko: "심벌이 나타내는 실제 값을 넣거나 variableValue를 지우세요."))
    }
}

extension ElementView {
    /// Whether the screen shows a symbol with another value as well, as a legend or an `if` does.
    fileprivate func isOneOfSeveral(with value: Double, on screen: PerceivedTree) -> Bool {
        if isChosenAmongOthers { return true }
        let tree = screen.screen.tree
        return tree.elements.indices.contains { other in
            other != index
                && tree[other].has {
                    if case .picture(.variableValue(.known(let found))) = $0 { found != value } else { false }
                }
        }
    }
}
