import HandrailModel

/// A long screen that nobody can jump around in.
struct LongScreenWithoutHeadings: ScreenRule {
    /// From how many stops on a screen is long. Headings help long before; below it a review is not worth the time.
    private static let longScreen = RuleOption(
        "stops", .number(5...1000, standard: 25),
        Bilingual(
            en: "Number of elements that VoiceOver stops at from which on a screen is long.",
            ko: "VoiceOver가 멈추는 요소가 이 개수 이상이면 긴 화면으로 봅니다."))

    static let info = RuleInfo(
        id: "long-screen-without-headings",
        title: Bilingual(en: "Long screen without headings", ko: "머리말이 없는 긴 화면"),
        reason: Bilingual(
            en: """
                VoiceOver's rotor jumps from heading to heading. Without headings, or a rotor of the app's own, people \
                swipe through everything.
                """,
            ko: "VoiceOver 로터를 쓰면 머리말 사이를 건너뛸 수 있습니다. 머리말도 앱 자체의 로터도 없으면 모든 요소를 하나씩 쓸어 넘겨야 합니다."),
        impact: .minor, guidelines: ["accessibility.rotor"], criteria: ["WCAG 2.2 2.4.1"],
        asksOfScreen: true, needsOfCaptures: [.role, .heading], options: [longScreen],
        examples: examples + capturedExamples)

    /// What the project decided.
    var options = RuleOptions.standard

    private static let lines = (1...26).map { "Text(\"Clause \($0)\")" }
    private static let buttons = (1...26).map { "Button(\"Clause \($0)\") { show() }" }

    private static let statements = (1...26).map { number in
        "let clause\(number) = UILabel()\n        clause\(number).text = \"Clause \(number)\"\n        "
            + "stack.addArrangedSubview(clause\(number))"
    }

    private static let labels = (1...26).map { number in
        """
        <label opaque="NO" userInteractionEnabled="NO" text="Clause \(number)" id="l\(number)">
        <rect key="frame" x="0.0" y="\(number * 30).0" width="200" height="20"/>
        </label>
        """
    }

    private static func group(_ name: String) -> String {
        let buttons = (1...9).map { "UIButton(primaryAction: UIAction(title: \"\(name) \($0)\") { _ in show() })" }
        return "private let \(name) = UIStackView(arrangedSubviews: [\n\(buttons.joined(separator: ",\n"))])"
    }

