import HandrailModel
import HandrailSemantics
import HandrailSource

/// Content held to the top of the screen at the height that a bar had on some device.
struct LiteralBarHeight: ElementRule {
    static let info = RuleInfo(
        id: "literal-bar-height",
        title: Bilingual(en: "Height of a bar as a number", ko: "숫자로 고정한 막대 높이"),
        reason: Bilingual(
            en: """
                Status bars are between 20 and 62 points high, depending on the device; content placed by one number \
                lies under another's.
                """,
            ko: "상태 막대의 높이는 기기에 따라 20~62 pt입니다. 한 가지 숫자로 배치한 콘텐츠는 다른 기기에서 막대에 가려집니다."),
        impact: .moderate, guidelines: ["layout.status-bar-height", "layout.safe-areas"], criteria: [],
        asksOfScreen: true, examples: examples)

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

    private static func list(_ insets: String, of property: String = "contentInset", isFound: Bool = false) -> String {
        """
        final class BoardController: UIViewController {
            private let board = UITableView()

            override func viewDidLoad() {
                super.viewDidLoad()
                \(isFound ? "↓" : "")board.\(property) = \(insets)
                view.addSubview(board)
            }
        }
        """
    }

    private static func held(_ constraint: String, isFound: Bool = false) -> String {
        """
        final class BoardController: UIViewController {
            private let board = UITableView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(board)
                \(isFound ? "↓" : "")board.\(constraint).isActive = true
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            label(
                "↓<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" secondAttribute=\"top\" "
                    + "constant=\"20\" id=\"k\"/>"
            )),
        RuleExample(
            .review,
            label(
                "↓<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" secondAttribute=\"top\" "
                    + "constant=\"64\" id=\"k\"/>"
            )),
        RuleExample(
            .silent,
            label(
                "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" "
                    + "constant=\"20\" id=\"k\"/>"
            )),
        RuleExample(
            .silent,
            label(
                "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" secondAttribute=\"topMargin\" "
                    + "constant=\"20\" id=\"k\"/>"
            )),
        RuleExample(.silent, "Text(\"Departures\").padding(.top, 20)"),
        RuleExample(
            .review,
            """
            final class BoardController: UIViewController {
                private let heading = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = NSLocalizedString("Departures", comment: "")
                    view.addSubview(heading)
                    ↓heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 64).isActive = true
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class BoardController: UIViewController {
                private let bar = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let heading = UILabel()
                    heading.text = NSLocalizedString("Departures", comment: "")
                    bar.addSubview(heading)
                    view.addSubview(bar)
                    NSLayoutConstraint.activate([
                        bar.topAnchor.constraint(equalTo: view.topAnchor),
                        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                        ↓bar.heightAnchor.constraint(equalToConstant: 64),
                    ])
                }
            }
            """),
        RuleExample(.review, list("UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0)", isFound: true)),
        RuleExample(.review, list("UIEdgeInsets(top: 0, left: 0, bottom: 49, right: 0)", isFound: true)),
        RuleExample(.review, list("64", of: "contentInset.top", isFound: true)),
        RuleExample(.nearMiss("no bar is that low"), list("12", of: "contentInset.top")),
        RuleExample(.review, held("topAnchor.constraint(equalTo: view.topAnchor, constant: 88)", isFound: true)),
        RuleExample(.review, held("bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -49)", isFound: true)),
        RuleExample(
            .silent, held("bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -49)")),
        RuleExample(
            .nearMiss("no bar is that high"),
            held("bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -120)")),
        RuleExample(
            .nearMiss("no bar is as high as this margin"), list("UIEdgeInsets(top: 16, left: 0, bottom: 16, right: "
                + "0)")),
        RuleExample(
            .nearMiss("it stands below something else, not below a bar"),
            """
            final class BoardController: UIViewController {
                private let logo = UIImageView(image: UIImage(named: "logo"))
                private let heading = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = NSLocalizedString("Departures", comment: "")
                    view.addSubview(logo)
                    view.addSubview(heading)
                    logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 30).isActive = true
                    heading.topAnchor.constraint(equalTo: view.topAnchor, constant: 88).isActive = true
                }
            }
            """),
        RuleExample(
            .nearMiss("far below any bar"),
            label(
                "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" secondAttribute=\"top\" "
                    + "constant=\"160\" id=\"k\"/>"
            )),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.layout(.constraint), .layout(.contentInset)]

    /// The height.
    enum Signal: Hashable, Sendable {
        /// How far below the top of the screen something begins, in points.
        case under(height: Double)
        /// How far above the bottom of the screen what scrolls ends, in points.
        case above(height: Double)
        /// How high a bar of the app's own is that begins at the top of the screen, in points.
        case asHigh(height: Double)
        /// How far what scrolls keeps away from the top, or from the bottom, of the screen, in points.
        case inset(height: Double, atTop: Bool)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        // What comes up as a sheet begins below the bars.
        guard screen.screen.isOnTouchScreen, screen.screen.presentation != .sheet else { return }
        if let (inset, place) = Self.barInset(element) {
            return answers.review(
                .inset(height: inset.height, atTop: inset.atTop), on: element, at: place, certainty: .likely)
        }
        let isGroup = element.kind == .group || element.kind == .customView
        let scrolls = Self.scrolling.contains(element.kind)
        guard isGroup || scrolls || element.kind.isControl || element.kind.showsText else { return }
        if scrolls, let (height, place) = Self.endAboveBars(element) {
            return answers.review(.above(height: height), on: element, at: place, certainty: .likely)
        }
        let upper = element.constraints.filter {
            $0.use.attribute == "top" && $0.use.relation == .equal && $0.use.isRequired && $0.attribute.condition == nil
        }
        for (use, attribute) in upper {
            guard use.otherAttribute == "top", use.target == .screen, !use.isConditional,
                case .known(let offset) = use.offset,
                upper.allSatisfy({ $0.use == use })
            else { continue }
            if isGroup {
                guard offset == 0, let (height, place) = Self.ownBar(element) else { continue }
                return answers.review(.asHigh(height: height), on: element, at: place, certainty: .likely)
            }
            guard Self.both.contains(offset) || Self.status.contains(offset) && Self.isBareAtTop(screen.screen),
                !Self.hasOthers(above: offset, than: element)
            else { continue }
            return answers.review(.under(height: offset), on: element, at: attribute.place, certainty: .likely)
        }
        answers.pass()
    }

    private static let scrolling: Set<ElementKind> = [.list, .table, .scrollView, .form, .lazyContainer]

    /// How far above the bottom of the screen something ends, where that is as high as the bars there are on some
    /// device and nothing else stands there.
    private static func endAboveBars(_ element: ElementView) -> (height: Double, place: SourcePlace)? {
        let lower = element.constraints.filter {
            $0.use.attribute == "bottom" && $0.use.relation == .equal && $0.use.isRequired
                && $0.attribute.condition == nil
        }
        guard lower.count == 1, let (use, attribute) = lower.first, use.otherAttribute == "bottom",
            use.target == .screen, !use.isConditional,
            case .known(let offset) = use.offset, bottom.contains(abs(offset)), let holder = element.parent
        else { return nil }
        let isTaken = holder.children.contains { other in
            other.index != element.index
                && other.constraints.contains { $0.use.attribute == "bottom" && $0.use.target == .screen }
        }
        return isTaken ? nil : (abs(offset), attribute.place)
    }

    /// Heights in points of the bars at the bottom, on devices with a Home button and without.
    private static let bottom: Set<Double> = [49, 83]

    /// How far what scrolls keeps away from an edge, where that is as high as the bars there are on some device.
    private static func barInset(_ element: ElementView) -> (inset: (height: Double, atTop: Bool), place: SourcePlace)?
    {
        for use in element.attributes where use.condition == nil {
            guard case .layout(.contentInset(let top, let bottom)) = use.attribute else { continue }
            if both.contains(top) { return ((top, true), use.place) }
            if Self.bottom.contains(bottom) { return ((bottom, false), use.place) }
        }
        return nil
    }

    /// Whether nothing but the status bar is known to lie at the top. Where a navigation bar is shown, what is under
    /// the status bar alone is under that bar; where code shows a screen in a way nobody knows, the distance may be any
    /// margin.
    private static func isBareAtTop(_ screen: Screen) -> Bool {
        switch screen.presentation {
        case .cover: true
        case .root, .tab: screen.toolkit == .interfaceFile
        case .navigation, .sheet, .popover, .dialog, .widget, .part, .component: false
        }
    }

    /// Heights in points of the status bar on some device.
    private static let status: Set<Double> = [20, 44, 47, 59]
    /// Heights in points of status bar and navigation bar together on some device.
    private static let both: Set<Double> = [64, 88, 91, 98, 103]

    /// Whether something else begins between the top of the screen and this: then it stands below that, not below a
    /// bar.
    private static func hasOthers(above offset: Double, than element: ElementView) -> Bool {
        guard let holder = element.parent else { return false }
        return holder.children.contains { other in
            guard other.index != element.index else { return false }
            let constraints = other.constraints.map(\.use)
            // What fills the screen lies behind.
            guard !constraints.contains(where: { $0.attribute == "bottom" && $0.target == .screen }) else {
                return false
            }
            return constraints.contains { use in
                guard use.attribute == "top", use.otherAttribute == "top", use.target == .screen else { return false }
                return use.offset.value.map { $0 < offset } ?? true
            }
        }
    }

    /// The height of a strip across the screen that is as high as the bars on some device, where words or controls are
    /// in it.
    private static func ownBar(_ element: ElementView) -> (height: Double, place: SourcePlace)? {
        let sides = element.constraints.map(\.use).filter { $0.target == .screen && $0.offset == .known(0) }
        guard sides.contains(where: { $0.attribute == "leading" || $0.attribute == "left" }),
            sides.contains(where: { $0.attribute == "trailing" || $0.attribute == "right" })
        else { return nil }
        let heights = element.attributes.compactMap { use -> (Double, SourcePlace)? in
            guard case .layout(.frame(let frame)) = use.attribute, let height = frame.height.value else { return nil }
            return (height, use.place)
        }
        guard heights.count == 1, let (height, place) = heights.first, both.contains(height),
            element.descendants.contains(where: { $0.kind.isControl || $0.kind == .text })
        else { return nil }
        return (height, place)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .under(let height):
            Phrasing(
                message: Bilingual(
                    en: """
                        This is held \(height.inPoints) pt below the top of the screen, the height of a bar on some \
                        devices only.
                        """,
                    ko: "화면 상단에서 \(height.inPoints) pt 아래에 고정되어 있습니다. 일부 기기에서만 맞는 막대 높이입니다."),
                fix: Wording(
                    en: "Hold it to the top of the safe area, which knows the bars of every device.",
                    ko: "기기마다 다른 막대 높이를 반영하는 안전 영역의 상단에 맞추세요."))
        case .above(let height):
            Phrasing(
                message: Bilingual(
                    en: """
                        What scrolls here ends \(height.inPoints) pt above the bottom of the screen, the height of a \
                        bar on some devices only.
                        """,
                    ko: "스크롤되는 영역이 화면 하단에서 \(height.inPoints) pt 위에 끝납니다. 일부 기기에서만 맞는 막대 높이입니다."),
                fix: Wording(
                    en: """
                        Let it reach the bottom of the screen: the safe area keeps what it shows above the bars of \
                        every device.
                        """,
                    ko: "화면 하단까지 이어지게 하세요. 안전 영역이 내용을 기기마다 다른 막대 위에 두어 줍니다."))
        case .inset(let height, let atTop):
            Phrasing(
                message: Bilingual(
                    en: """
                        What scrolls here keeps \(height.inPoints) pt away from the \(atTop ? "top" : "bottom"), the \
                        height of the bars on some devices only.
                        """,
                    ko: "스크롤되는 내용이 \(atTop ? "상단" : "하단")에서 \(height.inPoints) pt 떨어져 있습니다. 일부 기기에서만 맞는 막대 높이입니다."),
                fix: Wording(
                    en: """
                        Leave contentInsetAdjustmentBehavior at automatic, which adds the bars of every device, and \
                        take the number away.
                        """,
                    ko: "contentInsetAdjustmentBehavior를 automatic으로 두면 기기마다 다른 막대 높이가 더해지므로 숫자를 지우세요."))
        case .asHigh(let height):
            Phrasing(
                message: Bilingual(
                    en: """
                        This bar of the app's own is \(height.inPoints) pt high from the top of the screen, as the \
                        bars of some devices are; on others the status bar lies over what is in it.
                        """,
                    ko: """
                        앱이 직접 만든 이 막대는 화면 상단부터 높이가 \(height.inPoints) pt로, 일부 기기의 막대 높이와만 같습니다. 다른 기기에서는 상태 막대가 내용을 \
                        가립니다.
                        """),
                fix: Wording(
                    en: """
                        Hold what is in it to the top of the safe area and let the bar grow with it, instead of giving \
                        it a height.
                        """,
                    ko: "높이를 정하는 대신, 막대 안의 내용을 안전 영역의 상단에 맞추고 막대가 그에 따라 커지게 하세요."))
        }
    }
}
