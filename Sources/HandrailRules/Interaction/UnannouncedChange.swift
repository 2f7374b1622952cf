import HandrailModel
import HandrailSemantics
import HandrailSource

/// A message that comes up after an action, seen but not said.
struct UnannouncedChange: ScreenRule {
    static let info = RuleInfo(
        id: "unannounced-change",
        title: Bilingual(en: "Message that is not announced", ko: "알리지 않는 메시지"),
        reason: Bilingual(
            en: "VoiceOver stays on the button that was pressed; a message that appears elsewhere is not heard.",
            ko: "VoiceOver는 누른 버튼에 머물러 있습니다. 다른 곳에 나타난 메시지는 들리지 않습니다."),
        impact: .moderate, guidelines: ["accessibility.layout-change-notification"], criteria: ["WCAG 2.2 4.1.3"],
        examples: examples)

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

    private static let examples: [RuleExample] = [
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
            .nearMiss("nothing that people do brings it up"),
            """
            final class InboxController: UIViewController {
                private let errorLabel = UILabel()

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

    /// The message.
    struct Signal: Hashable, Sendable {
        /// Its words, where they are known.
        let words: String?
        /// The state that brings it up.
        let property: String
    }

    let attributes: Set<AttributeKind>? = [.code(.action), .interaction(.gesture), .code(.event)]

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let tree = screen.screen.tree
        guard screen.screen.presentation != .widget, tree.kinds.contains(.branch) else { return }
        var announces: Bool?
        for index in tree.elements.indices where tree.elements[index].kind == .branch {
            let branch = tree[index]
            guard let property = branch.messageProperty, let text = branch.messageText else { continue }
            guard Self.isSet(property, besides: branch, in: tree) else { continue }
            if announces == nil { announces = tree.announcesAnything }
            if announces == true {
                answers.pass()
                continue
            }
            let words: String? =
                if case .words(let fact) = text.content { fact.values.first?.text } else { nil }
            answers.review(Signal(words: words, property: property), on: text, certainty: .likely)
        }
    }

    /// Whether what people press or change sets a state; a button that holds the message says it itself.
    private static func isSet(_ property: String, besides branch: ElementView, in tree: ElementTree) -> Bool {
        tree.elements.indices.contains { index in
            let element = tree[index]
            guard
                !element.attributeKinds.isDisjoint(
                    with: CaseSet([.code(.action), .interaction(.gesture), .code(.event)]))
            else { return false }
            return element.has { attribute in
                let action: ActionSummary
                switch attribute {
                case .code(.action(let found)): action = found
                case .interaction(.gesture(let gesture)) where gesture.kind == .tap: action = gesture.action
                case .code(.event(let event)) where event.kind == .change: return sets(event.action, property)
                default: return false
                }
                return sets(action, property) && !element.contains(branch)
            }
        }
    }

    private static func sets(_ action: ActionSummary, _ property: String) -> Bool {
        let sets = action.toggles.contains(property) || action.reveals.contains(property)
            || action.assignments.contains { $0.target == property && $0.value != "nil" && $0.value != "false" }
        let movesFocus = action.assignments.contains {
            focusWords.occur(in: $0.target) && !["nil", "false"].contains($0.value ?? "")
        }
        return sets && !movesFocus && !action.movesFocus
    }

    private static let focusWords = Fragments(["focus"])

    let viewFix: ViewFix? = .announcement

    func phrase(_ signal: Signal) -> Phrasing {
        let words = signal.words.map { "The message “\($0)”" } ?? "This message"
        let ko = signal.words.map { "메시지 “\($0)”" } ?? "이 메시지"
        return Phrasing(
            message: Bilingual(
                en: """
                    \(words) comes up when “\(signal.property)” is set, and nothing tells people who listen that it is \
                    there.
                    """,
                ko: "\(ko)은(는) “\(signal.property)”이(가) 설정되면 나타나지만, 듣는 사람에게 알리는 코드가 없습니다."),
            fix: Wording(
                en: "Post \(.announcement) when it appears, or move there with \(.accessibilityFocused).",
                ko: "나타날 때 \(.announcement)를 보내거나 \(.accessibilityFocused)로 초점을 옮기세요."))
    }
}

extension ElementTree {
    /// Whether anything on the screen announces something or moves the focus of assistive technologies.
    fileprivate var announcesAnything: Bool {
        elements.indices.contains { index in
            self[index].has { attribute in
                switch attribute {
                case .accessibility(.focused), .accessibility(.unknown): true
                default: attribute.actionDone.map(Self.announces) ?? false
                }
            }
        }
    }

    private static func announces(_ action: ActionSummary) -> Bool {
        action.announces || action.calls.contains(where: announcing.occur)
    }

    private static let announcing = Fragments(["announce", "voiceover", "accessib"])
}

extension ElementView {
    /// The state that makes this branch a message: one named after an error, a toast or the like, that nothing else is
    /// shown for.
    fileprivate var messageProperty: String? {
        guard case .condition(let condition?) = content, condition.subject == .app, let branching = parent,
            Self.messageWords.occur(in: condition.text)
        else { return nil }
        // With an `else` one content takes the place of another.
        guard branching.children.reduce(0, { count, _ in count + 1 }) == 1 else { return nil }
        guard !condition.isNegated || condition.text.contains("isEmpty") else { return nil }
        let names = condition.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        return names.lazy.map(String.init).first { name in
            Self.messageWords.occur(in: name)
        }
    }

    private static let messageWords = Fragments([
        "error", "toast", "banner", "message", "snackbar", "copied", "saved", "warning", "notice", "failed",
        "confirmation", "success",
    ])

    /// The first text of a branch that holds a short message and nothing to press.
    fileprivate var messageText: ElementView? {
        var first: ElementView?
        var count = 0
        for level in descendants {
            if level.kind.isControl || level.kind == .opaque || level.kind == .list || level.kind == .scrollView {
                return nil
            }
            if level.has({ $0.updatesOrSpeaks }) { return nil }
            guard level.kind == .text, level.isReadable else { continue }
            first = first ?? level
            count += 1
        }
        return count <= 3 ? first : nil
    }
}

extension Attribute {
    /// Whether assistive technologies are told of changes by it.
    fileprivate var updatesOrSpeaks: Bool {
        switch self {
        case .accessibility(.addTraits(let traits)): traits.values.contains { $0.contains(.updatesFrequently) }
        case .interaction(.gesture), .accessibility(.hidden): true
        default: false
        }
    }
}

extension Attribute {
    /// What code does that runs by itself or because of what people do; `nil` for what runs no code.
    fileprivate var actionDone: ActionSummary? {
        switch self {
        case .code(.action(let action)): action
        case .interaction(.gesture(let gesture)): gesture.action
        case .code(.event(let event)): event.action
        default: nil
        }
    }
}
