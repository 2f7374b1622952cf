/// Examples of modal views and of what lies over a screen, with and without a way out.
enum ModalWithoutEscapeExamples {
    /// All of them.
    static let all: [RuleExample] = [
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
        RuleExample(
            .review,
            """
            struct FloorMenu: View {
                @State private var isOpen = true

                var body: some View {
                    ZStack {
                        if isOpen {
                            ↓Color.black.opacity(0.4)
                                .ignoresSafeArea()
                                .onTapGesture { isOpen = false }
                            VStack {
                                Button("Ground floor") { visit(0) }
                                Button("First floor") { visit(1) }
                            }
                            .background(.white)
                        }
                    }
                }

                private func visit(_ floor: Int) { print(floor) }
            }
            """),
        RuleExample(
            .nearMiss("one of the buttons closes it, or a gesture of assistive technologies does"),
            """
            struct FloorMenu: View {
                @State private var isOpen = true
                @State private var showsStairs = true

                var body: some View {
                    ZStack {
                        Color.black.opacity(0.4)
                            .onTapGesture { isOpen = false }
                        VStack {
                            Button("Ground floor") { visit(0) }
                            Button("Not now") { isOpen = false }
                        }
                    }
                }

                private func visit(_ floor: Int) { print(floor) }
            }
            """),
        RuleExample(
            .nearMiss("it answers the gesture for leaving"),
            """
            struct FloorMenu: View {
                @State private var isOpen = true

                var body: some View {
                    ZStack {
                        Color.black.opacity(0.4)
                            .onTapGesture { isOpen = false }
                        VStack {
                            Button("Ground floor") { visit(0) }
                        }
                    }
                    .accessibilityAction(.escape) { isOpen = false }
                }

                private func visit(_ floor: Int) { print(floor) }
            }
            """),
        RuleExample(
            .review,
            """
            final class FloorPanelController: UIViewController {
                private let shade = ↓UIView()
                private let ground = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
                    view.addSubview(shade)
                    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
                    ground.setTitle(NSLocalizedString("Ground floor", comment: ""), for: .normal)
                    view.addSubview(ground)
                }

                @objc private func leave() { dismiss(animated: true) }
            }
            """),
        RuleExample(
            .nearMiss("a button dismisses it as well"),
            """
            final class FloorPanelController: UIViewController {
                private let shade = UIView()
                private let ground = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
                    view.addSubview(shade)
                    shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leave)))
                    ground.setTitle(NSLocalizedString("Stay here", comment: ""), for: .normal)
                    ground.addTarget(self, action: #selector(leave), for: .touchUpInside)
                    view.addSubview(ground)
                }

                @objc private func leave() { dismiss(animated: true) }
            }
            """),
    ]
}
