import HandrailModel
import HandrailSemantics
import HandrailSource

/// An ordinary screen that hides the status bar.
struct StatusBarHidden: ElementRule {
    static let info = RuleInfo(
        id: "status-bar-hidden",
        title: Bilingual(en: "Status bar hidden on an ordinary screen", ko: "일반 화면에서 가려진 상태 막대"),
        reason: Bilingual(
            en: "People look there for the time, the battery and whether a call or a recording is going on.",
            ko: "사람들은 상태 막대에서 시간, 배터리, 통화나 녹음 상태를 확인합니다."),
        impact: .minor, guidelines: ["layout.status-bar-visibility"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            List(chapters) { chapter in
                Text(chapter.title)
            }
            .↓statusBarHidden()
            """),
        RuleExample(
            .violation,
            """
            Form {
                Toggle("Captions", isOn: $captions)
            }
            .↓statusBar(hidden: true)
            """),
        RuleExample(
            .silent,
            """
            VideoPlayer(player: player)
                .statusBarHidden(true)
            """),
        RuleExample(
            .silent,
            """
            List(chapters) { chapter in
                Text(chapter.title)
            }
            .statusBarHidden(isImmersive)
            """),
        RuleExample(
            .silent,
            """
            List(chapters) { chapter in
                Text(chapter.title)
            }
            .statusBarHidden(false)
            """),
        RuleExample(
            .violation,
            """
            final class ChapterController: UITableViewController {
                ↓override var prefersStatusBarHidden: Bool { true }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Chapters", comment: "")
                    tableView.rowHeight = UITableView.automaticDimension
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class ChapterController: UITableViewController {
                private var isReading = false
                override var prefersStatusBarHidden: Bool { isReading }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Chapters", comment: "")
                    tableView.rowHeight = UITableView.automaticDimension
                }
            }
            """),
        RuleExample(
            .nearMiss("a picture on the whole screen is immersive"),
            """
            ZStack {
                Image("lake").resizable().ignoresSafeArea()
                Text("Lake at dawn")
            }
            .statusBarHidden()
            """),
        RuleExample(
            .violation,
            """
            final class GateController: UIViewController {
                private let gates = UITableView()

                ↓override var prefersStatusBarHidden: Bool { true }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(gates)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class GateController: UIViewController {
                private let gates = UITableView()

                override var prefersStatusBarHidden: Bool { false }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(gates)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.screen(.statusBarHidden)]

    /// The status bar is hidden over a list or a form.
    enum Signal: Hashable, Sendable { case overOrdinaryContent }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .screen(.statusBarHidden(let fact)) = use.attribute else { continue }
            guard fact.isCertainlyTrue, use.condition == nil else { return answers.pass() }
            var isOrdinary = false
            for level in [element] + element.descendants {
                switch level.kind {
                case .video, .canvas, .map, .opaque, .animationPlayer:
                    return answers.pass()
                case .image where level.has(\.fillsEdges): return answers.pass()
                case .list, .form, .table, .textField, .secureField, .textEditor: isOrdinary = true
                default: break
                }
            }
            guard isOrdinary else {
                return answers.cannotTell(en: "nothing says whether the screen is immersive", ko: "몰입형 화면인지 알 수 없습니다")
            }
            return answers.violation(.overOrdinaryContent, on: element, at: use.place, certainty: .likely)
        }
    }

    let viewFix: ViewFix? = .statusBar

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .overOrdinaryContent:
            Phrasing(
                message: Bilingual(
                    en: """
                        The status bar is hidden although this screen shows a list, a form or fields, not a picture or \
                        a video.
                        """,
                    ko: "그림이나 비디오가 아니라 목록, 양식, 입력 필드를 보여 주는 화면인데 상태 막대를 가렸습니다."),
                fix: Wording(
                    en: "Leave the modifier out; hide the status bar only while immersive content is shown.",
                    ko: "이 수정자를 빼세요. 상태 막대는 몰입형 콘텐츠를 보여 주는 동안에만 가리세요."))
        }
    }
}

extension Attribute {
    fileprivate var fillsEdges: Bool {
        switch self {
        case .layout(.ignoresSafeArea), .layout(.aspectRatio(.fill)): true
        default: false
        }
    }
}
