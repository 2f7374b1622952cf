/// What `unannounced-change` must find, and what it must not.
enum UnannouncedChangeExamples {
    private static func label(first: String? = nil, filledWith text: String, isFound: Bool = false) -> String {
        """
        final class LoginController: UIViewController {
            private let errorLabel = \(isFound ? "↓" : "")UILabel()
            private let submit = UIButton(type: .system)

            override func viewDidLoad() {
                super.viewDidLoad()
                \(first.map { "errorLabel.text = \($0)" } ?? "")
                submit.setTitle("Log in", for: .normal)
                submit.addTarget(self, action: #selector(login), for: .touchUpInside)
                view.addSubview(errorLabel)
                view.addSubview(submit)
            }

            @objc private func login() {
                errorLabel.text = \(text)
            }
        }
        """
    }

    /// All of them.
    static let all = appearing + named + ofFailures + replacing

    private static let appearing: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var errorMessage: String?

                var body: some View {
                    VStack {
                        if let errorMessage {
                            ↓Text(errorMessage)
                        }
                        Button("Log in") { errorMessage = validate() }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var showsToast = false

                var body: some View {
                    Button("Copy link") {
                        UIPasteboard.general.url = link
                        showsToast = true
                    }
                    .overlay {
                        if showsToast {
                            ↓Text("Copied")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var address = ""
                @State private var loadError: String?

                var body: some View {
                    Form {
                        TextField("Server", text: $address)
                        if let loadError {
                            ↓Text(loadError)
                        }
                    }
                    .onChange(of: address) {
                        Task {
                            loadError = await check(address)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class SignIn: ObservableObject {
                @Published var error: String?

                func signIn() async {
                    do { try await service.signIn() } catch { self.error = error.localizedDescription }
                }
            }

            struct Example: View {
                @StateObject private var model = SignIn()

                var body: some View {
                    VStack {
                        if let error = model.error {
                            ↓Text(error)
                        }
                        Button("Sign in") { Task { await model.signIn() } }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var showsToast = false

                var body: some View {
                    Button("Copy link") {
                        showsToast = true
                        AccessibilityNotification.Announcement("Copied").post()
                    }
                    .overlay {
                        if showsToast {
                            Text("Copied")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var errorMessage: String?
                @AccessibilityFocusState private var isErrorFocused: Bool

                var body: some View {
                    VStack {
                        if let errorMessage {
                            Text(errorMessage)
                                .accessibilityFocused($isErrorFocused)
                        }
                        Button("Log in") { errorMessage = validate() }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var showsToast = false

                var body: some View {
                    Button("Copy link") { showsToast = true }
                        .onChange(of: showsToast) {
                            UIAccessibility.post(notification: .announcement, argument: "Copied")
                        }
                        .overlay {
                            if showsToast {
                                Text("Copied")
                            }
                        }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @State private var showsError = false

                var body: some View {
                    Button("Log in") { showsError = true }
                        .alert("Wrong password", isPresented: $showsError) {}
                }
            }
            """),
        RuleExample(
            .nearMiss("it opens details on demand; whoever asks goes on to read them"),
            """
            struct Example: View {
                @State private var showsDetails = false

                var body: some View {
                    VStack {
                        Button("Details") { showsDetails = true }
                        if showsDetails {
                            Text("Baked with rye flour.")
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("the button that was pressed says it itself"),
            """
            struct Example: View {
                @State private var isCopied = false

                var body: some View {
                    Button { isCopied = true } label: {
                        Text("Link")
                        if isCopied {
                            Text("Copied")
                        }
                    }
                }
            }
            """),
        RuleExample(.review, label(filledWith: #"NSLocalizedString("Wrong password.", comment: "")"#, isFound: true)),
        RuleExample(.nearMiss("it only takes the message away"), label(filledWith: "\"\"")),
        RuleExample(
            .nearMiss("the label is there before, and read with the rest of the screen"),
            label(
                first: #"NSLocalizedString("Eight letters or more", comment: "")"#,
                filledWith: #"NSLocalizedString("Wrong password.", comment: "")"#)),
        RuleExample(
            .review,
            """
            final class LoginController: UIViewController {
                private let errorLabel = ↓UILabel()
                private let submit = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    errorLabel.isHidden = true
                    submit.setTitle("Log in", for: .normal)
                    submit.addTarget(self, action: #selector(login), for: .touchUpInside)
                    view.addSubview(errorLabel)
                    view.addSubview(submit)
                }

                @objc private func login() {
                    service.login { [weak self] error in
                        guard let error else { return }
                        self?.show(error)
                    }
                }

                private func show(_ error: Error) {
                    errorLabel.text = error.localizedDescription
                    errorLabel.isHidden = false
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class LoginController: UIViewController {
                private let errorLabel = ↓UILabel()
                private let submit = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    errorLabel.text = String(localized: "Wrong password.")
                    errorLabel.isHidden = true
                    submit.setTitle("Log in", for: .normal)
                    submit.addTarget(self, action: #selector(login), for: .touchUpInside)
                    view.addSubview(errorLabel)
                    view.addSubview(submit)
                }

                @objc private func login() {
                    service.check { [weak self] isRight in self?.errorLabel.isHidden = isRight }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class LoginController: UIViewController {
                private let errorLabel = UILabel()
                private let submit = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    errorLabel.isHidden = true
                    submit.setTitle("Log in", for: .normal)
                    submit.addTarget(self, action: #selector(login), for: .touchUpInside)
                    view.addSubview(errorLabel)
                    view.addSubview(submit)
                }

                @objc private func login() {
                    errorLabel.text = "Wrong password."
                    errorLabel.isHidden = false
                    UIAccessibility.post(notification: .layoutChanged, argument: errorLabel)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class InboxController: UIViewController {
                private let errorLabel = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    errorLabel.isHidden = true
                    view.addSubview(errorLabel)
                }

                func connectionFailed() {
                    errorLabel.isHidden = false
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class InboxController: UIViewController {
                private let warningLabel = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    warningLabel.isHidden = true
                    view.addSubview(warningLabel)
                }

                func connectionFailed() {
                    warningLabel.text = String(localized: "No connection.")
                    warningLabel.isHidden = false
                }

                func sent() {
                    UIAccessibility.post(notification: .announcement, argument: String(localized: "Sent."))
                }
            }
            """),
        RuleExample(
            .nearMiss("the code that shows it has it announced by another function"),
            """
            final class InboxController: UIViewController {
                private let warningLabel = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    warningLabel.isHidden = true
                    view.addSubview(warningLabel)
                }

                func connectionFailed() {
                    warningLabel.text = String(localized: "No connection.")
                    warningLabel.isHidden = false
                    say(String(localized: "No connection."))
                }

                private func say(_ words: String) {
                    UIAccessibility.post(notification: .announcement, argument: words)
                }
            }
            """),
        RuleExample(
            .nearMiss("it only fills the view before anybody sees it"),
            """
            final class FailureView: UIView {
                private let errorLabel = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(errorLabel)
                }

                func configure(with text: String) {
                    errorLabel.text = text
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class Inbox: ObservableObject {
                @Published private(set) var loadError: String?

                func load() async {
                    for await failure in service.failures { loadError = failure.text }
                }
            }

            struct Example: View {
                @ObservedObject var model: Inbox

                var body: some View {
                    ZStack(alignment: .bottom) {
                        Text("Inbox")
                        if model.loadError != nil {
                            HStack {
                                ↓Text("The messages could not be fetched.")
                                Button("Try again") { model.retry() }
                            }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("the object that keeps the message announces it"),
            """
            final class Inbox: ObservableObject {
                @Published private(set) var loadError: String? {
                    didSet { AccessibilityNotification.Announcement(loadError ?? "").post() }
                }

                func load() async {
                    for await failure in service.failures { loadError = failure.text }
                }
            }

            struct Example: View {
                @ObservedObject var model: Inbox

                var body: some View {
                    VStack {
                        Text("Inbox")
                        if let error = model.loadError {
                            Text(error)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var isCopied = false

                var body: some View {
                    if isCopied {
                        ↓Text("Copied")
                    } else {
                        Button("Copy the address") { isCopied = true }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class Toasts: ObservableObject {
                @Published private(set) var shown: [String] = []

                func add(_ words: String) { shown.append(words) }
            }

            struct ToastPile: View {
                @EnvironmentObject private var toasts: Toasts

                var body: some View {
                    VStack {
                        ForEach(toasts.shown, id: \\.self) { words in
                            ↓Text(words)
                        }
                    }
                }
            }

            struct Example: View {
                @EnvironmentObject private var toasts: Toasts

                var body: some View {
                    Button("Book") { toasts.add("Booked") }
                        .overlay { ToastPile() }
                }
            }
            """),
        RuleExample(
            .nearMiss("what is handed in may be there from the start"),
            """
            struct Example: View {
                let error: String?

                var body: some View {
                    VStack {
                        Text("Inbox")
                        if let error {
                            Text(error)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="LoginController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            ↓<label opaque="NO" hidden="YES" userInteractionEnabled="NO" text="Wrong password." id="l1">
            <rect key="frame" x="20" y="100" width="350" height="24"/>
            </label>
            <button opaque="NO" buttonType="system" id="b1">
            <rect key="frame" x="20" y="140" width="350" height="44"/>
            <state key="normal" title="Log in"/>
            <connections>
            <action selector="login:" destination="c1" eventType="touchUpInside" id="a1"/>
            </connections>
            </button>
            </subviews>
            </view>
            <connections>
            <outlet property="errorLabel" destination="l1" id="o1"/>
            </connections>
            </viewController>
            </objects>
            </scene>
            """, files: [
                "LoginController.swift": """
                    import UIKit

                    final class LoginController: UIViewController {
                        @IBOutlet private var errorLabel: UILabel!

                        @IBAction private func login(_ sender: UIButton) {
                            errorLabel.isHidden = false
                        }
                    }
                    """,
            ]),
        RuleExample(
            .silent,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="LoginController" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <label opaque="NO" hidden="YES" userInteractionEnabled="NO" text="Wrong password." id="l1">
            <rect key="frame" x="20" y="100" width="350" height="24"/>
            </label>
            <button opaque="NO" buttonType="system" id="b1">
            <rect key="frame" x="20" y="140" width="350" height="44"/>
            <state key="normal" title="Log in"/>
            <connections>
            <action selector="login:" destination="c1" eventType="touchUpInside" id="a1"/>
            </connections>
            </button>
            </subviews>
            </view>
            <connections>
            <outlet property="errorLabel" destination="l1" id="o1"/>
            </connections>
            </viewController>
            </objects>
            </scene>
            """, files: [
                "LoginController.swift": """
                    import UIKit

                    final class LoginController: UIViewController {
                        @IBOutlet private var errorLabel: UILabel!

                        @IBAction private func login(_ sender: UIButton) {
                            errorLabel.isHidden = false
                            UIAccessibility.post(notification: .announcement, argument: errorLabel.text)
                        }
                    }
                    """,
            ]),
    ]
}
