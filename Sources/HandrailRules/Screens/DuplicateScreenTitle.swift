import HandrailModel
import HandrailSource

/// Different screens that are called the same.
struct DuplicateScreenTitle: ProjectRule {
    static let info = RuleInfo(
        id: "duplicate-screen-title",
        title: Bilingual(en: "Screens with the same title", ko: "제목이 같은 화면"),
        reason: Bilingual(
            en: "When two screens are called the same, people who only hear the title cannot tell where they are.",
            ko: "두 화면의 제목이 같으면 제목만 듣는 사람은 지금 어디에 있는지 구별할 수 없습니다."),
        impact: .minor, guidelines: ["accessibility.screen-titles"], criteria: ["WCAG 2.2 2.4.2"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            import SwiftUI

            struct OrdersScreen: View {
                var body: some View {
                    List { Text("Order 1") }
                        .navigationTitle("Details")
                }
            }

            struct ReturnsScreen: View {
                var body: some View {
                    List { Text("Return 1") }
                        .↓navigationTitle("Details")
                }
            }
            """),
        RuleExample(
            .review,
            """
            import SwiftUI

            struct AccountScreen: View {
                var body: some View {
                    Form { Text("Name") }
                        .navigationBarTitle("Settings")
                }
            }

            struct PrivacyScreen: View {
                var body: some View {
                    Form { Text("Tracking") }
                        .↓navigationTitle("Settings")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import SwiftUI

            struct OrdersScreen: View {
                var body: some View {
                    List { Text("Order 1") }
                        .navigationTitle("Orders")
                }
            }

            struct ReturnsScreen: View {
                var body: some View {
                    List { Text("Return 1") }
                        .navigationTitle("Returns")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import SwiftUI

            struct OrdersScreen: View {
                let shop: Shop
                var body: some View {
                    List { Text("Order 1") }
                        .navigationTitle(shop.name)
                }
            }

            struct ReturnsScreen: View {
                let shop: Shop
                var body: some View {
                    List { Text("Return 1") }
                        .navigationTitle(shop.name)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import SwiftUI

            struct OrdersScreen: View {
                var body: some View {
                    List { Text("Order 1") }
                        .navigationTitle("Orders")
                }
            }
            """),
        RuleExample(
            .nearMiss("one screen that is reached in two ways"),
            """
            import SwiftUI

            struct Tabs: View {
                var body: some View {
                    NavigationStack {
                        VStack {
                            NavigationLink("First") { OrdersScreen() }
                            NavigationLink("Second") { OrdersScreen() }
                        }
                        .navigationTitle("Shop")
                    }
                }
            }

            struct OrdersScreen: View {
                var body: some View {
                    List { Text("Order 1") }
                        .navigationTitle("Orders")
                }
            }
            """),
        RuleExample(
            .nearMiss("two screens of which people meet one before signing in and the other after"),
            """
            import SwiftUI

            struct Tabs: View {
                @State private var isSignedIn = false
                var body: some View {
                    TabView {
                        if isSignedIn {
                            NavigationStack { OrdersScreen() }
                                .tabItem { Label("Shop", systemImage: "bag") }
                        } else {
                            NavigationStack { WelcomeScreen() }
                                .tabItem { Label("Shop", systemImage: "bag") }
                        }
                        Text("Help").tabItem { Label("Help", systemImage: "questionmark") }
                    }
                }
            }

            struct OrdersScreen: View {
                var body: some View {
                    List { Text("Order 1") }
                        .navigationTitle("Shop")
                }
            }

            struct WelcomeScreen: View {
                var body: some View {
                    List { Text("Sign in to order") }
                        .navigationTitle("Shop")
                }
            }
            """),
        RuleExample(
            .review,
            """
            import SwiftUI

            struct Rows: View {
                let orders: [Order]
                var body: some View {
                    NavigationStack {
                        List(orders) { order in
                            if order.isReturn {
                                NavigationLink("Return") { ReturnsScreen() }
                            } else {
                                NavigationLink("Order") { OrdersScreen() }
                            }
                        }
                        .navigationTitle("Orders")
                    }
                }
            }

            struct OrdersScreen: View {
                var body: some View {
                    List { Text("Order 1") }
                        .navigationTitle("Details")
                }
            }

            struct ReturnsScreen: View {
                var body: some View {
                    List { Text("Return 1") }
                        .↓navigationTitle("Details")
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class FirstController: UIViewController {
                private let text = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Tickets", comment: "")
                    text.text = NSLocalizedString("Single", comment: "")
                    view.addSubview(text)
                }
            }

            final class SecondController: UIViewController {
                private let text = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓title = NSLocalizedString("Tickets", comment: "")
                    text.text = NSLocalizedString("Return", comment: "")
                    view.addSubview(text)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class FirstController: UIViewController {
                private let text = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Single tickets", comment: "")
                    text.text = NSLocalizedString("Single", comment: "")
                    view.addSubview(text)
                }
            }

            final class SecondController: UIViewController {
                private let text = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Return tickets", comment: "")
                    text.text = NSLocalizedString("Return", comment: "")
                    view.addSubview(text)
                }
            }
            """),
    ]

    /// The title.
    struct Signal: Hashable, Sendable {
        /// The words.
        let title: String
    }

    private struct Titled {
        let screen: Int
        let name: String
        let title: String
        let use: AttributeUse
        let element: ElementView
    }

    func examine(_ screens: [PerceivedTree], _ answers: inout Answers<Signal>) {
        var groups: [String: [Titled]] = [:]
        var order: [String] = []
        for (index, screen) in screens.enumerated() {
            guard let (words, use, element) = ScreenTitle.of(screen).known, !words.isBlank,
                let title = words.text, Self.isTitled(screen.screen)
            else { continue }
            // An app for a watch may call its screens what the app for the phone does.
            let platforms = screen.screen.platforms.map(\.platform.rawValue).sorted().joined(separator: " ")
            let key = "\(platforms)\n\(title)"
            if groups[key] == nil { order.append(key) }
            let name = element.ownView ?? screen.screen.name
            groups[key, default: []].append(
                Titled(screen: index, name: name, title: title, use: use, element: element))
        }
        let ways = ScreenWays(screens.map(\.screen))
        for key in order { report(groups[key] ?? [], among: screens, ways, &answers) }
    }

    /// Asks once for all screens of one title, at the first that is called like an earlier one.
    private func report(
        _ group: [Titled], among screens: [PerceivedTree], _ ways: ScreenWays, _ answers: inout Answers<Signal>
    ) {
        let sorted = group.sorted { ($0.use.place, $0.name) < ($1.use.place, $1.name) }
        guard let first = sorted.first else { return }
        var (names, places): (Set<String>, Set<SourcePlace>) = ([first.name], [first.use.place])
        answers.pass()
        var met: [(next: Titled, other: Titled)] = []
        for next in sorted.dropFirst() {
            // The same view, or the same modifier in a shared component, met again.
            guard names.insert(next.name).inserted, places.insert(next.use.place).inserted else { continue }
            // Of screens on different sides of one conditional, people meet the one or the other.
            let same = sorted.filter { $0.name == next.name && $0.use.place == next.use.place }
            let other = sorted.first { known in
                known.name != next.name && known.use.place < next.use.place
                    && same.contains { !screens[known.screen].screen.excludes(screens[$0.screen].screen) }
            }
            guard let other else { continue }
            let meets = sorted.contains { known in
                known.name != next.name && same.contains { !ways.keepApart($0.screen, known.screen) }
            }
            guard meets else {
                answers.cannotTell(
                    en: "nobody is known to meet the screens of this title one after the other",
                    ko: "제목이 같은 화면을 차례로 만나는 경로를 찾지 못했습니다")
                continue
            }
            met.append((next, other))
        }
        // Of a screen and the one that it brings up, the second one is what opens under a title that was there before.
        let opening = met.first { next, _ in
            sorted.contains { $0.name != next.name && ways.opens($0.screen, next.screen) }
        }
        guard let (next, other) = opening ?? met.first else { return }
        let others = Set(met.flatMap { [$0.next.use.place, $0.other.use.place] }).subtracting([next.use.place])
        answers.review(
            Signal(title: next.title), of: (screens[next.screen].screen, screens[other.screen].screen),
            on: next.element, at: next.use.place, screen: next.screen,
            related: others.sorted().map { RelatedPlace(place: $0, why: Bilingual(en: "the same title", ko: "같은 제목")) })
    }

    private static func isTitled(_ screen: Screen) -> Bool {
        switch screen.presentation {
        case .root, .navigation, .tab, .sheet, .cover: true
        case .popover, .dialog, .widget, .part, .component: false
        }
    }

    let viewFix: ViewFix? = .title

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    This screen is called “\(signal.title)”, and so is another one: by the title nobody can tell which \
                    of them has opened.
                    """,
                ko: "이 화면의 제목은 “\(signal.title)”인데 제목이 같은 화면이 또 있습니다. 제목만 듣고는 어느 화면이 열렸는지 알 수 없습니다."),
            fix: Wording(
                en: "Say in \(.navigationTitle) what sets this screen apart.",
                ko: "\(.navigationTitle)에서 이 화면이 다른 점을 알려 주세요."))
    }
}

extension ElementView {
    /// The name of the app's own view that the element is declared in.
    fileprivate var ownView: String? {
        var current: ElementView? = self
        while let level = current {
            if level.kind == .customView, case .type(let name) = level.content { return name }
            current = level.parent
        }
        return nil
    }
}
