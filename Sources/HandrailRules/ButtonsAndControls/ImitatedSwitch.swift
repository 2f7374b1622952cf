import HandrailModel
import HandrailSemantics

/// A switch that an app draws itself in place of the system's.
struct ImitatedSwitch: ElementRule {
    static let info = RuleInfo(
        id: "imitated-switch",
        title: Bilingual(en: "Switch drawn by hand", ko: "직접 그린 스위치"),
        reason: Bilingual(
            en: """
                Only the system's switch shows its on and off marks when people ask for them, says its state, and can \
                be dragged.
                """,
            ko: "켬/끔 레이블 표시, 상태 읽어 주기, 끌어서 바꾸기는 시스템 스위치만 모두 지원합니다."),
        impact: .moderate, guidelines: ["accessibility.system-switch"], criteria: ["WCAG 2.2 4.1.2"], examples: examples
    )

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            ↓Button { isOn.toggle() } label: {
                ZStack(alignment: isOn ? .trailing : .leading) {
                    Capsule()
                        .fill(isOn ? Color.green : Color.gray)
                        .frame(width: 50, height: 30)
                    Circle()
                        .fill(.white)
                        .padding(2)
                }
            }
            .accessibilityLabel("Wi-Fi")
            """),
        RuleExample(
            .violation,
            """
            ↓RoundedRectangle(cornerRadius: 16)
                .fill(isOn ? Color.green : Color.gray)
                .frame(width: 52, height: 32)
                .overlay(Circle().fill(.white).offset(x: isOn ? 10 : -10))
                .onTapGesture { isOn.toggle() }
            """),
        RuleExample(
            .silent,
            """
            Toggle("Wi-Fi", isOn: $isOn)
            """),
        RuleExample(
            .silent,
            """
            Button { isOpen.toggle() } label: {
                Capsule()
                    .fill(.gray)
                    .frame(width: 40, height: 5)
            }
            .accessibilityLabel("Details")
            """),
        RuleExample(
            .silent,
            """
            Button { isShown.toggle() } label: {
                ZStack {
                    Capsule().fill(.blue)
                    Circle().fill(.white)
                    Text("Show more")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Capsule().fill(.gray)
                Circle().fill(.white)
            }
            """),
        RuleExample(
            .nearMiss("the system's switch speaks for the drawing"),
            """
            ZStack {
                Capsule().fill(isOn ? Color.green : Color.gray)
                Circle().fill(.white)
            }
            .onTapGesture { isOn.toggle() }
            .accessibilityRepresentation {
                Toggle("Wi-Fi", isOn: $isOn)
            }
            """),
        RuleExample(
            .violation,
            """
            final class NetworkController: UIViewController {
                private let wifi = ↓UIButton(type: .custom)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    wifi.setImage(UIImage(named: "switch_off"), for: .normal)
                    wifi.setImage(UIImage(named: "switch_on"), for: .selected)
                    wifi.accessibilityLabel = "Wi-Fi"
                    wifi.addTarget(self, action: #selector(flip), for: .touchUpInside)
                    view.addSubview(wifi)
                }

                @objc private func flip() {
                    wifi.isSelected.toggle()
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            ↓final class NightSwitch: UIControl {
                private let track = UIView()
                private let knob = UIView()
                private var isOn = false

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    track.layer.cornerRadius = 15
                    knob.layer.cornerRadius = 13
                    addSubview(track)
                    addSubview(knob)
                    addTarget(self, action: #selector(flip), for: .touchUpInside)
                }

                @objc private func flip() {
                    isOn.toggle()
                    sendActions(for: .valueChanged)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class NetworkController: UIViewController {
                private let wifi = UISwitch()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(wifi)
                }
            }
            """),
        RuleExample(
            .nearMiss("the picture is that of a flash"),
            """
            final class CameraController: UIViewController {
                private let flash = UIButton(type: .custom)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    flash.setImage(UIImage(named: "flash-toggle-off"), for: .normal)
                    flash.setImage(UIImage(named: "flash-toggle-on"), for: .selected)
                    flash.accessibilityLabel = "Flash"
                    flash.addTarget(self, action: #selector(flip), for: .touchUpInside)
                    view.addSubview(flash)
                }

                @objc private func flip() {
                    flash.isSelected.toggle()
                }
            }
            """),
        RuleExample(
            .nearMiss("a star that stays lit is no switch"),
            """
            final class SongController: UIViewController {
                private let favorite = UIButton(type: .custom)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    favorite.setImage(UIImage(named: "star_off"), for: .normal)
                    favorite.setImage(UIImage(named: "star_on"), for: .selected)
                    favorite.accessibilityLabel = "Favorite"
                    favorite.addTarget(self, action: #selector(flip), for: .touchUpInside)
                    view.addSubview(favorite)
                }

                @objc private func flip() {
                    favorite.isSelected.toggle()
                }
            }
            """),
        RuleExample(
            .violation,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="NetworkController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            ↓<button opaque="NO" buttonType="custom" id="b1">
            <rect key="frame" x="20" y="140" width="52" height="32"/>
            <accessibility key="accessibilityConfiguration" label="Wi-Fi"/>
            <state key="normal" image="switch-off"/>
            <state key="selected" image="switch-on"/>
            <connections>
            <action selector="flip:" destination="c1" eventType="touchUpInside" id="a1"/>
            </connections>
            </button>
            </subviews>
            </view>
            <connections>

            </connections>
            </viewController>
            </objects>
            </scene>
            """, files: [
                "NetworkController.swift": """
                    import UIKit

                    final class NetworkController: UIViewController {
                        @IBAction private func flip(_ sender: UIButton) {
                            sender.isSelected = !sender.isSelected
                        }
                    }
                    """,
            ]),
        RuleExample(
            .silent,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="NetworkController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <button opaque="NO" buttonType="custom" id="b1">
            <rect key="frame" x="20" y="140" width="52" height="32"/>
            <accessibility key="accessibilityConfiguration" label="Wi-Fi"/>
            <state key="normal" image="switch-off"/>
            <state key="selected" image="switch-on"/>
            <connections>
            <action selector="flip:" destination="c1" eventType="touchUpInside" id="a1"/>
            </connections>
            </button>
            </subviews>
            </view>
            <connections>

            </connections>
            </viewController>
            </objects>
            </scene>
            """, files: [
                "NetworkController.swift": """
                    import UIKit

                    final class NetworkController: UIViewController {
                        @IBAction private func flip(_ sender: UIButton) {
                            performSegue(withIdentifier: "lights", sender: sender)
                        }
                    }
                    """,
            ]),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.code(.action), .interaction(.gesture), .code(.event)]

    /// The switch.
    struct Signal: Hashable, Sendable {
        /// The Boolean that it flips.
        let property: String
        /// Whether assistive technologies are told the state.
        let isSpoken: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard let drawn = DrawnSwitch(element) else { return }
        let site = GestureSite(element, on: screen)
        if site.isReplaced || site.isHidden { return answers.pass() }
        let traits = site.stops.reduce(site.addedTraits.traits) {
            $0.union($1.element.traits).union($1.element.possibleTraits)
        }
        let isSpoken =
            !traits.isDisjoint(with: [.selected, .toggle]) || site.stops.contains { !$0.element.value.isAbsent }
        answers.violation(
            Signal(property: drawn.property, isSpoken: isSpoken), on: element, at: site.place, certainty: .likely,
            impact: isSpoken ? .minor : .serious)
    }

    let viewFix: ViewFix? = .switching

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: signal.isSpoken
                ? Bilingual(
                    en: """
                        This drawing of a switch flips “\(signal.property)”; it shows no on and off marks when people \
                        ask for them.
                        """,
                    ko: "직접 그린 스위치가 “\(signal.property)” 값을 바꿉니다. 켬/끔 레이블을 켠 사람에게도 표시가 나타나지 않습니다.")
                : Bilingual(
                    en: """
                        This drawing of a switch flips “\(signal.property)”; nothing says that it is a switch, or \
                        whether it is on.
                        """,
                    ko: "직접 그린 스위치가 “\(signal.property)” 값을 바꿉니다. 스위치라는 것도, 켜져 있는지도 알려 주지 않습니다."),
            fix: Wording(
                en: """
                    Use Toggle(_:isOn:), with \(.tint) for its color, or let one speak for the drawing with \
                    \(.accessibilityRepresentation()).
                    """,
                ko: "Toggle(_:isOn:)을 쓰고 색상은 \(.tint)로 바꾸거나, \(.accessibilityRepresentation())으로 Toggle이 대신 설명하게 하세요."))
    }
}