    private static func steps(_ code: String, _ mark: String) -> String {
        """
        final class TicketController: UIViewController {
            \(["adults", "children", "dogs"].map(group).joined(separator: "\n    "))

            override func viewDidLoad() {
                super.viewDidLoad()
                let steps = \(mark)UIStackView(arrangedSubviews: [adults, children, dogs])
                view.addSubview(steps)
                show(0)
            }

            private func show(_ step: Int) {
                \(code)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, steps("reload(step)", "↓")),
        RuleExample(
            .nearMiss("one of three steps is shown at a time"),
            steps(
                """
                adults.isHidden = step != 0
                        children.isHidden = step != 1
                        dogs.isHidden = step != 2
                """, "")),
        RuleExample(
            .nearMiss("one of two halves is shown at a time"),
            """
            struct Terms: View {
                @State private var showsAll = false

                var body: some View {
                    ZStack {
                        VStack {
                            \(lines.prefix(13).joined(separator: "\n            "))
                        }
                        .opacity(showsAll ? 0 : 1)
                        VStack {
                            \(lines.suffix(13).joined(separator: "\n            "))
                        }
                        .opacity(showsAll ? 1 : 0)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                ↓VStack {
                    \(lines.joined(separator: "\n        "))
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓Form {
                \(buttons.joined(separator: "\n    "))
            }
            """),
        RuleExample(
            .silent,
            """
            ScrollView {
                VStack {
                    Text("Terms of use")
                        .accessibilityAddTraits(.isHeader)
                    \(lines.joined(separator: "\n        "))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Form {
                Section("Clauses") {
                    \(lines.joined(separator: "\n        "))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            List(clauses) { clause in
                Text(clause.title)
            }
            """),
        RuleExample(
            .nearMiss("it has a rotor of its own"),
            """
            ScrollView {
                VStack {
                    \(lines.joined(separator: "\n        "))
                }
            }
            .accessibilityRotor("Clauses", entries: clauses, entryLabel: \\.title)
            """),
        RuleExample(
            .review,
            """
            final class TermsController: UIViewController {
                private let stack = ↓UIStackView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    stack.axis = .vertical
                    \(statements.joined(separator: "\n        "))
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
                    \(statements.joined(separator: "\n        "))
                    view.addSubview(stack)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓<stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="s1">
            <rect key="frame" x="0.0" y="0.0" width="200" height="800"/>
            <subviews>
            \(labels.joined(separator: "\n"))
            </subviews>
            </stackView>
            """),
        RuleExample(
            .silent,
            """
            <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="s1">
            <rect key="frame" x="0.0" y="0.0" width="200" height="800"/>
            <subviews>
            <label opaque="NO" userInteractionEnabled="NO" text="Terms of use" id="h1">
            <rect key="frame" x="0.0" y="0.0" width="200" height="20"/>
            <accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" staticText="YES" header="YES"/>
            </accessibility>
            </label>
            \(labels.joined(separator: "\n"))
            </subviews>
            </stackView>
            """),
    ]

    private static func rows(_ count: Int) -> String {
        (1...count).map { "text 20 \(60 + 28 * $0) 200 20 Clause \($0)" }.joined(separator: "\n")
    }
    private static let bar = "navigationBar 0 47 390 44\n  heading 150 58 90 22 Terms\n"
    private static let capturedExamples: [RuleExample] = [
        RuleExample(
            .review, RuleExample.capture("↓group 0 60 390 780\n" + rows(26).split(separator: "\n").map { "  " + $0 }
                .joined(separator: "\n")), in: "Terms.json"),
        RuleExample(.silent, RuleExample.capture("heading 20 60 200 24 Terms\n" + rows(26)), in: "Terms.json"),
        RuleExample(.silent, RuleExample.capture(bar + rows(12)), in: "Terms.json"),
        RuleExample(
            .nearMiss("a capture that does not tell headings says nothing of them"),
            RuleExample.capture(rows(26)).replacing("\"screens\":", with: "\"unknown\": [\"heading\"], \"screens\":"),
            in: "Terms.json"),
    ]

    /// How long the screen is.
    struct Signal: Hashable, Sendable {
        /// The most stops that are there at once.
        let stops: Int
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let long = Int(options.number(Self.longScreen))
        guard screen.elements.count >= long, let root = screen.screen.tree.root else { return }
        let hidden = screen.groupsHiddenAtOnce
        // In a capture bars are told by what the system sizes, and the title in one is no place to jump to.
        let aside = screen.screen.capture?.sizedBySystem ?? []
        let stops = aside.isEmpty
            ? screen.roots.reduce(0) { $0 + $1.stopsAtOnce(without: hidden) }
            : screen.elements.count { $0.exposure == .element && !aside.contains($0.declared) }
        guard stops >= long else { return }
        let tree = screen.screen.tree
        let hasHeadings = screen.elements.contains {
            ($0.traits.contains(.header) || $0.possibleTraits.contains(.header)) && !aside.contains($0.declared)
        }
        if hasHeadings || tree.elements.indices.contains(where: { tree[$0].guides }) { return answers.pass() }
        if tree.elements.contains(where: { $0.kind == .opaque }) {
            return answers.cannotTell(en: "part of the screen could not be looked into", ko: "화면의 일부를 볼 수 없었습니다")
        }
        // Titles that lack the trait are told one by one, and mended there.
        if HeadingNotMarked().finds(on: screen) { return answers.pass() }
        answers.review(Signal(stops: stops), on: root.longContent)
    }

    let viewFix: ViewFix? = .headings

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    VoiceOver stops \(signal.stops) times on this screen, or more, and there is no heading to jump to.
                    """,
                ko: "이 화면에서 VoiceOver가 \(signal.stops)번 이상 멈추는데, 건너뛸 머리말이 하나도 없습니다."),
            fix: Wording(
                en: """
                    Give sections a header, add \(.accessibilityAddTraits(".isHeader")) to the titles on the screen, \
                    or offer \(.accessibilityRotor()).
                    """,
                ko: """
                    섹션에 헤더를 넣거나, 화면의 제목에 \(.accessibilityAddTraits(".isHeader"))를 추가하거나, \(.accessibilityRotor())를 \
                    제공하세요.
                    """))
    }
}

extension PerceivedView {
    /// The most stops in it that are there at once; menus and bars do not count.
    ///
    /// - Parameter hidden: groups that are hidden while another one is shown.
    fileprivate func stopsAtOnce(without hidden: Set<Int>) -> Int {
        switch element.exposure {
        case .element: return declared.hiddenGroup.map(hidden.contains) ?? false ? 0 : 1
        case .container:
            guard kind != .toolbar, kind != .menu, kind != .tabView, !declared.isAside else { return 0 }
            return children.reduce(0) { $0 + $1.stopsAtOnce(without: hidden) }
        case .alternatives: return children.map { $0.stopsAtOnce(without: hidden) }.max() ?? 0
        case .branch: return children.reduce(0) { $0 + $1.stopsAtOnce(without: hidden) }
        }
    }
}

extension PerceivedTree {
    /// The groups of stops that code hides now and then, such as the steps of a form, but for the longest one: it may
    /// only ever show one of them.
    fileprivate var groupsHiddenAtOnce: Set<Int> {
        let kinds = screen.tree.attributeKinds
        guard kinds.contains(.visibility(.hidden)) || kinds.contains(.visibility(.opacity)) else { return [] }
        var counts: [Int: Int] = [:]
        for stop in elements where stop.exposure == .element {
            if let group = screen.tree[stop.declared].hiddenGroup { counts[group, default: 0] += 1 }
        }
        let groups = counts.filter { $0.value > 1 }
        guard let longest = groups.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return [] }
        return Set(groups.keys).subtracting([longest.key])
    }
}

extension ElementView {
    /// Whether it stands beside the content.
    fileprivate var isAside: Bool {
        switch slot {
        case .toolbar, .contextMenu, .swipeActions: true
        default: false
        }
    }

    /// The outermost view around it, or it itself, that code hides now and then.
    fileprivate var hiddenGroup: Int? {
        ([self] + ancestors).last { level in
            level.has { attribute in
                switch attribute {
                case .visibility(.hidden(let fact)): fact.mayBeTrue && !fact.isCertainlyTrue
                case .visibility(.opacity(let fact)): fact.values.contains { $0 <= 0 } && fact.values.count > 1
                default: false
                }
            }
        }?.index
    }

    /// Whether it offers another way to jump.
    fileprivate var guides: Bool {
        has { attribute in
            switch attribute {
            case .accessibility(.rotor), .accessibility(.headingLevel): true
            default: false
            }
        }
    }

    /// The list or stack that makes the screen long.
    fileprivate var longContent: ElementView {
        var current = screenContent
        while current.kind == .scrollView {
            let content = current.children.filter { $0.slot == .content }
            guard content.count == 1 else { break }
            current = content[0].screenContent
        }
        return current
    }
}
