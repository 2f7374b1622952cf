import HandrailModel
import HandrailSemantics
import HandrailSource

/// A column of words or controls that is let run under the bars and round corners of the screen.
struct SafeAreaIgnored: ElementRule {
    static let info = RuleInfo(
        id: "safe-area-ignored",
        title: Bilingual(en: "Text or control outside the safe area", ko: "안전 영역 밖의 텍스트나 컨트롤"),
        reason: Bilingual(
            en: """
                The Dynamic Island, the corners and the home indicator cover what lies under them or catch its touches.
                """,
            ko: "Dynamic Island, 둥근 모서리, 홈 화면 표시기가 그 아래에 놓인 콘텐츠를 가리거나 터치를 가로챕니다."),
        impact: .moderate, guidelines: ["layout.safe-areas"], criteria: [], asksOfScreen: true, examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            VStack {
                Text("Nearby")
                Spacer()
            }
            .↓ignoresSafeArea()
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Spacer()
                Text("3 trails")
                Button("Start") { start() }
            }
            .↓edgesIgnoringSafeArea(.bottom)
            """),
        RuleExample(
            .violation,
            """
            ZStack {
                Color.blue
                VStack {
                    Text("Nearby")
                    Spacer()
                }
            }
            .↓ignoresSafeArea()
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Color.blue.ignoresSafeArea()
                VStack {
                    Text("Nearby")
                    Spacer()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Nearby")
                Spacer()
            }
            .background(Color.blue.ignoresSafeArea())
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Nearby")
                Spacer()
                Button("Start") { start() }
                    .padding(.bottom, 48)
            }
            .ignoresSafeArea(edges: .bottom)
            """),
        RuleExample(
            .silent,
            """
            VStack {
                TextField("Search", text: $query)
                Spacer()
            }
            .ignoresSafeArea(.keyboard)
            """),
        RuleExample(
            .silent,
            """
            ScrollView {
                Image("lake").resizable()
                Text("Lake at dawn")
            }
            .ignoresSafeArea(edges: .top)
            """),
        RuleExample(
            .nearMiss("nothing stretches the column, so it stands in the middle of the screen"),
            """
            VStack {
                Text("Saved")
                Text("You can close this now.")
            }
            .ignoresSafeArea()
            """),
    ]

    let kinds: Set<ElementKind>? = [.verticalStack]

    /// An edge with what lies at it.
    struct Signal: Hashable, Sendable {
        /// What is covered.
        let element: NamedElement
        /// Whether it is at the top; at the bottom otherwise.
        let isTop: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let (edges, use) = Self.ignoring(element), use.condition == nil else { return }
        let parts = element.children(in: .content)
        guard screen.screen.reachesTouchDevices, parts.contains(where: { $0.kind == .spacer }), !Self.isRoomy(element)
        else {
            return answers.pass()
        }
        for (part, isTop) in [(parts.first, true), (parts.last, false)] {
            guard let part, edges.reaches(top: isTop), part.kind == .text || part.kind == .button, !Self.isRoomy(part),
                Self.isAlone(element)
            else { continue }
            let signal = Signal(element: NamedElement(part), isTop: isTop)
            return answers.violation(signal, on: element, at: use.place, certainty: .likely)
        }
        answers.cannotTell(
            en: "what lies at the edge cannot be told without a layout", ko: "가장자리에 무엇이 놓이는지는 레이아웃 없이 알 수 없습니다")
    }

    /// The edges that the column ignores by itself, or with a pile of views around it that keeps no distance either.
    private static func ignoring(_ column: ElementView) -> (edges: [String], use: AttributeUse)? {
        var level = column
        while true {
            if let found = level.outermost({ $0.ignoredEdges }) { return (found.value, found.use) }
            guard level.slot == .content, !isRoomy(level), let outer = level.parent,
                outer.kind == .depthStack || outer.kind == .group || outer.kind == .customView || outer.kind == .layered
            else { return nil }
            level = outer
        }
    }

    /// Whether a padding, a frame or an offset may keep it away from the edge.
    private static func isRoomy(_ element: ElementView) -> Bool {
        element.has { attribute in
            switch attribute {
            case .layout(.padding(let padding)): ![["horizontal"], ["leading"], ["trailing"]].contains(padding.edges)
            case .layout(.frame), .layout(.offset), .unknownModifier: true
            default: false
            }
        }
    }

    /// Whether nothing around it can put it elsewhere than over the whole screen.
    private static func isAlone(_ element: ElementView) -> Bool {
        element.slot == .content
            && element.ancestors.allSatisfy { level in
                (level.kind.isTransparent || level.kind == .navigationContainer || level.kind == .depthStack)
                    && level.slot == .content && !isRoomy(level)
            }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: signal.isTop
                ? Bilingual(
                    en: "The \(signal.element.en) lies under the status bar: the column ignores the safe area, and "
                        + "nothing keeps it away from the top.",
                    ko: "\(signal.element.ko)이(가) 상태 막대 아래에 놓입니다. 세로 스택이 안전 영역을 무시하고 위쪽에 여백도 없습니다.")
                : Bilingual(
                    en: "The \(signal.element.en) lies under the home indicator: the column ignores the safe area, and "
                        + "nothing keeps it away from the bottom.",
                    ko: "\(signal.element.ko)이(가) 홈 화면 표시기 아래에 놓입니다. 세로 스택이 안전 영역을 무시하고 아래쪽에 여백도 "
                        + "없습니다."),
            fix: Wording(
                en: "Let only the background ignore it: \(.backgroundToTheEdges).",
                ko: "\(.backgroundToTheEdges)처럼 배경만 안전 영역을 무시하게 하세요."))
    }
}

extension Attribute {
    /// The edges at which the safe area is ignored.
    fileprivate var ignoredEdges: [String]? {
        guard case .layout(.ignoresSafeArea(let edges)) = self else { return nil }
        return edges
    }
}

extension [String] {
    /// Whether edges take in the top or the bottom.
    fileprivate func reaches(top isTop: Bool) -> Bool {
        contains { edge in
            edge == "all" || edge == "vertical" || edge == (isTop ? "top" : "bottom")
        }
    }
}
