import HandrailModel
import HandrailSemantics
import HandrailSimulation

/// A main action that VoiceOver reaches only after many swipes, with nothing to shorten the way.
struct FarPrimaryAction: ScreenRule {
    /// Swipes from which a way is long. People count on fewer than a screenful; below it a review is not worth the
    /// time.
    static let longWay = 15

    static let info = RuleInfo(
        id: "far-primary-action",
        title: Bilingual(en: "Main action far away", ko: "멀리 있는 주요 동작"),
        reason: Bilingual(
            en: """
                The eye finds the main action at once by how it looks. VoiceOver gets there swipe by swipe, or by \
                jumping from heading to heading.
                """,
            ko: "눈으로는 주요 동작을 모양만 보고 바로 찾습니다. VoiceOver로는 하나씩 쓸어 넘기거나 머리말 사이를 건너뛰어야 닿을 수 있습니다."),
        impact: .minor, guidelines: ["accessibility.rotor"], criteria: ["WCAG 2.2 2.4.1"],
        asksOfScreen: true, examples: examples)

    private static func lines(_ range: ClosedRange<Int>) -> String {
        range.map { "Text(\"Clause \($0)\")" }.joined(separator: "\n        ")
    }

    private static func labels(_ range: ClosedRange<Int>) -> String {
        range.map {
            "let clause\($0) = UILabel()\n        clause\($0).text = \"Clause \($0)\"\n        "
                + "stack.addArrangedSubview(clause\($0))"
        }
        .joined(separator: "\n        ")
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ScrollView {
                VStack {
                    Text("Terms")
                        .accessibilityAddTraits(.isHeader)
                    \(lines(1...16))
                    ↓Button("Accept") { accept() }
                        .buttonStyle(.borderedProminent)
                    \(lines(17...33))
                }
            }
            """),
        RuleExample(
            .review,
            """
            Form {
                Section("Clauses") {
                    \(lines(1...30))
                    ↓Button("Accept") { accept() }
                        .keyboardShortcut(.defaultAction)
                    \(lines(31...50))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ScrollView {
                VStack {
                    \(lines(1...16))
                    Text("Your decision")
                        .accessibilityAddTraits(.isHeader)
                    Button("Accept") { accept() }
                        .buttonStyle(.borderedProminent)
                    \(lines(17...33))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Terms")
                Button("Accept") { accept() }
                    .buttonStyle(.borderedProminent)
            }
            """),
        RuleExample(
            .silent,
            """
            ScrollView {
                VStack {
                    \(lines(1...16))
                    Button("Accept") { accept() }
                }
            }
            """),
        RuleExample(
            .nearMiss("it is the last element, which one tap reaches"),
            """
            ScrollView {
                VStack {
                    \(lines(1...16))
                    Button("Accept") { accept() }
                        .buttonStyle(.borderedProminent)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class TermsController: UIViewController {
                private let stack = UIStackView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    stack.axis = .vertical
                    let heading = UILabel()
                    heading.text = "Terms of use"
                    heading.accessibilityTraits = .header
                    stack.addArrangedSubview(heading)
                    \(labels(1...16))
                    var configuration = UIButton.Configuration.filled()
                    configuration.title = "Accept"
                    stack.addArrangedSubview(↓UIButton(configuration: configuration))
                    \(labels(17...33))
                    view.addSubview(stack)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TermsController: UIViewController {
                private let stack = UIStackView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    stack.axis = .vertical
                    let heading = UILabel()
                    heading.text = "Terms of use"
                    heading.accessibilityTraits = .header
                    stack.addArrangedSubview(heading)
                    \(labels(1...16))
                    let decision = UILabel()
                    decision.text = "Your decision"
                    decision.accessibilityTraits = .header
                    stack.addArrangedSubview(decision)
                    var configuration = UIButton.Configuration.filled()
                    configuration.title = "Accept"
                    stack.addArrangedSubview(UIButton(configuration: configuration))
                    \(labels(17...33))
                    view.addSubview(stack)
                }
            }
            """),
    ]

    /// How far it is.
    struct Signal: Hashable, Sendable {
        /// What the action is called.
        let name: String
        /// Swipes from the first element.
        let swipes: Int
        /// The fewest gestures, with the rotor or from the end of the screen.
        let shortest: Int
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        // It must be far from the first element and from the last one, which is one gesture away.
        guard screen.elements.count >= 2 * Self.longWay,
            let primary = screen.elements.indices.first(where: { screen[$0].isPrimaryAction })
        else { return }
        let tour = AccessibilityScreen(screen).tour()
        guard let stop = tour.stops.first(where: { $0.node.id == primary }) else { return }
        // Going to the last element is one gesture, and from there it goes back. Jumping from control to control is no
        // way to find one of many.
        let shortest = min(tour.stops.count - stop.index, RotorWay(tour, without: [.controls]).swipes[stop.index])
        // A long screen without any heading is another rule's matter.
        guard shortest >= Self.longWay, !Rotor(tour).stops(of: .headings).isEmpty else { return answers.pass() }
        answers.review(
            Signal(name: screen.elements[primary].name.display, swipes: stop.index, shortest: shortest),
            on: screen[primary].declared)
    }

    let viewFix: ViewFix? = .nearness

    func phrase(_ signal: Signal) -> Phrasing {
        let nameEn = signal.name.isEmpty ? "The main action" : "“\(signal.name)”"
        let nameKo = signal.name.isEmpty ? "주요 동작" : "“\(signal.name)”"
        return Phrasing(
            message: Bilingual(
                en: """
                    \(nameEn) is \(signal.swipes) swipes or more from the top of the screen, and still \
                    \(signal.shortest) with the rotor: no heading stands near it.
                    """,
                ko: """
                    \(nameKo)에 닿으려면 화면 맨 위에서 \(signal.swipes)번 이상 쓸어 넘겨야 합니다. 가까운 머리말이 없어 로터를 써도 \(signal.shortest)번입니다.
                    """),
            fix: Wording(
                en: """
                    Put a heading before it (\(.accessibilityAddTraits(".isHeader"))), put it into the bar, or combine \
                    what stands before it into fewer elements.
                    """,
                ko: "그 앞에 머리말을 두거나(\(.accessibilityAddTraits(".isHeader"))), 막대로 옮기거나, 앞에 있는 것들을 더 적은 요소로 묶으세요."))
    }
}

extension PerceivedView {
    /// Whether it is what the screen is for: the prominent button, or the one that Return presses.
    fileprivate var isPrimaryAction: Bool {
        guard element.exposure == .element, kind == .button || kind == .navigationLink else { return false }
        if declared.has({ attribute in
            switch attribute {
            case .interaction(.keyboardShortcut(let shortcut)): shortcut.key == "defaultAction"
            case .interaction(.role(.confirm)): true
            default: false
            }
        }) {
            return true
        }
        guard let style = DeclaredContext(declared).style(of: .button), style.use.condition == nil else { return false }
        return Self.prominentStyles.contains(style.name)
    }

    private static let prominentStyles: Set<String> = [
        "borderedProminent", "glassProminent",
    ]
}
