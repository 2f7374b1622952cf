import HandrailModel

/// An element whose label is set to nothing, and which stays there all the same.
struct EmptyName: StopRule {
    static let info = RuleInfo(
        id: "empty-name",
        title: Bilingual(en: "Empty label", ko: "빈 레이블"),
        reason: Bilingual(
            en: "An empty label does not hide anything: VoiceOver stops there and has nothing to say.",
            ko: "빈 레이블은 요소를 숨기지 않습니다. VoiceOver는 그 자리에 멈추지만 할 말이 없습니다."),
        impact: .serious, guidelines: ["accessibility.element-labels"],
        criteria: ["WCAG 2.2 4.1.2", "WCAG 2.2 1.1.1"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .↓accessibilityLabel("")
            """),
        RuleExample(
            .violation,
            """
            Image("divider-dots")
                .↓accessibilityLabel(Text(" "))
            """),
        RuleExample(
            .silent,
            """
            Image("divider-dots")
                .accessibilityLabel("")
                .accessibilityHidden(true)
            """),
        RuleExample(
            .silent,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityLabel(closeTitle)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image("divider-dots")
                    .accessibilityLabel("")
                Text("Chapter 2")
            }
            .accessibilityElement(children: .combine)
            """),
        RuleExample(.nearMiss("an empty title is no empty label"), "Toggle(\"\", isOn: $isOn)"),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let share = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    share.setTitle("Share", for: .normal)
                    ↓share.accessibilityLabel = ""
                    view.addSubview(share)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            <button id="b1"><state key="normal" title="Share"/></button>
            """),
    ]

    /// Everything that has a label.
    let kinds: Set<ElementKind>? = nil

    /// Whether it is a picture, which can be left out instead.
    struct Signal: Hashable, Sendable {
        /// Whether it may be decoration.
        let isPicture: Bool
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        let labels = stop.element.name.parts.filter { $0.source == .accessibilityLabel }
        guard let empty = labels.first(where: { $0.words.isAlwaysBlank }) else {
            if !labels.isEmpty { answers.pass() }
            return
        }
        guard stop.element.name.cases.contains(where: { NameEvidence($0) == .emptyLabel }) else { return answers.pass() }
        answers.violation(
            Signal(isPicture: stop.kind == .image && ControlNoun(stop) == nil), on: stop.declared, at: empty.place)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let message = Bilingual(
            en: "The label is empty, but the element is still there: VoiceOver stops and says nothing that helps.",
            ko: "레이블은 비어 있지만 요소는 그대로 있습니다. VoiceOver가 멈추기만 하고 도움이 되는 말은 하지 않습니다.")
        let fix =
            signal.isPicture
            ? Bilingual(
                en: "Hide it with .accessibilityHidden(true) in place of the empty label, or describe it.",
                ko: "빈 레이블 대신 .accessibilityHidden(true)로 숨기거나, 설명을 적으세요.")
            : Bilingual(
                en: "Say in .accessibilityLabel(…) what the element is or does; use .accessibilityHidden(true) if it is not to be met at all.",
                ko: ".accessibilityLabel(…)에 요소가 무엇인지, 무엇을 하는지 적으세요. 전혀 만나지 않아야 하는 요소라면 .accessibilityHidden(true)를 쓰세요.")
        return Phrasing(message: message, fix: fix)
    }
}

extension Fact where Value == Words {
    /// Whether the words are blank in every case.
    fileprivate var isAlwaysBlank: Bool { !values.isEmpty && values.allSatisfy(\.isBlank) }
}
