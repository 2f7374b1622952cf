import HandrailModel
import HandrailSemantics
import HandrailSource

/// A control that lies where the system's own gestures begin.
struct ControlAtBottomEdge: ElementRule {
    static let info = RuleInfo(
        id: "control-at-bottom-edge",
        title: Bilingual(en: "Control at the bottom edge", ko: "화면 하단 가장자리의 컨트롤"),
        reason: Bilingual(
            en: """
                People swipe up from the bottom edge to leave the app; a control there is covered by the home \
                indicator and easily missed.
                """,
            ko: "화면 하단 가장자리는 앱을 나갈 때 쓸어올리는 자리입니다. 이곳의 컨트롤은 홈 화면 표시기에 가려지고 잘못 누르기 쉽습니다."),
        impact: .moderate, guidelines: ["layout.bottom-edge-controls"], criteria: [],
        asksOfScreen: true, needsOfCaptures: [.role, .frame], examples: examples)

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

    private static func bar(height: Int) -> String {
        let isLow = height < 64
        return """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <view contentMode="scaleToFill" id="bar">
            <rect key="frame" x="0.0" y="\(844 - height)" width="390" height="\(height)"/>
            <subviews>
            <button id="a">
            <rect key="frame" x="120" y="8" width="150" height="34"/>
            <state key="normal" title="Continue"/>
            </button>
            </subviews>
            <constraints>
            <constraint firstAttribute="height" constant="\(height)" id="h"/>
            \(isLow ? "↓" : "")<constraint firstItem="a" firstAttribute="centerY" secondItem="bar" \
            secondAttribute="centerY" id="m"/>
            </constraints>
            </view>
            </subviews>
            <constraints>
            <constraint firstAttribute="bottom" secondItem="bar" secondAttribute="bottom" id="k"/>
            </constraints>
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
            button(
                "↓<constraint firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"v1\" secondAttribute=\"bottom\" "
                    + "constant=\"-8\" id=\"k\"/>"
            )),
        RuleExample(
            .silent,
            button(
                "<constraint firstItem=\"safe\" firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\" "
                    + "id=\"k\"/>"
            )),
        RuleExample(
            .silent,
            button(
                "<constraint firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"bottom\" constant=\"48\" "
                    + "id=\"k\"/>"
            )),
        RuleExample(.silent, "VStack { Spacer(); Button(\"Continue\") { next() } }"),
        RuleExample(
            .review,
            """
            final class CheckoutController: UIViewController {
                private let order = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    order.setTitle(NSLocalizedString("Order", comment: ""), for: .normal)
                    view.addSubview(order)
                    ↓order.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8).isActive = true
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class CheckoutController: UIViewController {
                private let order = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    order.setTitle(NSLocalizedString("Order", comment: ""), for: .normal)
                    view.addSubview(order)
                    order.snp.makeConstraints { make in
                        make.leading.trailing.equalToSuperview()
                        ↓make.bottom.equalToSuperview()
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class CheckoutController: UIViewController {
                private let order = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    order.setTitle(NSLocalizedString("Order", comment: ""), for: .normal)
                    ↓order.frame = CGRect(x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)
                    view.addSubview(order)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class CheckoutController: UIViewController {
                private let order = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    order.setTitle(NSLocalizedString("Order", comment: ""), for: .normal)
                    view.addSubview(order)
                    order.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor).isActive = true
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class CheckoutController: UIViewController {
                private let bar = UIView()
                private let buttons = UIStackView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let order = UIButton(type: .system)
                    order.setTitle(NSLocalizedString("Order", comment: ""), for: .normal)
                    buttons.addArrangedSubview(order)
                    bar.addSubview(buttons)
                    view.addSubview(bar)
                    NSLayoutConstraint.activate([
                        ↓buttons.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -4),
                        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    ])
                }
            }
            """),
        RuleExample(
            .nearMiss("a field that covers the whole screen"),
            """
            final class CheckoutController: UIViewController {
                private let backdrop = UIButton(type: .custom)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    backdrop.accessibilityLabel = NSLocalizedString("Dismiss", comment: "")
                    view.addSubview(backdrop)
                    NSLayoutConstraint.activate([
                        backdrop.topAnchor.constraint(equalTo: view.topAnchor),
                        backdrop.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    ])
                }
            }
            """),
        RuleExample(.review, bar(height: 49)),
        RuleExample(.nearMiss("the middle of the bar lies above the indicator"), bar(height: 96)),
        RuleExample(
            .nearMiss("the margins keep clear of the home indicator"),
            button("<constraint firstAttribute=\"bottomMargin\" secondItem=\"a\" secondAttribute=\"bottom\" id=\"k\"/>")
        ),
    ]

    let kinds: Set<ElementKind>? = Set(ElementKind.allCases.filter { $0.isControl && $0 != .textEditor })

    /// How far it lies from the edge.
    struct Signal: Hashable, Sendable {
        /// In points.
        let distance: Double
        /// Whether that is where its middle is held, not its lower edge.
        let isMiddle: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture { return examine(element, on: capture, &answers) }
        guard element.tree.attributeKinds.contains(.layout(.constraint)), screen.screen.isOnTouchScreen else { return }
        if let (offset, place) = Self.distance(of: element, on: screen.screen), abs(offset) < Self.height,
            !Self.reachesUp(element)
        {
            answers.review(Signal(distance: abs(offset), isMiddle: false), on: element, at: place, certainty: .likely)
        } else if let (offset, place) = Self.middle(of: element, on: screen.screen), offset < Self.area,
            !Self.reachesUp(element)
        {
            answers.review(Signal(distance: offset, isMiddle: true), on: element, at: place, certainty: .likely)
        } else {
            answers.pass()
        }
    }

    /// How far above the lower edge of the screen the middle of an element is held, which is that of the strip it lies
    /// in, and where that is said; `nil` where it is not known to be.
    private static func middle(of element: ElementView, on screen: Screen) -> (offset: Double, place: SourcePlace)? {
        guard let strip = element.parent else { return nil }
        let across = element.constraints.filter {
            centers.contains($0.use.attribute) && $0.use.isRequired && $0.attribute.condition == nil
        }
        // A row of controls is held as one.
        if strip.kind == .horizontalStack, across.isEmpty, screen.toolkit != .swiftUI {
            return middle(of: strip, on: screen)
        }
        guard strip.kind == .group || strip.kind == .customView else { return nil }
        guard across.count == 1, case (let use, let attribute)? = across.first, use.target == .container,
            use.relation == .equal,
            !use.isConditional, centers.contains(use.otherAttribute), case .known(let offset) = use.offset,
            let height = height(of: strip), let around = distance(of: strip, on: screen),
            abs(around.offset) < Self.height
        else { return nil }
        return (height / 2 - offset - around.offset, attribute.place)
    }

    private static let centers: Set<String> = ["centerY", "centerYWithinMargins"]

    /// The height in points that an element certainly has.
    private static func height(of element: ElementView) -> Double? {
        let heights = element.attributes.compactMap { use -> Fact<Double>? in
            guard case .layout(.frame(let frame)) = use.attribute, !frame.height.isAbsent, use.condition == nil else {
                return nil
            }
            return frame.height
        }
        return heights.count == 1 ? heights[0].value : nil
    }

    /// How far below the lower edge of the screen that of an element is held, by itself or with the views that it lies
    /// in, and where that is said; `nil` where it is held to something else, or is not known to be held.
    private static func distance(
        of element: ElementView, on screen: Screen, depth: Int = 0
    ) -> (offset: Double, place: SourcePlace)? {
        guard depth < deepest, let parent = element.parent else { return nil }
        let lower =
            element.has(.layout(.constraint))
            ? element.constraints.filter {
                $0.use.attribute == "bottom" && $0.use.relation == .equal && $0.use.isRequired
                    && $0.attribute.condition == nil
            }
            : []
        guard let (use, attribute) = lower.first else {
            return endsStack(element, parent, screen) ? distance(of: parent, on: screen, depth: depth + 1) : nil
        }
        guard use.otherAttribute == "bottom", !use.isConditional, case .known(let offset) = use.offset,
            // Held to two things, it is held to either in some cases only.
            lower.allSatisfy({ $0.use == use })
        else { return nil }
        switch use.target {
        case .screen: return (offset, attribute.place)
        case .container:
            guard parent.kind == .group || parent.kind == .customView,
                let around = distance(of: parent, on: screen, depth: depth + 1)
            else { return nil }
            return (offset + around.offset, attribute.place)
        case .sibling, .safeArea, .margins, .keyboard, .topLayoutGuide, .bottomLayoutGuide: return nil
        }
    }

    /// Whether an element ends where the stack does that arranges it.
    private static func endsStack(_ element: ElementView, _ stack: ElementView, _ screen: Screen) -> Bool {
        guard screen.toolkit != .swiftUI else { return false }
        switch stack.kind {
        case .horizontalStack: return true
        case .verticalStack: return stack.children.reversed().first?.index == element.index
        default: return false
        }
    }

    private static let deepest = 6

    /// Whether most of a control lies above the indicator: it is high enough, or as high as something decides that is
    /// not known.
    private static func reachesUp(_ element: ElementView) -> Bool {
        let heights = element.attributes.compactMap { use -> Fact<Double>? in
            guard case .layout(.frame(let frame)) = use.attribute, !frame.height.isAbsent else { return nil }
            return frame.height
        }
        guard heights.isEmpty else { return heights.contains { $0.value.map { $0 > tallest } ?? true } }
        let upper = element.constraints.filter { $0.use.attribute == "top" && $0.attribute.condition == nil }
        // From top to bottom of a low strip it is no higher than that.
        if let strip = element.parent, let height = height(of: strip), height <= tallest,
            upper.allSatisfy({ $0.use.target == .container })
        {
            return false
        }
        return !upper.isEmpty
    }

    /// Height in points of the area at the bottom that the safe area leaves out in portrait is 34; what lies farther
    /// than this from the edge clears the indicator itself.
    private static let height = 20.0
    /// Height in points of the area at the bottom that the safe area leaves out in portrait.
    private static let area = 34.0
    /// In points: a control that is higher keeps room for its title above the area.
    private static let tallest = 64.0

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Self.message(signal),
            fix: Wording(
                en: "Hold it to the bottom of the safe area; let only the background reach the edge.",
                ko: "컨트롤은 안전 영역의 하단에 맞추고, 가장자리까지는 배경만 채우세요."))
    }

    private static func message(_ signal: Signal) -> Bilingual {
        let distance = signal.distance.inPoints
        if signal.isMiddle {
            return Bilingual(
                en: """
                    The middle of this control is held \(distance) pt above the bottom edge of the screen, below the \
                    safe area.
                    """,
                ko: "이 컨트롤의 가운데가 안전 영역 밖인 화면 하단 가장자리에서 \(distance) pt 위에 맞춰져 있습니다.")
        }
        return Bilingual(
            en: signal.distance == 0
                ? "This control is held to the bottom edge of the screen, below the safe area."
                : "This control is held \(distance) pt above the bottom edge of the screen, below the safe area.",
            ko: signal.distance == 0
                ? "이 컨트롤은 안전 영역 밖인 화면 하단 가장자리에 맞춰져 있습니다."
                : "이 컨트롤은 안전 영역 밖인 화면 하단 가장자리에서 \(distance) pt 위에 맞춰져 있습니다.")
    }
}
