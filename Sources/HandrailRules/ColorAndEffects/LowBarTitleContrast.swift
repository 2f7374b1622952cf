import HandrailModel
import HandrailSemantics
import HandrailStandards

/// A color behind a bar that is too close to that of its title.
struct LowBarTitleContrast: ElementRule {
    static let info = RuleInfo(
        id: "low-bar-title-contrast",
        title: Bilingual(en: "Bar too close to its title in color", ko: "막대와 제목의 낮은 대비"),
        reason: Bilingual(
            en: """
                The title of a bar is black in light appearance and white in dark one, whatever stands behind it: a \
                color of the app's own can leave it hardly to be read in one of the two.
                """,
            ko: """
                막대의 제목은 배경과 관계없이 라이트 모드에서 검은색, 다크 모드에서 흰색입니다. 앱이 막대에 지정한 색에 따라 둘 중 한쪽에서는 \
                제목을 읽기 어려워집니다.
                """),
        impact: .serious, guidelines: ["color.translucent-bars", "accessibility.contrast"],
        criteria: ["WCAG 2.2 1.4.3"], settings: [.standard, .dark], examples: examples)

    private static func bar(_ expectation: RuleExample.Expectation, _ modifiers: String) -> RuleExample {
        RuleExample(
            expectation,
            """
            NavigationStack {
                List(ships) { ShipRow($0) }
                    .navigationTitle("Harbor")
                    \(modifiers)
            }
            """)
    }

    private static let examples: [RuleExample] = [
        bar(.violation, ".↓toolbarBackground(Color.yellow, for: .navigationBar)"),
        bar(
            .violation,
            """
            .↓toolbarBackground(Color(red: 0.1, green: 0.1, blue: 0.4), for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar)
            """),
        bar(
            .silent,
            """
            .toolbarBackground(Color(red: 0.1, green: 0.1, blue: 0.4), for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
            """),
        bar(.silent, ".toolbarBackground(Color(uiColor: .systemBackground), for: .navigationBar)"),
        bar(.silent, ".toolbarBackground(theme.bar, for: .navigationBar)"),
        bar(.silent, ".toolbarBackground(.visible, for: .navigationBar)"),
        bar(
            .nearMiss("what shows through decides how it looks"),
            ".toolbarBackground(Color.yellow.opacity(0.2), for: .navigationBar)"),
        bar(
            .nearMiss("the app is light in every setting"),
            """
            .toolbarBackground(Color.yellow, for: .navigationBar)
                    .preferredColorScheme(.light)
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.screen(.barColor)]

    /// A bar with its title.
    struct Signal: Hashable, Sendable {
        /// What stands behind the title.
        let bar: String
        /// The title.
        let title: String
        /// Ratio of the two, in hundredths.
        let ratio: Int
        /// Whether that is so in Dark Mode.
        let isDark: Bool
    }

    /// Large text has to reach this; below it every title is hard to read.
    private static let least = 3.0

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .screen(.barColor(.navigation, let color)) = use.attribute, use.condition == nil else {
                continue
            }
            let scheme = element.barScheme
            let fixed = Backdrop(behind: element, on: screen.screen).fixedScheme
            guard scheme.isAbsent || scheme.value != nil, fixed.isAbsent || fixed.value != nil else {
                answers.cannotTell(en: "code decides whether the bar is dark", ko: "막대가 어두운지 코드가 정합니다")
                continue
            }
            let platform = screen.screen.platforms.map(\.platform).min() ?? .iOS
            let resolver = ColorResolver(
                platform: platform, since: screen.screen.platforms.first { $0.platform == platform }?.version)
            let appearances = [false, true].filter { isDark in
                fixed.value.map { ($0 == "dark") == isDark } ?? true
            }
            let worst = appearances.compactMap { isDark -> Signal? in
                let values = resolver.values(of: color, in: Appearance(isDark: isDark)) ?? []
                let isWhite = scheme.value.map { $0 == "dark" } ?? isDark
                let title = ColorValue.gray(isWhite ? 1 : 0)
                // What the system repainted is judged by what it is today.
                guard let bar = values.last, values.allSatisfy({ $0.alpha >= 1 }) else { return nil }
                let ratio = ContrastRatio.of(title, on: bar)
                return Signal(
                    bar: bar.hexadecimal, title: title.hexadecimal, ratio: Int((ratio * 100).rounded(.down)),
                    isDark: isDark)
            }
            guard worst.count == appearances.count, let signal = worst.min(by: { $0.ratio < $1.ratio }) else {
                answers.cannotTell(en: "the color of the bar is not known", ko: "막대의 색을 알 수 없습니다")
                continue
            }
            guard Double(signal.ratio) < Self.least * 100 else {
                answers.pass()
                continue
            }
            answers.violation(
                signal, on: element, at: use.place, certainty: .likely, setting: signal.isDark ? .dark : .standard,
                cause: color.origin.map(SharedCause.declared))
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(message: Self.message(signal), fix: Self.fix)
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let one = Self.message(signal)
        return Phrasing(
            message: Bilingual(
                en: "On \(places) screens: \(one.en)", ko: "화면 \(places)개에서 같은 문제가 있습니다. \(one.ko)"),
            fix: Self.fix)
    }

    private static func message(_ signal: Signal) -> Bilingual {
        let ratio = "\(signal.ratio / 100).\(signal.ratio % 100 / 10)"
        return Bilingual(
            en: """
                The bar is \(signal.bar) and its title \(signal.title)\(signal.isDark ? " in Dark Mode" : ""): a \
                ratio of \(ratio) : 1.
                """,
            ko: """
                \(signal.isDark ? "다크 모드에서 " : "")막대는 \(signal.bar), 제목은 \(signal.title)이어서 대비가 \(ratio) : \
                1입니다.
                """)
    }

    private static let fix = Wording(
        en: """
            Say with .toolbarColorScheme(.dark, for: .navigationBar), or .light, which title fits the color, or choose \
            a color that is lighter in light and darker in dark appearance.
            """,
        ko: """
            .toolbarColorScheme(.dark, for: .navigationBar)나 .light로 색에 맞는 제목을 지정하거나, 라이트 모드에서는 밝고 다크 모드에서는 어두운 \
            색을 고르세요.
            """)
}

extension ElementView {
    /// Whether its bar, or one around it, is light or dark whatever the rest is.
    fileprivate var barScheme: Fact<String> {
        for level in [self] + ancestors + descendants {
            for use in level.attributes {
                if case .screen(.barScheme(.navigation, let scheme)) = use.attribute {
                    return use.condition == nil ? scheme : .dynamic
                }
            }
        }
        return .absent
    }
}

extension ColorValue {
    fileprivate static func gray(_ level: Double) -> ColorValue {
        ColorValue(space: .sRGB, red: level, green: level, blue: level)
    }
}
