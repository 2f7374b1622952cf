import HandrailModel

/// A modal view of the app's own that VoiceOver cannot leave, or cannot leave by the gesture for it.
struct ModalWithoutEscape: StopRule {
    static let info = RuleInfo(
        id: "modal-without-escape",
        title: Bilingual(en: "Modal view without a way out", ko: "나갈 방법이 없는 모달 뷰"),
        reason: Bilingual(
            en: """
                A modal view silences everything around it. By eye people tap beside it; VoiceOver users scrub with \
                two fingers, which only works where the app answers.
                """,
            ko: """
                모달 뷰는 주변의 모든 것을 가립니다. 눈으로 보는 사람은 바깥을 탭해 닫지만, VoiceOver 사용자는 두 손가락으로 문지르는 제스처를 쓰고 이는 앱이 받아 줄 때만 동작합니다.
                """),
        impact: .moderate, guidelines: ["accessibility.reachable-elements"], criteria: ["WCAG 2.2 2.1.2"],
        asksOfScreen: true, examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            ZStack {
                OrderList()
                ↓VStack {
                    Text("Saved")
                    Text("Tap anywhere to go on")
                }
                .accessibilityAddTraits(.isModal)
            }
            """),
        RuleExample(
            .review,
            """
            ZStack {
                OrderList()
                ↓VStack {
                    Text("Cancel the order?")
                    Button("Cancel order") { cancelOrder() }
                }
                .accessibilityAddTraits(.isModal)
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                OrderList()
                VStack {
                    Text("Cancel the order?")
                    Button("Cancel order") { cancelOrder() }
                }
                .accessibilityAddTraits(.isModal)
                .accessibilityAction(.escape) { close() }
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                OrderList()
                VStack {
                    ProgressView()
                    Text("Sending")
                }
                .accessibilityAddTraits(.isModal)
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Cancel the order?")
                Button("Cancel order") { cancelOrder() }
            }
            """),
        RuleExample(
            .nearMiss("what is inside could not be looked into"),
            """
            ZStack {
                OrderList()
                VStack {
                    Text("Pay")
                    PaymentForm()
                }
                .accessibilityAddTraits(.isModal)
            }
            """),
        RuleExample(
            .review,
            """
            final class OrderController: UIViewController {
                private let panel = ↓UIView()
                private let question = UILabel()
                private let cancel = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    panel.accessibilityViewIsModal = true
                    question.text = "Cancel the order?"
                    cancel.setTitle("Cancel order", for: .normal)
                    panel.addSubview(question)
                    panel.addSubview(cancel)
                    view.addSubview(panel)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class OrderController: UIViewController {
                private let panel = UIView()
                private let question = UILabel()
                private let cancel = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    panel.accessibilityViewIsModal = true
                    question.text = "Cancel the order?"
                    cancel.setTitle("Cancel order", for: .normal)
                    panel.addSubview(question)
                    panel.addSubview(cancel)
                    view.addSubview(panel)
                }

                override func accessibilityPerformEscape() -> Bool {
                    panel.removeFromSuperview()
                    return true
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓<view contentMode="scaleToFill" id="p1">
            <rect key="frame" x="20" y="200" width="350" height="200"/>
            <subviews>
            <label opaque="NO" userInteractionEnabled="NO" text="Cancel the order?" id="l1">
            <rect key="frame" x="0.0" y="0.0" width="350" height="40"/>
            </label>
            <button opaque="NO" buttonType="system" id="b1">
            <rect key="frame" x="0.0" y="60" width="350" height="44"/>
            <state key="normal" title="Cancel order"/>
            </button>
            </subviews>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityViewIsModal" value="YES"/>
            </userDefinedRuntimeAttributes>
            </view>
            """),
        RuleExample(
            .silent,
            """
            <view contentMode="scaleToFill" id="p1">
            <rect key="frame" x="20" y="200" width="350" height="200"/>
            <subviews>
            <label opaque="NO" userInteractionEnabled="NO" text="Cancel the order?" id="l1">
            <rect key="frame" x="0.0" y="0.0" width="350" height="40"/>
            </label>
            <button opaque="NO" buttonType="system" id="b1">
            <rect key="frame" x="0.0" y="60" width="350" height="44"/>
            <state key="normal" title="Cancel order"/>
            </button>
            </subviews>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="accessibilityViewIsModal" value="NO"/>
            </userDefinedRuntimeAttributes>
            </view>
            """),
    ]

    /// Any view can be made modal.
    let kinds: Set<ElementKind>? = nil

    /// What is missing.
    enum Signal: Hashable, Sendable {
        /// Nothing inside can be acted on: there is no way out at all.
        case noWayOut
        /// There are controls, but the gesture for leaving is not answered.
        case noEscape
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.tree.elements[stop.index].traits.contains(.modal), stop.element.exposure == .container else {
            return
        }
        var (hasControls, hasEscape, isWaiting) = (false, false, false)
        for index in stop.index..<Int(stop.element.end) {
            let inside = stop.tree[index]
            hasEscape = hasEscape || inside.element.actions.contains(.escape)
            guard inside.element.exposure == .element else { continue }
            isWaiting = isWaiting || inside.kind == .progress
            hasControls = hasControls || inside.declared.isActedOn || !inside.element.actions.isEmpty
                || !inside.element.traits.isDisjoint(with: [.button, .link, .adjustable, .textEntry])
        }
        if hasEscape { return answers.pass() }
        let modal = stop.declared
        if modal.descendants.contains(where: { $0.kind == .opaque }) {
            return answers.cannotTell(
                en: "part of the modal view could not be looked into", ko: "모달 뷰의 일부를 볼 수 없었습니다")
        }
        // What waits for something goes away by itself.
        if isWaiting, !hasControls { return answers.pass() }
        answers.review(hasControls ? .noEscape : .noWayOut, on: modal, impact: hasControls ? .minor : .serious)
    }

    let viewFix: ViewFix? = .escape

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: "Add \(.escapeAction("{ … }")) to the modal view, and do there what closes it.",
            ko: "모달 뷰에 \(.escapeAction("{ … }"))를 추가하고 그 안에서 닫는 동작을 하세요.")
        switch signal {
        case .noWayOut:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This view is modal and holds nothing to act on: VoiceOver can neither close it nor reach what \
                        is around it.
                        """,
                    ko: "이 뷰는 모달인데 조작할 요소가 없습니다. VoiceOver로는 닫을 수도, 바깥으로 나갈 수도 없습니다."),
                fix: fix)
        case .noEscape:
            return Phrasing(
                message: Bilingual(
                    en: """
                        This view is modal, but the VoiceOver gesture for leaving (a scrub with two fingers) does \
                        nothing here.
                        """,
                    ko: "이 뷰는 모달이지만 VoiceOver의 나가기 제스처(두 손가락으로 문지르기)가 아무 일도 하지 않습니다."),
                fix: fix)
        }
    }
}
