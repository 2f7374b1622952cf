import HandrailModel

/// A screen with a bar and no title in it.
struct MissingScreenTitle: ScreenRule {
    static let info = RuleInfo(
        id: "missing-screen-title",
        title: Bilingual(en: "Screen without a title", ko: "제목 없는 화면"),
        reason: Bilingual(
            en: """
                The title is the first thing VoiceOver says on a new screen, and what the back button of the next one \
                is called.
                """,
            ko: "제목은 새 화면에서 VoiceOver가 가장 먼저 말하는 내용이며, 다음 화면의 뒤로 버튼 이름이기도 합니다."),
        impact: .moderate, guidelines: ["accessibility.screen-titles"], criteria: ["WCAG 2.2 2.4.2"],
        asksOfScreen: true, needsOfCaptures: [.role, .frame], examples: examples + capturedExamples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            NavigationStack {
                NavigationLink("Address") {
                    ↓Form {
                        TextField("Street", text: $street)
                        TextField("Town", text: $town)
                    }
                }
                .navigationTitle("Account")
            }
            """),
        RuleExample(
            .review,
            """
            Text(order.number)
                .sheet(isPresented: $isEditing) {
                    NavigationStack {
                        ↓Form {
                            TextField("Street", text: $street)
                            TextField("Town", text: $town)
                        }
                    }
                }
            """),
        RuleExample(
            .silent,
            """
            NavigationLink("Address") {
                Form {
                    TextField("Street", text: $street)
                    TextField("Town", text: $town)
                }
                .navigationTitle("Address")
            }
            """),
        RuleExample(
            .silent,
            """
            Text(order.number)
                .sheet(isPresented: $isEditing) {
                    VStack {
                        Text("Rate the shop")
                        Slider(value: $stars, in: 1...5) { Text("Stars") }
                    }
                }
            """),
        RuleExample(
            .silent,
            """
            NavigationLink("Address") {
                Form {
                    TextField("Street", text: $street)
                    TextField("Town", text: $town)
                }
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Text("Address")
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            NavigationLink("Address") {
                Form {
                    TextField("Street", text: $street)
                    TextField("Town", text: $town)
                }
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Menu("Address") {
                            Button("Work") { show(.work) }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a heading at the top says what the screen is"),
            """
            NavigationLink("Address") {
                VStack {
                    Text("Address")
                        .font(.largeTitle)
                    TextField("Street", text: $street)
                }
            }
            """),
        RuleExample(
            .nearMiss("a text that is written large stands in for the title"),
            """
            NavigationLink("Berth") {
                VStack {
                    Text("Tern")
                        .font(.largeTitle)
                    Text("Twelve meters, with a lift")
                    Button("Book") { book() }
                }
                .navigationBarTitleDisplayMode(.inline)
            }
            """),
        RuleExample(
            .nearMiss("what is presented leads nowhere further, and has a heading"),
            """
            Text(order.number)
                .sheet(isPresented: $isEditing) {
                    NavigationStack {
                        VStack {
                            Text("Snooze for")
                                .font(.title)
                            Button("An hour") { snooze(60) }
                        }
                        .navigationBarTitleDisplayMode(.inline)
                    }
                }
            """),
        RuleExample(
            .nearMiss("a heading that VoiceOver knows stands in for the title, and so does one of another place"),
            """
            NavigationLink("Berth") {
                VStack {
                    Text("Tern")
                        .font(.largeTitle)
                        .accessibilityAddTraits(.isHeader)
                    Text("Twelve meters, with a lift")
                    NavigationLink("Crew") {
                        Form {
                            TextField("Name", text: $name)
                            TextField("Town", text: $town)
                        }
                        .navigationBarTitleDisplayMode(.inline)
                        .navigationTitle("Crew")
                    }
                }
                .navigationBarTitleDisplayMode(.inline)
            }
            """),
        RuleExample(
            .review,
            """
            <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1"><subviews><button \
            id="b1"><state key="normal" title="Piers"/><connections><segue destination="c2" kind="show" \
            id="x1"/></connections></button></subviews></view><navigationItem key="navigationItem" title="Harbor" \
            id="n1"/></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="c2">↓<view key="view" id="v2"><subviews><label \
            text="Mole" id="l2"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label><label \
            text="Pier 4" id="l3"><fontDescription key="fontDescription" \
            style="UICTFontTextStyleBody"/></label></subviews></view></viewController></objects></scene>
            """),
        RuleExample(
            .silent,
            """
            <scene sceneID="s1"><objects><viewController id="c1"><view key="view" id="v1"><subviews><button \
            id="b1"><state key="normal" title="Piers"/><connections><segue destination="c2" kind="show" \
            id="x1"/></connections></button></subviews></view><navigationItem key="navigationItem" title="Harbor" \
            id="n1"/></viewController></objects></scene>
            <scene sceneID="s2"><objects><viewController id="c2"><view key="view" id="v2"><subviews><label \
            text="Mole" id="l2"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label><label \
            text="Pier 4" id="l3"><fontDescription key="fontDescription" \
            style="UICTFontTextStyleBody"/></label></subviews></view><navigationItem key="navigationItem" \
            title="Piers" id="n2"/></viewController></objects></scene>
            """),
    ]

    private static let bar = "navigationBar 0 47 390 44\n  button 8 47 60 44 Back\n  button 330 47 52 44 Share"
    private static let rows = "\ntext 20 110 200 20 Fog\ntext 20 150 200 20 Rain\ntext 20 190 200 20 Wind"
    private static let capturedExamples: [RuleExample] = [
        RuleExample(
            .review, RuleExample.capture(bar + rows.replacing("text 20 110", with: "↓text 20 110")), in: "A.json"),
        RuleExample(
            .silent, RuleExample.capture(bar + "\n  text 160 58 70 22 Weather" + rows), in: "A.json"),
        RuleExample(.silent, RuleExample.capture("button 8 47 60 44 Back" + rows), in: "A.json"),
        RuleExample(
            .nearMiss("the large text right below the bar is the title"),
            RuleExample.capture(bar + "\ntext 20 96 200 41 Weather" + rows), in: "A.json"),
        RuleExample(
            .nearMiss("a field to search with says what the screen is for"),
            RuleExample.capture(bar + "\n  searchField 80 50 240 36 Places" + rows), in: "A.json"),
    ]

    /// How the screen comes up.
    enum Signal: Hashable, Sendable {
        case pushed
        case presented
        case tab
        /// It was captured.
        case captured
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture { return examine(screen, capture, &answers) }
        let title = ScreenTitle.of(screen)
        guard title.hasBar, let root = screen.screen.tree.root else { return }
        guard title.titles.isEmpty, !title.hasTitleInBar else { return answers.pass() }
        if title.mayBeSetUnseen {
            return answers.cannotTell(en: "part of the screen could not be looked into", ko: "화면의 일부를 볼 수 없었습니다")
        }
        let stops = screen.stops.prefix(4)
        // A player, or a screen with a single thing on it, explains itself.
        guard stops.count >= 2, !screen.screen.tree.kinds.contains(.video) else { return }
        if stops.contains(where: \.isHeadingLike) { return answers.pass() }
        let signal: Signal =
            switch screen.screen.presentation {
            case .navigation: .pushed
            case .tab: .tab
            case .root, .sheet, .cover, .popover, .dialog, .widget, .part, .component: .presented
            }
        let small = title.smallTitle.map { RelatedPlace(place: $0.place, why: Self.asked) }
        answers.review(signal, on: root.screenContent, related: small.map { [$0] } ?? [])
    }

    private static let asked = Bilingual(
        en: "asks for a small title, and there is none", ko: "작은 제목을 요청하지만 제목이 없습니다")

    /// Judges a captured screen by what is in its bar, and by what may be a title below it.
    private func examine(_ screen: PerceivedTree, _ capture: ScreenCapture, _ answers: inout Answers<Signal>) {
        guard capture.isComplete, let bar = capture.bar else { return }
        guard bar == .untitled else { return answers.pass() }
        let content = CapturedPart.all(on: screen.screen).filter { part in
            !part.isOfSystem && capture.bounds?.overlaps(part.frame) ?? true
        }
        let heights = content.filter(\.isText).map(\.frame.height).sorted()
        guard content.count > 2, let first = content.first, heights.count > 2 else { return }
        let top = content.sorted { $0.frame.y < $1.frame.y }.prefix(4)
        let isTitled = top.contains { part in
            screen.elements.contains { $0.declared == part.element.index && $0.traits.contains(.header) }
                || part.isText && part.frame.height >= heights[heights.count / 2] * Self.larger
        }
        if isTitled { return answers.pass() }
        answers.review(.captured, on: first.element)
    }

    /// So many times as high as most texts is what looks like a title.
    private static let larger = 1.25

    let viewFix: ViewFix? = .title

    func phrase(_ signal: Signal) -> Phrasing {
        let (whenEn, whenKo) =
            switch signal {
            case .pushed: ("The screen that opens here", "여기서 열리는 화면")
            case .presented: ("The screen presented here", "여기서 표시되는 화면")
            case .tab: ("The screen of this tab", "이 탭의 화면")
            case .captured: ("The bar of this screen has nothing but buttons: the screen", "이 화면의 막대에는 버튼만 있으며, 화면")
            }
        return Phrasing(
            message: Bilingual(
                en: "\(whenEn) has no title, so VoiceOver does not say where people have come to.",
                ko: "\(whenKo)에 제목이 없어 VoiceOver가 어디에 왔는지 알려 주지 않습니다."),
            fix: Wording(
                en: "Add \(.navigationTitle) with the name of the screen to its content.",
                ko: "화면 내용에 화면 이름을 나타내는 \(.navigationTitle)을 추가하세요."))
    }
}

extension PerceivedView {
    /// Whether VoiceOver knows it for a heading.
    fileprivate var isHeading: Bool {
        element.traits.contains(.header) || element.possibleTraits.contains(.header)
    }

    /// Whether it is a heading, or looks like one.
    fileprivate var isHeadingLike: Bool {
        if isHeading { return true }
        guard kind == .text else { return false }
        return declared.has { attribute in
            switch attribute {
            case .text(.font(let font)): font.isTitle
            case .text(.bold), .unknownModifier: true
            case .text(.fontWeight): true
            default: false
            }
        }
    }
}

extension FontUse {
    /// Whether it may be the font of a heading.
    fileprivate var isTitle: Bool {
        switch size {
        case .style(let name): ["largeTitle", "title", "title2", "title3", "headline", "extraLargeTitle"].contains(name)
        case .fixed(let points), .scaling(let points, _): points.value.map { $0 >= 20 } ?? true
        case .oneOf(let fonts): fonts.contains(where: \.isTitle)
        case .unknown: true
        }
    }
}

extension ElementView {
    /// The outermost element that means something, where the title would be written.
    var screenContent: ElementView {
        var current = self
        while true {
            switch current.kind {
            case .group, .customView, .layered, .navigationContainer, .branch, .alternatives: break
            default: return current
            }
            let content = current.children.filter { $0.slot == .content }
            guard content.count == 1 else { return current }
            current = content[0]
        }
    }
}
