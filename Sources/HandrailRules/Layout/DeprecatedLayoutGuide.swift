import HandrailModel
import HandrailSemantics
import HandrailSource

/// A screen laid out by the guides that the safe area has replaced.
struct DeprecatedLayoutGuide: ScreenRule {
    static let info = RuleInfo(
        id: "deprecated-layout-guide",
        title: Bilingual(en: "Top or bottom layout guide", ko: "사용이 중단된 레이아웃 가이드"),
        reason: Bilingual(
            en: """
                The guides at the top and bottom know nothing of rounded corners and of the sides in landscape, where \
                a camera housing covers content.
                """,
            ko: "위아래 레이아웃 가이드는 둥근 모서리와 가로 방향의 카메라 영역을 알지 못해 콘텐츠가 가려질 수 있습니다."),
        impact: .minor, guidelines: ["layout.safe-areas"], criteria: [], examples: examples)

    private static func scene(_ guide: String, _ constraint: String) -> String {
        """
        <scene sceneID="s1">
        <objects>
        ↓<viewController id="c1" sceneMemberID="viewController">
        <layoutGuides>
        <viewControllerLayoutGuide type="\(guide)" id="guide"/>
        </layoutGuides>
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews>
        <label text="Departure" id="a">
        <rect key="frame" x="20" y="60" width="100" height="21"/>
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

    private static func quiet(_ code: String) -> String { code.filter { $0 != "↓" } }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            scene(
                "top",
                "↓<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"guide\" secondAttribute=\"bottom\" "
                    + "constant=\"20\" id=\"k\"/>"
            )
            .replacing("↓<viewController", with: "<viewController")),
        RuleExample(
            .review,
            scene(
                "bottom",
                "↓<constraint firstItem=\"guide\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\" "
                    + "constant=\"20\" id=\"k\"/>"
            )
            .replacing("↓<viewController", with: "<viewController")),
        RuleExample(
            .silent,
            quiet(
                scene(
                    "top",
                    "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\" "
                        + "constant=\"20\" id=\"k\"/>"
                ))),
        RuleExample(
            .silent,
            quiet(
                scene(
                    "top",
                    "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v1\" "
                        + "secondAttribute=\"topMargin\" id=\"k\"/>"
                ))),
        RuleExample(
            .review,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departure", comment: "")
                    view.addSubview(note)
                    ↓note.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departure", comment: "")
                    view.addSubview(note)
                    if #available(iOS 11.0, *) {
                        note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
                    } else {
                        note.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
                    }
                }
            }
            """),
        RuleExample(.silent, "Text(\"Departure\").safeAreaPadding()"),
        RuleExample(
            .nearMiss("a label that stays hidden is nowhere"),
            quiet(
                scene(
                    "top",
                    "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"guide\" "
                        + "secondAttribute=\"bottom\" id=\"k\"/>"
                )
            )
            .replacing("<label text", with: "<label hidden=\"YES\" text")),
        RuleExample(
            .nearMiss("old files declare the guides without using them"),
            quiet(
                scene(
                    "bottom",
                    "<constraint firstItem=\"a\" firstAttribute=\"centerX\" secondItem=\"v1\" "
                        + "secondAttribute=\"centerX\" id=\"k\"/>"
                ))),
    ]

    /// Which guides are used, and how often.
    struct Signal: Hashable, Sendable {
        /// Number of constraints.
        let count: Int
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard screen.screen.isOnTouchScreen, !screen.screen.runsBeforeSafeAreas else { return }
        var found: [(ElementView, SourcePlace)] = []
        let tree = screen.screen.tree
        for index in tree.elements.indices where tree.elements[index].attributeKinds.contains(.layout(.constraint)) {
            if DeclaredVisibility(of: tree[index]).staysHidden { continue }
            for (use, attribute) in tree[index].constraints {
                guard use.target == .topLayoutGuide || use.target == .bottomLayoutGuide else { continue }
                if !found.contains(where: { $0.1 == attribute.place }) { found.append((tree[index], attribute.place)) }
            }
        }
        guard let first = found.min(by: { $0.1 < $1.1 }) else { return answers.pass() }
        let others = found.map(\.1).filter { $0 != first.1 }.sorted()
        answers.review(
            Signal(count: found.count), on: first.0, at: first.1, certainty: .certain,
            related: others.map { RelatedPlace(place: $0, why: Bilingual(
                en: "held to such a guide too",
                ko: "여기도 같은 가이드에 맞춰져 있습니다")) }, cause: .app("guides"))
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        phrase(signal).saying(
            Bilingual(
                en: """
                    Constraints of \(places) screens hold to the top or bottom layout guide, which the safe area \
                    replaced in iOS 11.
                    """,
                ko: "화면 \(places)개의 제약이 iOS 11에서 안전 영역으로 대체된 위쪽·아래쪽 레이아웃 가이드를 사용합니다."))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: signal.count == 1
                    ? "A constraint of this screen holds to the top or bottom layout guide, which the safe area "
                        + "replaced in iOS 11."
                    : "\(signal.count) constraints of this screen hold to the top or bottom layout guide, which the "
                        + "safe area replaced in iOS 11.",
                ko: "이 화면의 제약 \(signal.count)개가 iOS 11에서 안전 영역으로 대체된 위쪽·아래쪽 레이아웃 가이드를 사용합니다."),
            fix: Wording(
                en: "Hold to \(.safeAreaLayoutGuide).",
                ko: "\(.safeAreaLayoutGuide)에 맞추세요."),
            inInterfaceFiles: Wording(
                en: "Turn on “Use Safe Area Layout Guides” in the File inspector; Xcode rewrites the constraints.",
                ko: "File inspector에서 “Use Safe Area Layout Guides”를 켜세요. Xcode가 제약을 바꿔 줍니다."))
    }
}

extension Screen {
    /// Whether it still runs on an iOS without safe areas.
    fileprivate var runsBeforeSafeAreas: Bool {
        platforms.contains { $0.platform == .iOS && ($0.version.map { $0 < Version(11) } ?? false) }
    }
}
