import HandrailModel
import HandrailSemantics
import HandrailSource

/// A control that lies where the system's own gestures begin.
struct ControlAtBottomEdge: ElementRule {
    static let info = RuleInfo(
        id: "control-at-bottom-edge",
        title: Bilingual(en: "Control at the bottom edge", ko: "화면 하단 가장자리의 컨트롤"),
        reason: Bilingual(
            en: "People swipe up from the bottom edge to leave the app; a control there is covered by the home indicator and easily missed.",
            ko: "화면 하단 가장자리는 앱을 나갈 때 쓸어올리는 자리입니다. 이곳의 컨트롤은 홈 화면 표시기에 가려지고 잘못 누르기 쉽습니다."),
        impact: .moderate, guidelines: ["layout.bottom-edge-controls"], criteria: [], examples: examples)

    private static func button(_ constraint: String) -> String {
        """
        <scene sceneID="s1">
        <objects>
        <viewController id="c1" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>
        <button id="a">
        <rect key="frame" x="0.0" y="794" width="390" height="50"/>
        <state key="normal" title="Continue"/>
        </button>
        </subviews>
        <constraints>
        \(constraint)
        </constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>
        </view>
        </viewController>
        </objects>
        </scene>
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            button("↓<constraint firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\" id=\"k\"/>")),
        RuleExample(
            .review,
            button("↓<constraint firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"v1\" secondAttribute=\"bottom\" constant=\"-8\" id=\"k\"/>")),
        RuleExample(
            .silent,
            button("<constraint firstItem=\"safe\" firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\" id=\"k\"/>")),
        RuleExample(
            .silent,
            button("<constraint firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\" constant=\"48\" id=\"k\"/>")),
        RuleExample(.silent, "VStack { Spacer(); Button(\"Continue\") { next() } }"),
        RuleExample(
            .nearMiss("the margins keep clear of the home indicator"),
            button("<constraint firstAttribute=\"bottomMargin\" secondItem=\"a\" secondAttribute=\"bottom\" id=\"k\"/>")),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.constraint]

    /// How far it lies from the edge.
    struct Signal: Hashable, Sendable {
        /// In points.
        let distance: Double
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.kind.isControl, screen.screen.isOnTouchScreen else { return }
        for (use, attribute) in element.constraints {
            guard use.attribute == "bottom", use.otherAttribute == "bottom", use.target == .screen, use.isRequired,
                use.relation == .equal, case .known(let offset) = use.offset, abs(offset) < Self.height
            else { continue }
            return answers.review(Signal(distance: abs(offset)), on: element, at: attribute.place, certainty: .likely)
        }
        answers.pass()
    }

    /// Height in points of the area at the bottom that the safe area leaves out in portrait is 34; what lies farther than
    /// this from the edge clears the indicator itself.
    private static let height = 20.0

    func phrase(_ signal: Signal) -> Phrasing {
        let distance = signal.distance.inPoints
        return Phrasing(
            message: Bilingual(
                en: signal.distance == 0
                    ? "This control is held to the bottom edge of the screen, below the safe area."
                    : "This control is held \(distance) pt above the bottom edge of the screen, below the safe area.",
                ko: signal.distance == 0
                    ? "이 컨트롤은 안전 영역 밖인 화면 하단 가장자리에 맞춰져 있습니다."
                    : "이 컨트롤은 안전 영역 밖인 화면 하단 가장자리에서 \(distance) pt 위에 맞춰져 있습니다."),
            fix: Bilingual(
                en: "Hold it to the bottom of the safe area; let only the background reach the edge.",
                ko: "컨트롤은 안전 영역의 하단에 맞추고, 가장자리까지는 배경만 채우세요."))
    }
}
