import HandrailModel
import HandrailSource

/// Something that only shaking the device does.
struct ShakeWithoutAlternative: ProjectRule {
    static let info = RuleInfo(
        id: "shake-without-alternative",
        title: Bilingual(en: "Shake as the only way to an action", ko: "흔들기로만 실행할 수 있는 동작"),
        reason: Bilingual(
            en: """
                Whoever has the device mounted on a wheelchair, holds it with a tremor or cannot lift it never gets \
                there, or gets there by accident; and nobody is told that shaking does anything.
                """,
            ko: "기기를 휠체어에 고정했거나 손이 떨리거나 기기를 들 수 없는 사람은 이 동작을 실행할 수 없거나 실수로 실행하게 됩니다. 흔들면 무슨 일이 일어나는지도 알 수 없습니다."),
        impact: .moderate, guidelines: ["accessibility.multiple-physical-interactions"],
        criteria: ["WCAG 2.2 2.5.4"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Text(quote.words)
                .↓onReceive(NotificationCenter.default.publisher(for: .deviceDidShake)) { _ in quotes.drawNext() }
            """),
        RuleExample(
            .review,
            """
            VStack {
                Text(quote.words)
                Button("Share") { share(quote) }
            }
            .↓onShake { quotes.drawNext() }
            """),
        RuleExample(
            .review,
            """
            final class DiceController: UIViewController {
                private let result = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    result.text = NSLocalizedString("Roll", comment: "")
                    view.addSubview(result)
                }

                ↓override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                    guard motion == .motionShake else { return }
                    dice.roll()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text(quote.words)
                Button("Next quote") { quotes.drawNext() }
            }
            .onShake { quotes.drawNext() }
            """),
        RuleExample(
            .silent,
            """
            List(quotes) { quote in Text(quote.words) }
                .toolbar {
                    Button("Next quote", systemImage: "dice") { withAnimation { quotes.drawNext() } }
                }
                .onReceive(NotificationCenter.default.publisher(for: UIDevice.deviceDidShakeNotification)) { _ in
                    quotes.drawNext()
                }
            """),
        RuleExample(
            .silent,
            """
            final class DiceController: UIViewController {
                private let rollButton = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    rollButton.setTitle(NSLocalizedString("Roll", comment: ""), for: .normal)
                    rollButton.addTarget(self, action: #selector(roll), for: .touchUpInside)
                    view.addSubview(rollButton)
                }

                @objc private func roll() { dice.roll() }

                override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                    if motion == .motionShake { roll() }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text(quote.words)
                .onReceive(NotificationCenter.default.publisher(for: .quotesDidChange)) { _ in quotes.drawNext() }
            """),
        RuleExample(
            .silent,
            """
            struct QuoteView: View {
                var body: some View {
                    Text(quote.words)
                        .onShake { quotes.drawNext() }
                }
            }

            struct QuoteMenu: View {
                var body: some View {
                    Button("Next quote") { quotes.drawNext() }
                }
            }
            """),
        RuleExample(
            .nearMiss("what the shake is handed to decides what is done"),
            """
            final class DiceController: UIViewController {
                private let result = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    result.text = NSLocalizedString("Roll", comment: "")
                    view.addSubview(result)
                }

                override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                    shakes.stopShaking(self)
                }
            }
            """),
        RuleExample(
            .nearMiss("what is shaken up is for those who make the app"),
            """
            Text(quote.words)
                .onShake { DebugPanel.show() }
            """),
    ]

    /// There is one thing to say.
    struct Signal: Hashable, Sendable {}

    /// What shaking does on a screen, and where that is said.
    private struct Shake {
        let deeds: Deeds
        let element: ElementView
        let place: SourcePlace
        let screen: Int
    }

    func examine(_ screens: [PerceivedTree], _ answers: inout Answers<Signal>) {
        let shakes = screens.enumerated().flatMap { Self.shakes(on: $0.element, number: $0.offset) }
        var told: Set<Set<String>> = []
        for shake in shakes {
            guard !shake.deeds.serveDevelopers, !shake.deeds.isEmpty else {
                answers.pass()
                continue
            }
            if shake.deeds.isUnknown {
                answers.cannotTell(
                    en: "what the shake is handed to was not read", ko: "흔들기를 넘겨받는 코드를 읽지 못했습니다")
            } else if screens.contains(where: { $0.screen.tree.root?.offers(shake.deeds) ?? false }) {
                answers.pass()
            } else if shake.element.tree.elements.contains(where: { $0.kind == .opaque }) {
                answers.cannotTell(en: "a view cannot be looked into", ko: "내부를 볼 수 없는 뷰가 있습니다")
            } else if told.insert(shake.deeds.names).inserted {
                // Several screens that do the same when shaken lack one control.
                answers.review(
                    Signal(), on: shake.element, at: shake.place, certainty: .likely, screen: shake.screen)
            }
        }
    }

    private static func shakes(on screen: PerceivedTree, number: Int) -> [Shake] {
        let tree = screen.screen.tree
        guard tree.attributeKinds.contains(.code(.event)) else { return [] }
        return tree.elements.indices.flatMap { index in
            tree[index].attributes.compactMap { use in
                guard case .code(.event(let event)) = use.attribute, event.kind == .shake else { return nil }
                return Shake(deeds: Deeds(event.action), element: tree[index], place: use.place, screen: number)
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "Shaking the device does something here that no button, menu or action of the app does.",
                ko: "기기를 흔들면 실행되는 동작을 앱의 어떤 버튼이나 메뉴, 손쉬운 사용 동작으로도 실행할 수 없습니다."),
            fix: Wording(
                en: "Offer the same with a visible button or a menu, and keep the shake as a shortcut.",
                ko: "화면에 보이는 버튼이나 메뉴로도 같은 동작을 제공하고, 흔들기는 빠른 방법으로만 남겨 두세요."))
    }
}

/// What an action does, as far as another may do the same: the calls it makes and the properties it changes.
private struct Deeds {
    let names: Set<String>
    /// Whether it opens a tool of those who make the app.
    let serveDevelopers: Bool
    /// Whether it only hands the shake on, so that other code decides what is done.
    let isUnknown: Bool

    init(_ action: ActionSummary) {
        let calls = ActionEffect(action).meaningfulCalls.filter { !Self.hearing.contains($0) }
        names = Set(calls + action.assignments.map(\.target) + action.toggles)
        isUnknown = names.allSatisfy { $0.lowercased().contains("shak") && !action.followed.contains($0) }
        serveDevelopers = Self.tools.occur(in: action.digest) || names.contains { Self.tools.occur(in: $0) }
    }

    /// The methods that hear of a shake, which hand it on to their base class.
    private static let hearing: Set<String> = ["motionBegan", "motionEnded", "motionCancelled"]

    var isEmpty: Bool { names.isEmpty }

    private static let tools = Fragments(["debug", "developer", "inspector", "console", "logger", "flex"])
}

extension ElementView {
    /// Whether a control or an accessibility action in it does any of what shaking does.
    fileprivate func offers(_ shaken: Deeds) -> Bool {
        (index..<Int(tree.elements[index].end)).contains { position in
            tree[position].attributes.contains { use in
                switch use.attribute {
                case .code(.action(let action)): !shaken.names.isDisjoint(with: Deeds(action).names)
                case .interaction(.gesture(let gesture)): !shaken.names.isDisjoint(with: Deeds(gesture.action).names)
                case .interaction(.refreshable): true
                default: false
                }
            }
        }
    }
}
