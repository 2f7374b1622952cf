import HandrailModel
import HandrailSemantics
import HandrailSource

/// A screen that takes the swipes at the edges of the display for itself.
struct SystemGesturesDeferred: ElementRule {
    static let info = RuleInfo(
        id: "system-gestures-deferred",
        title: Bilingual(en: "Edge swipes taken from the system", ko: "시스템보다 먼저 받는 가장자리 제스처"),
        reason: Bilingual(
            en: """
                Going home, Control Center and Reachability begin at the edges; where an app comes first, each needs a \
                second swipe that people with limited movement pay for.
                """,
            ko: "홈으로 가기, 제어 센터, 한 손 모드는 화면 가장자리에서 시작합니다. 앱이 먼저 받으면 한 번 더 쓸어야 하므로 움직임이 불편한 사람에게 부담이 됩니다."),
        impact: .moderate, guidelines: ["accessibility.platform-gestures"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            List(chapters) { chapter in
                Text(chapter.title)
            }
            .↓defersSystemGestures(on: .bottom)
            """),
        RuleExample(
            .review,
            """
            VStack {
                TextField("Name", text: $name)
                Button("Continue") { proceed() }
            }
            .↓defersSystemGestures(on: [.top, .bottom])
            """),
        RuleExample(
            .silent,
            """
            Canvas { context, size in
                draw(in: context, size)
            }
            .defersSystemGestures(on: .all)
            """),
        RuleExample(
            .silent,
            """
            List(chapters) { chapter in
                Text(chapter.title)
            }
            """),
        RuleExample(
            .silent,
            """
            List(chapters) { chapter in
                Text(chapter.title)
            }
            .defersSystemGestures(on: [])
            """),
        RuleExample(
            .review,
            """
            final class ChapterController: UIViewController {
                private let note = UILabel()
                ↓override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Chapters", comment: "")
                    view.addSubview(note)
                }
            }
            """),
        RuleExample(
            .nearMiss("a game is drawn here, where a swipe at the edge may be a move"),
            """
            ZStack {
                SpriteView(scene: scene)
                Button("Pause") { pause() }
            }
            .defersSystemGestures(on: .bottom)
            """),
        RuleExample(
            .review,
            """
            final class ChartController: UIViewController {
                private let chart = UILabel()

                ↓override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    chart.text = NSLocalizedString("Sea chart", comment: "")
                    view.addSubview(chart)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class ChartController: UIViewController {
                private let chart = UILabel()

                override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    chart.text = NSLocalizedString("Sea chart", comment: "")
                    view.addSubview(chart)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.screen(.defersSystemGestures)]

    /// The edges, as written.
    struct Signal: Hashable, Sendable {
        let edges: [String]
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.has({ if case .screen(.defersSystemGestures) = $0 { true } else { false } }) else { return }
        for use in element.attributes {
            guard case .screen(.defersSystemGestures(let edges)) = use.attribute else { continue }
            guard !edges.isEmpty, use.condition == nil, screen.screen.reachesTouchDevices else { return answers.pass() }
            var isOrdinary = false
            for level in [element] + element.descendants {
                switch level.kind {
                case .canvas, .video, .map, .animationPlayer: return answers.pass()
                case .opaque:
                    return answers.cannotTell(
                        en: "a view that was not read may need swipes at the edge",
                        ko: "읽지 못한 뷰가 가장자리 제스처를 쓸 수 있습니다")
                case .list, .form, .text, .label, .textField, .textEditor: isOrdinary = true
                default:
                    // Drawing and moving by hand reach to the edges.
                    if level.gestures.contains(where: { $0.gesture.kind == .drag }) { return answers.pass() }
                }
            }
            guard isOrdinary else {
                return answers.cannotTell(en: "nothing says what the screen is for", ko: "화면의 용도를 알 수 없습니다")
            }
            return answers.review(Signal(edges: edges), on: element, at: use.place, certainty: .likely)
        }
    }

    let viewFix: ViewFix? = .systemGestures

    func phrase(_ signal: Signal) -> Phrasing {
        let edges = signal.edges.map { ".\($0)" }.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: """
                    Swipes at the edges (\(edges)) go to this screen before the system, though nothing on it is \
                    dragged or drawn.
                    """,
                ko: "이 화면에는 끌거나 그리는 요소가 없는데도 가장자리(\(edges)) 제스처를 시스템보다 먼저 받습니다."),
            fix: Wording(
                en: "Remove \(.defersSystemGestures), or keep it for the moments of a game or drawing only.",
                ko: "\(.defersSystemGestures)를 지우거나, 게임이나 그리기를 하는 동안에만 적용하세요."))
    }
}
