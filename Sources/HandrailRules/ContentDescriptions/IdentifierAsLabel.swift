import HandrailModel

/// One string used both as the label and as the identifier for tests.
struct IdentifierAsLabel: ElementRule {
    static let info = RuleInfo(
        id: "identifier-as-label",
        title: Bilingual(en: "One string as label and identifier", ko: "레이블과 식별자에 같은 문자열 사용"),
        reason: Bilingual(
            en: """
                The label changes with the language and the wording, the identifier must not; whoever mends one breaks \
                the other.
                """,
            ko: "레이블은 언어와 문구에 따라 바뀌지만 식별자는 바뀌지 않아야 합니다. 하나를 고치면 다른 하나가 깨집니다."),
        impact: .minor, guidelines: ["accessibility.test-identifiers"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityLabel("Close")
            .↓accessibilityIdentifier("Close")
            """),
        RuleExample(
            .review,
            """
            Image("harbor")
                .↓accessibilityIdentifier("Harbor view")
                .accessibilityLabel(Text("Harbor view"))
            """),
        RuleExample(
            .silent,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityLabel("Close")
            .accessibilityIdentifier("close_button")
            """),
        RuleExample(
            .silent,
            """
            Text("Close")
                .accessibilityIdentifier("Close")
            """),
        RuleExample(
            .silent,
            """
            Image("harbor")
                .accessibilityIdentifier(photo.id)
                .accessibilityLabel(photo.title)
            """),
        RuleExample(
            .nearMiss("what is wrong with this label is that it is an identifier, which is another rule's finding"),
            """
            Image("harbor")
                .accessibilityLabel("harborImage")
                .accessibilityIdentifier("harborImage")
            """),
        RuleExample(
            .review,
            """
            final class TrailController: UIViewController {
                private let go = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    go.setImage(UIImage(systemName: "arrow.right"), for: .normal)
                    ↓go.accessibilityIdentifier = "go-button"
                    go.accessibilityLabel = "go-button"
                    view.addSubview(go)
                }
            }
            """),
    ]

    /// Whatever has both.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.accessibility(.identifier)]

    /// The string.
    struct Signal: Hashable, Sendable {
        /// The string.
        let text: String
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let (identifier, use) = element.outermost(\.identifier) else { return }
        guard let (label, _) = element.outermost(\.label) else { return }
        guard let words = label.value, [.literal, .unlocalized, .joined].contains(words.origin), let text = words.text,
            identifier.value == text,
            !text.isEmpty, IdentifierShape(text) == nil
        else { return answers.pass() }
        answers.review(Signal(text: text), on: element, at: use.place, certainty: .likely)
    }

    let viewFix: ViewFix? = .identifier

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "“\(signal.text)” is both what VoiceOver says and what tests look for.",
                ko: "“\(signal.text)”을(를) VoiceOver가 읽는 레이블과 테스트용 식별자로 함께 쓰고 있습니다."),
            fix: Wording(
                en: """
                    Give \(.accessibilityIdentifier("_:")) a string of its own that nobody hears, and translate the \
                    label freely.
                    """,
                ko: "\(.accessibilityIdentifier("_:"))에는 읽히지 않는 별도의 문자열을 쓰고, 레이블은 자유롭게 번역하세요."))
    }
}

extension Attribute {
    /// The identifier it sets.
    fileprivate var identifier: Fact<String>? {
        guard case .accessibility(.identifier(let identifier)) = self else { return nil }
        return identifier
    }

    /// The label it sets.
    fileprivate var label: Fact<Words>? {
        guard case .accessibility(.label(let label)) = self else { return nil }
        return label
    }
}
