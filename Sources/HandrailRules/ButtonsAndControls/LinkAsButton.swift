import HandrailModel
import HandrailSemantics

/// A button that does nothing but open a web page.
struct LinkAsButton: ElementRule {
    static let info = RuleInfo(
        id: "link-as-button",
        title: Bilingual(en: "Web link announced as a button", ko: "버튼으로 안내되는 웹 링크"),
        reason: Bilingual(
            en: "“Link” tells people who listen that they will leave the app; “button” does not.",
            ko: "“링크”라고 하면 앱을 떠난다는 것을 미리 알 수 있지만 “버튼”이라고 하면 알 수 없습니다."),
        impact: .minor, guidelines: ["accessibility.custom-element-traits"],
        criteria: ["WCAG 2.2 4.1.2"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ↓Button("Privacy policy") {
                openURL(URL(string: "https://example.org/privacy")!)
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button("Website") {
                UIApplication.shared.open(URL(string: "https://example.org")!)
            }
            """),
        RuleExample(
            .review,
            """
            extension URL {
                static let privacy = URL(string: "https://example.org/privacy")!
            }

            struct Example: View {
                @Environment(\\.openURL) private var openURL

                var body: some View {
                    ↓Button("Privacy policy") { showPolicy() }
                }

                private func showPolicy() {
                    openURL(.privacy)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button("Forum") {
                guard let forum = URL(string: "https://example.org/forum") else { return }
                UIApplication.shared.open(forum)
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @Environment(\\.openURL) private var openURL

                var body: some View {
                    ↓Text("Visit the harbor's site")
                        .onTapGesture { openURL(URL(string: "https://example.org/harbor")!) }
                        .accessibilityAddTraits(.isButton)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Link("Privacy policy", destination: URL(string: "https://example.org/privacy")!)
            """),
        RuleExample(
            .silent,
            """
            Button("Privacy policy") { openURL(URL(string: "https://example.org/privacy")!) }
                .accessibilityAddTraits(.isLink)
                .accessibilityRemoveTraits(.isButton)
            """),
        RuleExample(
            .silent,
            """
            Button("Open Settings") {
                UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!)
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Call us") { openURL(URL(string: "tel:5550100")!) }
            """),
        RuleExample(
            .silent,
            """
            struct HelpCommands: Commands {
                @Environment(\\.openURL) private var openURL

                var body: some Commands {
                    CommandGroup(replacing: .help) {
                        Button("Project page") { openURL(URL(string: "https://example.org/project")!) }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("it lies in the label of another control, where nobody hears of a trait"),
            """
            Button(action: closeBanner) {
                HStack {
                    Text("There is a new app")
                    Button("Read on") { openURL(URL(string: "https://example.org/new")!) }
                }
            }
            """),
        RuleExample(
            .nearMiss("it does more than open a page"),
            """
            Button("Buy") {
                cart.reserve(item)
                openURL(URL(string: "https://example.org/checkout")!)
            }
            """),
        RuleExample(
            .review,
            """
            final class TrailController: UIViewController {
                private let more = ↓UIButton(type: .system)
                @objc private func openTides() { UIApplication.shared.open(URL(string: "https://example.com/tides")!) }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    more.setTitle(NSLocalizedString("Tide tables", comment: ""), for: .normal)
                    more.addTarget(self, action: #selector(openTides), for: .touchUpInside)
                    view.addSubview(more)
                }
            }
            """),
        RuleExample(
            .nearMiss("a push button of the Mac shows that it is pressed"),
            """
            import AppKit

            final class AboutController: NSViewController {
                @objc private func openPage() { NSWorkspace.shared.open(URL(string: "https://example.com/")!) }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let page = NSButton(title: "Home page", target: self, action: #selector(openPage))
                    view.addSubview(page)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.code(.action), .interaction(.gesture)]

    /// The button that is a link.
    struct Signal: Hashable, Sendable {
        /// The button.
        let element: NamedElement
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let action = element.pressed, action.opensURL else { return }
        guard Self.onlyOpensPage(action), !DeclaredContext(element).isInMenu,
            !Self.isPushButton(element, on: screen)
        else { return answers.pass() }
        let site = GestureSite(element, on: screen)
        // In the label of another control it is no stop, and a trait would not be heard: that is told of the nesting.
        if site.enclosingControl != nil { return answers.pass() }
        let added = site.addedTraits
        // What is only tapped and is not said to be a button is another defect.
        if element.kind != .button, !added.traits.contains(.button) { return }
        if added.traits.contains(.link) || site.isHidden || site.isReplaced { return answers.pass() }
        if added.isUnsure {
            return answers.cannotTell(en: "traits are computed while the app runs", ko: "특성이 실행 중에 정해집니다")
        }
        answers.review(
            Signal(element: NamedElement(element, stops: site.stops)), on: element, at: site.place, certainty: .likely)
    }

    /// Whether it is a button of AppKit: its bezel says that it is pressed, and AppKit has no link to put in its place.
    private static func isPushButton(_ element: ElementView, on screen: PerceivedTree) -> Bool {
        screen.screen.toolkit(at: element.place) != .swiftUI && screen.screen.targetPlatform(of: element) == .macOS
    }

    // Only an address that can be seen to be a web page: a variable may hold anything.
    private static func onlyOpensPage(_ action: ActionSummary) -> Bool {
        action.assignments.isEmpty && action.toggles.isEmpty && !action.dismisses
            && action.calls.allSatisfy { openingCalls.contains($0) || action.followed.contains($0) }
            && !action.addresses.isEmpty
            && action.addresses.allSatisfy { address in
                !address.values.isEmpty
                    && address.values.allSatisfy { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
            }
    }

    private static let openingCalls: Set<String> = [
        "openURL", "open", "URL", "init", "openWebsite", "openSafari", "canOpenURL", "Task", "unsafelyUnwrapped",
    ]

    let viewFix: ViewFix? = .linkTrait

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "This \(signal.element.en) only opens a web page, but is announced as a button.",
                ko: "이 \(signal.element.ko)은(는) 웹 페이지를 열기만 하는데 버튼으로 안내됩니다."),
            fix: Wording(
                en: """
                    Use \(.link), or add \(.accessibilityAddTraits(".isLink")) and \
                    \(.accessibilityRemoveTraits(".isButton")).
                    """,
                ko: """
                    \(.link)를 사용하거나 \(.accessibilityAddTraits(".isLink"))와 \(.accessibilityRemoveTraits(".isButton"))을 \
                    추가하세요.
                    """))
    }
}

extension ElementView {
    /// What pressing a button does, or tapping what is no control.
    fileprivate var pressed: ActionSummary? {
        if kind == .button { return actionEffects.first?.summary }
        guard !kind.isControl else { return nil }
        return gestures.first { $0.gesture.kind == .tap && $0.gesture.count == 1 }?.gesture.action
    }
}
