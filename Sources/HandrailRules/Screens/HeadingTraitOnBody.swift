import HandrailModel
import HandrailSource

/// The heading trait on something that is no heading.
struct HeadingTraitOnBody: ElementRule {
    /// Characters from which on a text is no heading any more, whatever the language.
    static let longestHeading = 100

    static let info = RuleInfo(
        id: "heading-trait-on-body",
        title: Bilingual(en: "Heading trait on something that is no heading", ko: "머리말이 아닌 요소의 머리말 특성"),
        reason: Bilingual(
            en: """
                People jump from heading to heading to learn what is on a screen; a paragraph or a switch among them \
                misleads.
                """,
            ko: "머리말 사이를 건너뛰며 화면에 무엇이 있는지 파악하는데, 문단이나 스위치가 섞여 있으면 길을 잃게 됩니다."),
        impact: .minor, guidelines: ["accessibility.section-headings"], criteria: ["WCAG 2.2 1.3.1", "WCAG 2.2 2.4.6"],
        needsOfCaptures: [.heading], examples: examples + capturedExamples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Text("We keep your data for as long as you have an account with us and delete it within thirty days after \
            you have closed that account.")
                .↓accessibilityAddTraits(.isHeader)
            """),
        RuleExample(
            .review,
            """
            Toggle("Share usage data", isOn: $isSharing)
                .↓accessibilityAddTraits(.isHeader)
            """),
        RuleExample(
            .silent,
            """
            Text("Privacy")
                .accessibilityAddTraits(.isHeader)
            """),
        RuleExample(
            .silent,
            """
            Text(article.title)
                .accessibilityAddTraits(.isHeader)
            """),
        RuleExample(
            .silent,
            """
            Button("Show all songs") { showAll() }
                .accessibilityAddTraits(.isHeader)
            """),
        RuleExample(
            .nearMiss("a long text without the trait is what it should be"),
            """
            Text("We keep your data for as long as you have an account with us and delete it within thirty days after \
            you have closed that account.")
                .font(.title)
            """),
        RuleExample(
            .review,
            """
            final class RulesController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let rules = UILabel()
                    rules.text = NSLocalizedString("Dogs travel free of charge when they are kept on a lead. Bicycles \
            need a ticket of their own. Children under six sit with a grown-up at all times during the crossing.", \
            comment: "")
                    ↓rules.accessibilityTraits = .header
                    view.addSubview(rules)
                }
            }
            """),
    ]

    private static let paragraph = String(repeating: "The boat leaves at noon and comes back late. ", count: 4)
    private static let capturedExamples: [RuleExample] = [
        RuleExample(.review, RuleExample.capture("↓heading 20 100 350 90 \(paragraph)"), in: "Trip.json"),
        RuleExample(.silent, RuleExample.capture("heading 20 100 350 24 Trips\ntext 20 140 350 90 \(paragraph)"),
            in: "Trip.json"),
    ]

    /// Texts, and controls that hold a value.
    let kinds: Set<ElementKind>? = [
        .text, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker, .textField, .secureField, .textEditor,
    ]
    let attributes: Set<AttributeKind>? = [.accessibility(.addTraits)]

    /// What has the trait.
    enum Signal: Hashable, Sendable {
        case paragraph(characters: Int)
        case control
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let use = element.headingUse else { return }
        guard case .words(let fact) = element.content else {
            return element.kind == .text ? answers.pass() : answers.review(.control, on: element, at: use.place)
        }
        guard let text = fact.value?.text, fact.value?.isJudgeable == true else { return answers.pass() }
        if text.count <= Self.longestHeading { return answers.pass() }
        answers.review(.paragraph(characters: text.count), on: element, at: use.place, certainty: .likely)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .paragraph(let characters):
            Phrasing(
                message: Bilingual(
                    en: """
                        This text of \(characters) characters is marked as a heading, and VoiceOver reads all of it to \
                        whoever looks for the next section.
                        """,
                    ko: "\(characters)자나 되는 이 텍스트가 머리말로 지정되어, 다음 섹션을 찾는 사람에게 VoiceOver가 전부 읽어 줍니다."),
                fix: Wording(
                    en: "Remove the trait, or put a short title above and mark that.",
                    ko: "특성을 지우거나, 위에 짧은 제목을 두고 그 제목을 머리말로 지정하세요."))
        case .control:
            Phrasing(
                message: Bilingual(
                    en: """
                        This control is marked as a heading; people who jump between headings expect the title of a \
                        section.
                        """,
                    ko: "이 컨트롤이 머리말로 지정되어 있습니다. 머리말 사이를 건너뛰는 사람은 섹션 제목을 기대합니다."),
                fix: Wording(
                    en: "Remove the trait and mark the text above the control instead.",
                    ko: "특성을 지우고 컨트롤 위의 텍스트를 머리말로 지정하세요."))
        }
    }
}

extension ElementView {
    /// The modifier that makes it a heading in every case.
    fileprivate var headingUse: AttributeUse? {
        attributes.last { use in
            guard use.condition == nil, case .accessibility(.addTraits(.known(let traits))) = use.attribute else {
                return false
            }
            return traits.contains(.header)
        }
    }
}

extension Words {
    /// Whether it is text, not the key of one.
    fileprivate var isJudgeable: Bool {
        switch origin {
        case .literal, .unlocalized, .joined, .localized: true
        case .missingKey, .symbol, .asset: false
        }
    }
}
