import HandrailModel

/// A title that is set and says nothing.
struct EmptyScreenTitle: ScreenRule {
    static let info = RuleInfo(
        id: "empty-screen-title",
        title: Bilingual(en: "Empty screen title", ko: "빈 화면 제목"),
        reason: Bilingual(
            en: """
                With an empty title VoiceOver has nothing to say on arrival, and the next screen's back button says \
                only “Back”.
                """,
            ko: "제목이 비어 있으면 화면이 열려도 VoiceOver가 말할 내용이 없고, 다음 화면의 뒤로 버튼은 “뒤로”라고만 합니다."),
        impact: .moderate, guidelines: ["accessibility.screen-titles"], criteria: ["WCAG 2.2 2.4.2"],
        asksOfScreen: true, examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            NavigationStack {
                List {
                    Text("Orders")
                    Text("Returns")
                }
                .↓navigationTitle("")
            }
            """),
        RuleExample(
            .review,
            """
            NavigationView {
                List {
                    Text("Orders")
                    Text("Returns")
                }
                .↓navigationBarTitle(" ", displayMode: .inline)
            }
            """),
        RuleExample(
            .silent,
            """
            NavigationStack {
                List {
                    Text("Orders")
                }
                .navigationTitle("Account")
            }
            """),
        RuleExample(
            .silent,
            """
            NavigationStack {
                List {
                    Text("Orders")
                }
                .navigationTitle("")
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Text("Account")
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            NavigationStack {
                List {
                    Text("Orders")
                }
                .navigationTitle(account.name)
            }
            """),
        RuleExample(
            .nearMiss("the bar is hidden, and a heading stands in its place"),
            """
            NavigationStack {
                VStack {
                    Text("Account")
                        .accessibilityAddTraits(.isHeader)
                    Text("Orders")
                }
                .navigationTitle("")
                .navigationBarHidden(true)
            }
            """),
        RuleExample(
            .review,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓title = ""
                    note.text = NSLocalizedString("Departures", comment: "")
                    view.addSubview(note)
                }
            }
            """),
    ]

    /// There is nothing to tell apart.
    struct Signal: Hashable, Sendable {}

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let title = ScreenTitle.of(screen)
        guard let (words, use, element) = title.known else { return }
        guard words.isBlank else { return answers.pass() }
        guard !title.hasTitleInBar, !screen.stops.prefix(3).contains(where: { $0.element.traits.contains(.header) })
        else { return answers.pass() }
        answers.review(Signal(), on: element, at: use.place)
    }

    let viewFix: ViewFix? = .title

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The title of this screen is empty: VoiceOver does not say where people have come to.",
                ko: "이 화면의 제목이 비어 있어 VoiceOver가 어디에 왔는지 알려 주지 않습니다."),
            fix: Wording(
                en: """
                    Write the name of the screen into \(.navigationTitle); to keep it from being seen, show something \
                    else as a \(.principalPlacement) toolbar item.
                    """,
                ko: "\(.navigationTitle)에 화면 이름을 적으세요. 보이지 않게 하려면 \(.principalPlacement) 도구 막대 항목으로 다른 것을 표시하면 됩니다."))
    }
}
