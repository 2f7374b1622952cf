import HandrailModel
import HandrailSemantics
import HandrailSource

/// Text that is kept from being selected.
struct TextSelectionDisabled: ElementRule {
    static let info = RuleInfo(
        id: "text-selection-disabled",
        title: Bilingual(en: "Text selection turned off", ko: "꺼 놓은 텍스트 선택"),
        reason: Bilingual(
            en: "Many people feed selected text to translation, to a dictionary or to speech.",
            ko: "텍스트를 선택해 번역하거나 뜻을 찾거나 소리 내어 듣는 사람이 많습니다."),
        impact: .minor, guidelines: ["accessibility.text-selection"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Terms of use apply to everybody.")
                .↓textSelection(.disabled)
            """),
        RuleExample(
            .violation,
            """
            ScrollView {
                Text(article.title)
                Text(article.body)
            }
            .↓textSelection(.disabled)
            """),
        RuleExample(
            .silent,
            """
            Text(article.body)
                .textSelection(.enabled)
            """),
        RuleExample(
            .silent,
            """
            Text(article.body)
            """),
        RuleExample(
            .silent,
            """
            Button { open() } label: {
                Text("Open").textSelection(.disabled)
            }
            """),
        RuleExample(
            .nearMiss("the article can be selected; only a title in it cannot"),
            """
            VStack {
                Text("Article").textSelection(.disabled)
                Text(article.body)
            }
            .textSelection(.enabled)
            """),
        RuleExample(
            .violation,
            """
            final class TermsController: UIViewController {
                private let terms = UITextView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    terms.text = NSLocalizedString("Tickets are valid on the day printed on them.", comment: "")
                    terms.isEditable = false
                    ↓terms.isSelectable = false
                    view.addSubview(terms)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            <textView text="Tickets are valid on the day printed on them." editable="NO" ↓selectable="NO" id="t1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </textView>
            """),
        RuleExample(
            .silent,
            """
            <textView text="Tickets are valid on the day printed on them." editable="NO" id="t1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </textView>
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.interaction(.textSelection)]

    /// Selection is turned off.
    enum Signal: Hashable, Sendable { case disabled }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .interaction(.textSelection(let fact)) = use.attribute else { continue }
            guard fact == .known(false), use.condition == nil else { return answers.pass() }
            let context = DeclaredContext(element)
            let isWithin = element.ancestors.contains { level in
                level.has { attribute in
                    guard case .interaction(.textSelection(.known(true))) = attribute else { return false }
                    return true
                }
            }
            if isWithin || context.control != nil || context.isInMenu || element.kind.isControl {
                return answers.pass()
            }
            return answers.violation(.disabled, on: element, at: use.place)
        }
    }

    let viewFix: ViewFix? = .selection

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The text is kept from being selected, so it cannot be translated, looked up or spoken.",
                ko: "텍스트를 선택할 수 없게 해 두어 번역하거나 찾아보거나 소리 내어 들을 수 없습니다."),
            fix: Wording(en: "Use \(.textSelection).", ko: "\(.textSelection)를 사용하세요."))
    }
}
