import HandrailModel
import HandrailSemantics
import HandrailSource

/// A screen that hides the back button and shows no other way back.
struct BackButtonHidden: ElementRule {
    static let info = RuleInfo(
        id: "back-button-hidden",
        title: Bilingual(en: "Back button hidden without another way back", ko: "다른 방법 없이 가려진 뒤로 버튼"),
        reason: Bilingual(
            en: "With the back button the swipe from the edge and the scrub gesture of VoiceOver go too; people are "
                + "stuck on the screen.",
            ko: "뒤로 버튼을 가리면 가장자리에서 쓸어넘기기와 VoiceOver의 문지르기 제스처도 함께 사라져 화면을 벗어날 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.platform-gestures"], criteria: ["WCAG 2.2 3.2.3"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            VStack {
                Text("Terms")
                Text("Please read them.")
            }
            .↓navigationBarBackButtonHidden(true)
            """),
        RuleExample(
            .review,
            """
            Form {
                Toggle("Captions", isOn: $captions)
            }
            .navigationTitle("Settings")
            .↓navigationBarBackButtonHidden()
            """),
        RuleExample(
            .silent,
            """
            Form {
                Toggle("Captions", isOn: $captions)
            }
            .navigationBarBackButtonHidden(true)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button("Back", systemImage: "chevron.backward") { dismiss() }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Form {
                Toggle("Captions", isOn: $captions)
            }
            .navigationBarBackButtonHidden(isEditing)
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Thank you")
                Button("Done") { path.removeAll() }
            }
            .navigationBarBackButtonHidden(true)
            """),
        RuleExample(
            .nearMiss("the header that goes back is in a view that was not read"),
            """
            VStack {
                PackageHeader(title: "Terms")
                Text("Please read them.")
            }
            .navigationBarBackButtonHidden(true)
            """),
        RuleExample(
            .review,
            """
            final class PaymentController: UIViewController {
                private let total = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    total.text = NSLocalizedString("Total", comment: "")
                    view.addSubview(total)
                    ↓navigationItem.hidesBackButton = true
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PaymentController: UIViewController {
                private let total = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    total.text = NSLocalizedString("Total", comment: "")
                    view.addSubview(total)
                    navigationItem.hidesBackButton = true
                    navigationItem.leftBarButtonItem = UIBarButtonItem(title: NSLocalizedString("Back", comment: ""), \
            style: .plain, target: self, action: #selector(close))
                }

                @objc private func close() { navigationController?.popViewController(animated: true) }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.screen(.backButtonHidden)]

    /// Nothing on the screen leads back.
    enum Signal: Hashable, Sendable { case noWayBack }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .screen(.backButtonHidden(let fact)) = use.attribute else { continue }
            guard fact.isCertainlyTrue, use.condition == nil else { return answers.pass() }
            // What can be acted on may lead away; what cannot be looked into may hold it.
            switch ScreenExit(element.tree) {
            case .leads: return answers.pass()
            case .unread:
                return answers.cannotTell(en: "a view that was not read may lead back", ko: "읽지 못한 뷰에서 되돌아갈 수 있습니다")
            case .none: return answers.review(.noWayBack, on: element, at: use.place, certainty: .likely)
            }
        }
    }

    let viewFix: ViewFix? = .wayBack

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .noWayBack:
            Phrasing(
                message: Bilingual(
                    en: "The back button is hidden, and no control of this screen leads back.",
                    ko: "뒤로 버튼을 가렸지만 이 화면에는 이전 화면으로 돌아가는 컨트롤이 없습니다."),
                fix: Wording(
                    en: """
                        Keep the system's back button, or add one to the toolbar that calls dismiss(), and \
                        \(.escapeAction("{ dismiss() }")).
                        """,
                    ko: "시스템 뒤로 버튼을 그대로 두거나, dismiss()를 호출하는 버튼을 도구 막대에 넣고 \(.escapeAction("{ dismiss() }"))를 추가하세요."))
        }
    }
}
