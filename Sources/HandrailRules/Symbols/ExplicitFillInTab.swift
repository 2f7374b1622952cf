import HandrailModel
import HandrailStandards

/// Tabs with filled symbols in an app that shows its tabs elsewhere as an outline.
struct ExplicitFillInTab: ElementRule {
    static let info = RuleInfo(
        id: "explicit-fill-in-tab",
        title: Bilingual(en: "Filled symbol fixed in a tab", ko: "탭에 고정된 채우기 심벌"),
        reason: Bilingual(
            en: """
                Tab bars fill symbols by themselves and sidebars draw outlines. A name with .fill is filled in the \
                sidebar too, where it looks chosen beside the others.
                """,
            ko: """
                탭 막대는 심벌을 저절로 채우고 사이드바는 윤곽으로 그립니다. .fill을 붙인 이름은 사이드바에서도 채워져 다른 항목 사이에서 선택된 \
                것처럼 보입니다.
                """),
        impact: .minor, guidelines: ["symbols.design-variants"], criteria: [], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            TabView {
                Tab("Piers", systemImage: ↓"house.fill") { Text("Piers") }
                Tab("Tides", systemImage: "water.waves") { Text("Tides") }
            }
            .tabViewStyle(.sidebarAdaptable)
            """),
        RuleExample(
            .review,
            """
            TabView {
                Text("Piers").tabItem { Label("Piers", systemImage: ↓"house.fill") }
                Text("Mail").tabItem { Label("Mail", systemImage: "envelope.fill") }
            }
            """, files: mac),
        RuleExample(
            .silent,
            """
            TabView {
                Text("Piers").tabItem { Label("Piers", systemImage: "house.fill") }
            }
            """),
        RuleExample(
            .silent,
            """
            TabView {
                Tab("Piers", systemImage: "house") { Text("Piers") }
                Tab("Tides", systemImage: "water.waves") { Text("Tides") }
            }
            .tabViewStyle(.sidebarAdaptable)
            """),
        RuleExample(
            .silent,
            """
            TabView {
                Tab("Tides", systemImage: isHigh ? "flag.fill" : "flag") { Text("Tides") }
            }
            .tabViewStyle(.sidebarAdaptable)
            """),
        RuleExample(
            .nearMiss("there is no outline of this symbol"),
            """
            TabView {
                Tab("Scan", systemImage: "camera.metering.center.weighted") { Text("Scan") }
                Tab("Map", systemImage: "xmark.circle.fill.badge") { Text("Map") }
            }
            .tabViewStyle(.sidebarAdaptable)
            """),
    ]

    private static let mac = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Example", platforms: [.iOS(.v17), .macOS(.v14)], targets: [.target(name: "Example", path: ".")])
        """
    ]

    let kinds: Set<ElementKind>? = [.tabView]

    /// The symbols that are filled.
    struct Signal: Hashable, Sendable {
        /// Their names.
        let names: [String]
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.showsTabsInSidebar || screen.screen.platforms.contains(where: { $0.platform == .macOS }) else {
            return answers.pass()
        }
        let filled = element.tabImages.compactMap { image -> (image: ElementView, name: String)? in
            guard case .image(.symbol(.known(let name))) = image.content, name.hasSuffix(".fill"),
                SymbolCatalog.exists(String(name.dropLast(5)))
            else { return nil }
            return (image, name)
        }
        guard let first = filled.first else { return answers.pass() }
        answers.review(
            Signal(names: filled.map(\.name)), on: first.image, certainty: .likely,
            related: filled.dropFirst().map {
                RelatedPlace(place: $0.image.place, why: Bilingual(en: "filled as well", ko: "마찬가지로 채워져 있습니다"))
            })
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let names = signal.names.prefix(4).map { "“\($0)”" }.joined(separator: ", ")
        return Phrasing(
            message: Bilingual(
                en: "Tabs name filled symbols, \(names), which stay filled in a sidebar.",
                ko: "탭에 채워진 심벌(\(names))이 지정되어 사이드바에서도 채워진 채로 표시됩니다."),
            fix: Bilingual(
                en: "Leave .fill out of the names: the tab bar fills them, and the sidebar does not.",
                ko: "이름에서 .fill을 빼세요. 탭 막대에서는 저절로 채워지고 사이드바에서는 윤곽으로 표시됩니다."))
    }
}

extension ElementView {
    /// Whether its tabs are shown in a sidebar where there is room.
    fileprivate var showsTabsInSidebar: Bool {
        has { attribute in
            if case .interaction(.style(.tabView, "sidebarAdaptable")) = attribute { true } else { false }
        }
    }

    /// The images that name its tabs, without those on the screens inside.
    fileprivate var tabImages: [ElementView] {
        descendants.filter { image in
            guard image.kind == .image else { return false }
            var inner = image
            while let outer = inner.parent, outer.index != index {
                if outer.kind == .tab { return inner.slot == .label }
                inner = outer
            }
            return false
        }
    }
}
