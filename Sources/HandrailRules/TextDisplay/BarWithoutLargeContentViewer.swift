import HandrailModel
import HandrailSemantics
import HandrailSource

/// A bar of the app's own whose titles do not grow, and cannot be enlarged either.
struct BarWithoutLargeContentViewer: ElementRule {
    static let info = RuleInfo(
        id: "bar-without-large-content-viewer",
        title: Bilingual(en: "Bar of fixed text without large content viewer", ko: "큰 콘텐츠 뷰어가 없는 고정 글자 막대"),
        reason: Bilingual(
            en: "The titles of a bar may stay small, if holding an item shows it large; the system's own bars do that.",
            ko: "막대의 제목은 작게 두어도 되지만, 항목을 길게 누르면 크게 보여야 합니다. 시스템 막대는 모두 그렇게 동작합니다."),
        impact: .serious, guidelines: ["typography.large-content-viewer"], criteria: ["WCAG 2.2 1.4.4"],
        settings: [.largestText], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            ↓HStack {
                ForEach(Tab.allCases) { tab in
                    Button { selectedTab = tab } label: {
                        VStack {
                            Image(systemName: tab.symbol)
                            Text(tab.title)
                                .font(.system(size: 10))
                        }
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ↓HStack {
                Button { show(.today) } label: {
                    VStack {
                        Image(systemName: "sun.max")
                        Text("Today").font(.caption)
                    }
                }
                Button { show(.week) } label: {
                    VStack {
                        Image(systemName: "calendar")
                        Text("Week").font(.caption)
                    }
                }
                Button { show(.places) } label: {
                    VStack {
                        Image(systemName: "map")
                        Text("Places").font(.caption)
                    }
                }
            }
            .dynamicTypeSize(...DynamicTypeSize.xLarge)
            """),
        RuleExample(
            .silent,
            """
            HStack {
                ForEach(Tab.allCases) { tab in
                    Button { selectedTab = tab } label: {
                        VStack {
                            Image(systemName: tab.symbol)
                            Text(tab.title)
                                .font(.system(size: 10))
                        }
                    }
                    .accessibilityShowsLargeContentViewer {
                        Label(tab.title, systemImage: tab.symbol)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                ForEach(Tab.allCases) { tab in
                    Button { selectedTab = tab } label: {
                        VStack {
                            Image(systemName: tab.symbol)
                            Text(tab.title)
                                .font(.caption)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            TabView {
                Text("Today").tabItem { Label("Today", systemImage: "sun.max") }
                Text("Week").tabItem { Label("Week", systemImage: "calendar") }
            }
            """),
        RuleExample(
            .nearMiss("cards that scroll are content; their text has to grow"),
            """
            ScrollView(.horizontal) {
                HStack {
                    ForEach(places) { place in
                        Button { show(place) } label: {
                            VStack {
                                Image(place.picture)
                                Text(place.name).font(.system(size: 10))
                            }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class TabStrip: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let stack = ↓UIStackView(arrangedSubviews: [
                        item("Today", "sun.max"), item("Week", "calendar"), item("Places", "map"),
                    ])
                    addSubview(stack)
                }

                private func item(_ title: String, _ symbol: String) -> UIButton {
                    var configuration = UIButton.Configuration.plain()
                    configuration.title = title
                    configuration.image = UIImage(systemName: symbol)
                    configuration.imagePlacement = .top
                    let button = UIButton(configuration: configuration)
                    button.titleLabel?.font = .systemFont(ofSize: 10)
                    return button
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TabStrip: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let stack = UIStackView(arrangedSubviews: [
                        item("Today", "sun.max"), item("Week", "calendar"), item("Places", "map"),
                    ])
                    addSubview(stack)
                }

                private func item(_ title: String, _ symbol: String) -> UIButton {
                    var configuration = UIButton.Configuration.plain()
                    configuration.title = title
                    configuration.image = UIImage(systemName: symbol)
                    configuration.imagePlacement = .top
                    let button = UIButton(configuration: configuration)
                    button.titleLabel?.font = .systemFont(ofSize: 10)
                    button.showsLargeContentViewer = true
                    button.addInteraction(UILargeContentViewerInteraction())
                    return button
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = [.horizontalStack]

    /// The bar.
    struct Signal: Hashable, Sendable {
        /// The first title that is known.
        let title: String?
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard screen.screen.scalingPlatform(of: element) == .iOS, screen.screen.presentation != .widget,
            let bar = BarSite(element)
        else {
            return
        }
        let titles = bar.titles
        guard !titles.isEmpty, titles.allSatisfy(Self.staysSmall), !bar.hasLargeContentViewer else {
            return answers.pass()
        }
        let words = titles.lazy.compactMap { title -> String? in
            guard case .words(let fact) = title.content else { return nil }
            return fact.values.first?.text
        }.first
        answers.violation(Signal(title: words), on: element, certainty: .likely, setting: .largestText)
    }

    /// Whether a text never gets twice its size: its font is fixed, or the text sizes it follows are limited.
    private static func staysSmall(_ text: ElementView) -> Bool {
        let resolved = ResolvedText(text)
        guard let font = resolved.resolved else { return false }
        return !font.grows || resolved.largestTextSize < .accessibility3
    }

    let viewFix: ViewFix? = .largeContent

    func phrase(_ signal: Signal) -> Phrasing {
        let title = signal.title.map { " “\($0)”" } ?? ""
        return Phrasing(
            message: Bilingual(
                en: """
                    The titles of this bar\(title.isEmpty ? "" : ", such as\(title),") stay small at every text size, \
                    and holding an item does not show it large.
                    """,
                ko: "이 막대의 제목\(title)은(는) 어떤 글자 크기에서도 작게 남고, 항목을 길게 눌러도 크게 표시되지 않습니다."),
            fix: Wording(
                en: """
                    Add \(.showsLargeContentViewer(" { Label(title, systemImage: symbol) }")) to each item, or use a \
                    TabView.
                    """,
                ko: """
                    각 항목에 \(.showsLargeContentViewer(" { Label(title, systemImage: symbol) }"))를 추가하거나 TabView를 사용하세요.
                    """))
    }
}
