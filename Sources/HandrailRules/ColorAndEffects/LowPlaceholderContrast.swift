import HandrailModel
import HandrailSemantics
import HandrailStandards

/// The prompt of a text field in a color that the app sets, too close to what is behind it.
struct LowPlaceholderContrast: ElementRule {
    static let info = RuleInfo(
        id: "low-placeholder-contrast",
        title: Bilingual(en: "Placeholder too close to its background in color", ko: "배경과 대비가 낮은 플레이스홀더"),
        reason: Bilingual(
            en: "An empty field says by its placeholder alone what belongs in it; who cannot read it has to guess.",
            ko: "빈 필드에 무엇을 입력해야 하는지는 플레이스홀더만 알려 줍니다. 읽을 수 없으면 짐작할 수밖에 없습니다."),
        impact: .moderate, guidelines: ["accessibility.contrast"],
        criteria: ["WCAG 2.2 1.4.3"], settings: Appearance.settings, options: ContrastNeeds.options, examples: examples)

    /// How far text has to stand out.
    let needs: ContrastNeeds

    /// The rule as a project decides.
    init(options: RuleOptions = .standard) { needs = ContrastNeeds(options) }

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            TextField("Name", text: $name, prompt: Text("As on your card").↓foregroundColor(.gray.opacity(0.5)))
            """),
        RuleExample(
            .violation,
            """
            SecureField("Password", text: $password, prompt: Text("At least twelve \
            characters").↓foregroundStyle(.yellow))
                .padding()
                .background(Color.white)
            """),
        RuleExample(
            .silent,
            """
            TextField("Name", text: $name, prompt: Text("As on your card"))
            """),
        RuleExample(
            .silent,
            """
            TextField("Name", text: $name, prompt: Text("As on your card").foregroundStyle(.secondary))
            """),
        RuleExample(
            .silent,
            """
            TextField("Name", text: $name, prompt: Text("As on your card").foregroundColor(.white))
                .padding()
                .background(Color(red: 0.1, green: 0.2, blue: 0.4))
            """),
        RuleExample(
            .nearMiss("the color of what people type is not that of the prompt"),
            """
            TextField("Name", text: $name, prompt: Text("As on your card"))
                .foregroundColor(Color(red: 0, green: 0, blue: 0.5))
                .padding()
                .background(Color.white)
            """),
        RuleExample(
            .violation,
            """
            final class LoginController: UIViewController {
                private let name = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.backgroundColor = .white
                    name.attributedPlaceholder = NSAttributedString(string: NSLocalizedString("Name", comment: ""), \
            attributes: [.foregroundColor: ↓UIColor(white: 0.85, alpha: 1)])
                    view.addSubview(name)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class LoginController: UIViewController {
                private let name = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.backgroundColor = .white
                    name.attributedPlaceholder = NSAttributedString(string: NSLocalizedString("Name", comment: ""), \
            attributes: [.foregroundColor: UIColor(white: 0.35, alpha: 1)])
                    view.addSubview(name)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.text]
    let attributes: Set<AttributeKind>? = [.color(.foreground)]

    /// What was measured.
    struct Signal: Hashable, Sendable {
        /// The numbers.
        let contrast: ContrastCase
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.slot == .prompt, element.parent?.isTextField == true else { return }
        let isColored = element.has { attribute in
            if case .color(.foreground) = attribute { true } else { false }
        }
        guard isColored else { return answers.pass() }
        let context = DeclaredContext(element)
        guard context.disabled != .always else { return answers.pass() }
        let open = TextContrast(of: element, context: context, on: screen.screen)
        let contrast = open.settled(below: needs.minimum(for: open.look))
        guard !contrast.maySpeakOfDisabled(element, context, on: screen) else { return answers.pass() }
        switch contrast.answer {
        case .systemsOwn: answers.pass()
        case .cannotTell(let reason): answers.cannotTell(reason)
        case .measured(let measurements):
            let look = TextSizeAndWeight(pointSize: contrast.look.pointSize, weight: contrast.look.weight)
            guard let found = ContrastCase(measurements, below: needs.minimum(for: look), look: look) else {
                return answers.pass()
            }
            answers.violation(
                Signal(contrast: found), on: element, at: contrast.use?.place, certainty: .likely,
                setting: found.setting, cause: contrast.color?.origin.map(SharedCause.declared))
        }
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let sentence = signal.contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: """
                    Placeholders in this color are hard to tell from their background in \(places) places, for \
                    example: \(sentence.en).
                    """,
                ko: "이 색을 쓴 플레이스홀더가 \(places)곳에서 배경과 잘 구분되지 않습니다. 예: \(sentence.ko)"),
            fix: signal.contrast.mending.sharedWording, inViews: signal.contrast.mending.sharedWording)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let sentence = signal.contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: "The placeholder is hard to tell from its background: \(sentence.en).",
                ko: "플레이스홀더가 배경과 잘 구분되지 않습니다. \(sentence.ko)"),
            fix: Wording(
                en: "Say what belongs in the field in a label that stays visible, and "
                    + (signal.contrast.mending.front.map { "darken or lighten the prompt to \($0.words.en)." }
                        ?? "choose another color."),
                ko: "무엇을 입력하는지 항상 보이는 레이블로 알려 주고, "
                    + (signal.contrast.mending.front.map { "플레이스홀더 색을 \($0.words.ko)(으)로 바꾸세요." }
                        ?? "플레이스홀더에 다른 색을 쓰세요.")))
    }
}
