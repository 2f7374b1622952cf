import HandrailModel

/// One string used both as the label and as the identifier for tests.
struct IdentifierAsLabel: ElementRule {
    static let info = RuleInfo(
        id: "identifier-as-label",
        title: Bilingual(en: "One string as label and identifier", ko: "레이블과 식별자에 같은 문자열 사용"),
        reason: Bilingual(
            en: """
                A string that was made for tests says nothing to people, in any language; VoiceOver reads it as it \
                stands.
                """,
            ko: "테스트용 문자열은 어느 언어로도 사람에게 뜻이 없는데 VoiceOver는 그대로 읽습니다."),
        impact: .minor, guidelines: ["accessibility.test-identifiers"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .↓accessibilityLabel("close-button")
            .accessibilityIdentifier("close-button")
            """),
        RuleExample(
            .nearMiss("a label in words is right, and a test may look for the same words"),
            """
            Image("harbor")
                .accessibilityIdentifier("Harbor view")
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
                    go.accessibilityIdentifier = "go-button"
                    ↓go.accessibilityLabel = "go-button"
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
        guard let (identifier, _) = element.outermost(\.identifier) else { return }
        guard let (label, use) = element.outermost(\.label) else { return }
        guard let words = label.value, [.literal, .unlocalized, .joined].contains(words.origin), let text = words.text,
            identifier.value == text,
            !text.isEmpty, !Self.isWords(text), IdentifierShape(text) == nil
        else { return answers.pass() }
        answers.review(Signal(text: text), on: element, at: use.place, certainty: .likely)
    }

    /// Whether a text is made of words alone: a label that people understand may well be what tests look for.
    private static func isWords(_ text: String) -> Bool {
        text.split(separator: " ").allSatisfy { word in
            word.allSatisfy { $0.isLetter || "’'.,:!?&()".contains($0) }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "VoiceOver says “\(signal.text)”, which is the string that tests look for.",
                ko: "VoiceOver가 테스트용 식별자와 같은 문자열 “\(signal.text)”을(를) 그대로 읽습니다."),
            fix: Wording(
                en: "Say in \(.accessibilityLabel("_:")) what the element is or does; the identifier may stay.",
                ko: "\(.accessibilityLabel("_:"))에는 요소가 무엇인지 또는 무엇을 하는지 적으세요. 식별자는 그대로 두어도 됩니다."))
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
