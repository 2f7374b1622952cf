import HandrailModel
import HandrailSemantics
import HandrailStandards

/// A button or link that is called "More" or "Here" and says nothing away from what stands beside it.
struct VagueName: StopRule {
    static let info = RuleInfo(
        id: "vague-name",
        title: Bilingual(en: "Name that says nothing by itself", ko: "그것만으로는 뜻을 알 수 없는 이름"),
        reason: Bilingual(
            en: "In a list of links or buttons, five times “More” cannot be told apart.",
            ko: "링크나 버튼만 모아 들으면 “더 보기” 다섯 개를 서로 구별할 수 없습니다."),
        impact: .minor, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 2.4.4", "WCAG 2.2 2.4.6"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(.review, "↓Button(\"Learn more\", action: openTerms)"),
        RuleExample(
            .review,
            """
            ↓NavigationLink(destination: Text("All songs")) {
                Text("자세히")
            }
            """),
        RuleExample(
            .review, "↓Button(\"more\", action: openTerms)",
            files: ["en.lproj/Localizable.strings": "\"more\" = \"Click here\";"]),
        RuleExample(.silent, "Button(\"Learn more about refunds\", action: openTerms)"),
        RuleExample(
            .silent,
            """
            Button("More", action: openTerms)
                .accessibilityLabel("More about refunds")
            """),
        RuleExample(
            .silent,
            """
            Button("Details", action: openTerms)
                .accessibilityHint("Shows what the price covers")
            """),
        RuleExample(.silent, "Text(\"More\")"),
        RuleExample(
            .silent,
            """
            Text("Songs")
                .toolbar {
                    ToolbarItem {
                        Button("More", action: openOptions)
                    }
                }
            """),
        RuleExample(
            .nearMiss("in a menu it speaks of the thing that the menu belongs to"),
            """
            Text(song.title)
                .contextMenu {
                    Button("Details", action: open)
                }
            """),
        RuleExample(
            .review,
            """
            ↓<button id="b1"><state key="normal" title="Learn more"/></button>
            """),
        RuleExample(
            .silent,
            """
            <button id="b1"><state key="normal" title="Learn more about tides"/></button>
            """),
        RuleExample(
            .review,
            """
            final class OffersController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let more = ↓UIButton(type: .system)
                    more.setTitle(NSLocalizedString("Click here", comment: ""), for: .normal)
                    view.addSubview(more)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓<button opaque="NO" buttonType="system" id="b1">
            <state key="normal" title="Click here"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button opaque="NO" buttonType="system" id="b1">
            <state key="normal" title="Compare tickets"/>
            </button>
            """),
    ]

    /// What leads somewhere.
    let kinds: Set<ElementKind>? = [.button, .link, .navigationLink]

    /// The name.
    struct Signal: Hashable, Sendable {
        /// What it is.
        let noun: ControlNoun
        /// Its name, with the language.
        let name: LocalText
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.element.exposure == .element, let noun = ControlNoun(stop) else { return }
        let parts = stop.element.name.parts
        guard let part = parts.first, parts.count == 1, part.source == .text,
            !part.words.values.contains(where: Self.isOfSystem), stop.element.hint.isAbsent,
            let name = part.words.local.first(where: { WordLists.vagueNames.phrase(equalTo: $0.text) != nil }),
            !DeclaredContext(stop.declared).isInMenu, !stop.declared.isInBar
        else { return answers.pass() }
        answers.review(Signal(noun: noun, name: name), on: stop.declared)
    }

    /// Whether the system gives a button that it draws these words: "More Info" at the end of a row.
    private static func isOfSystem(_ words: Words) -> Bool {
        if case .symbol = words.origin { true } else { false }
    }

    let viewFix: ViewFix? = .fullerName

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Wording(
                en: """
                    This \(signal.noun.word.en) is called “\(signal.name.text)”\(signal.name.note), which does not say \
                    what it leads to.
                    """,
                ko: "이 \(signal.noun.word.ko)의 이름은\(signal.name.note) “\(signal.name.text)”인데, 무엇으로 이어지는지 알 수 없습니다."),
            fix: Wording(
                en: """
                    Name the thing in the title, or add \(an: .accessibilityLabel()) that begins with the same words \
                    and goes on with it.
                    """,
                ko: "제목에 대상을 함께 적거나, 같은 말로 시작해 대상까지 알려 주는 \(.accessibilityLabel())을 추가하세요."))
    }
}

extension ElementView {
    /// Whether it is an item of a bar, where short names speak of the screen.
    fileprivate var isInBar: Bool {
        slot == .toolbar || ancestors.contains { $0.slot == .toolbar || $0.kind == .toolbarItem }
    }
}
