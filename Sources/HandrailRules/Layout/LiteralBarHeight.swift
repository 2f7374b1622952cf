import HandrailModel
import HandrailSemantics
import HandrailSource

/// Content held to the top of the screen at the height that a bar had on some device.
struct LiteralBarHeight: ElementRule {
    static let info = RuleInfo(
        id: "literal-bar-height",
        title: Bilingual(en: "Height of a bar as a number", ko: "숫자로 고정한 막대 높이"),
        reason: Bilingual(
            en: "Status bars are between 20 and 62 points high, depending on the device; content placed by one number lies under another's.",
            ko: "상태 막대의 높이는 기기에 따라 20~62 pt입니다. 한 가지 숫자로 배치한 콘텐츠는 다른 기기에서 막대에 가려집니다."),
        impact: .moderate, guidelines: ["layout.status-bar-height", "layout.safe-areas"], criteria: [],
        examples: examples)

    private static func label(_ constraint: String) -> String {
        """
        <scene sceneID="s1">
        <objects>
        <viewController id="c1" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>
        <label text="Departures" id="a">
        <rect key="frame" x="20" y="20" width="200" height="21"/>
        </label>
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
            label("↓<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" secondAttribute=\"top\" constant=\"20\" id=\"k\"/>")),
        RuleExample(
            .review,
            label("↓<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" secondAttribute=\"top\" constant=\"64\" id=\"k\"/>")),
        RuleExample(
            .silent,
            label("<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" constant=\"20\" id=\"k\"/>")),
        RuleExample(
            .silent,
            label("<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" secondAttribute=\"topMargin\" constant=\"20\" id=\"k\"/>")),
        RuleExample(.silent, "Text(\"Departures\").padding(.top, 20)"),
        RuleExample(
            .nearMiss("far below any bar"),
            label("<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" secondAttribute=\"top\" constant=\"160\" id=\"k\"/>")),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.constraint]

    /// The height.
    struct Signal: Hashable, Sendable {
        /// In points.
        let height: Double
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard screen.screen.isOnTouchScreen, element.kind.isControl || element.kind.showsText else { return }
        for (use, attribute) in element.constraints {
            guard use.attribute == "top", use.otherAttribute == "top", use.target == .screen, use.relation == .equal,
                use.isRequired, case .known(let offset) = use.offset, Self.heights.contains(offset)
            else { continue }
            return answers.review(Signal(height: offset), on: element, at: attribute.place, certainty: .likely)
        }
        answers.pass()
    }

    /// Heights in points of the status bar, and of status bar and navigation bar together, on some device.
    private static let heights: Set<Double> = [20, 44, 47, 50, 54, 59, 62, 64, 88, 91, 98, 103]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "This is held \(signal.height.inPoints) pt below the top of the screen, the height of a bar on some devices only.",
                ko: "화면 상단에서 \(signal.height.inPoints) pt 아래에 고정되어 있습니다. 일부 기기에서만 맞는 막대 높이입니다."),
            fix: Bilingual(
                en: "Hold it to the top of the safe area, which knows the bars of every device.",
                ko: "기기마다 다른 막대 높이를 반영하는 안전 영역의 상단에 맞추세요."))
    }
}
