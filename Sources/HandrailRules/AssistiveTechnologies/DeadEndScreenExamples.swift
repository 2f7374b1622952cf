/// Examples of full screens with and without a way out.
enum DeadEndScreenExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct Gallery: View {
                @State private var showsPhoto = false

                var body: some View {
                    Button("Lighthouse") { showsPhoto = true }
                        .fullScreenCover(isPresented: $showsPhoto) { Photo() }
                }
            }

            struct Photo: View {
                @Environment(\\.dismiss) private var dismiss

                var body: some View {
                    Image("lighthouse")
                        .accessibilityLabel("Lighthouse")
                        .↓gesture(DragGesture().onEnded { _ in dismiss() })
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct FerryList: View {
                @State private var showsRules = false

                var body: some View {
                    Button("Rules") { showsRules = true }
                        .↓fullScreenCover(isPresented: $showsRules) {
                            VStack {
                                Text("Rules on board")
                                Text("Dogs are welcome.")
                            }
                        }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct FerryList: View {
                @State private var showsSettings = false

                var body: some View {
                    Button("Settings") { showsSettings = true }
                        .sheet(isPresented: $showsSettings) {
                            SettingsForm()
                        }
                }
            }

            struct SettingsForm: View {
                @AppStorage("captions") private var captions = true

                var body: some View {
                    Form {
                        Toggle("Captions", isOn: $captions)
                    }
                    .↓interactiveDismissDisabled()
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct FerryList: View {
                @State private var showsRules = false

                var body: some View {
                    Button("Rules") { showsRules = true }
                        .fullScreenCover(isPresented: $showsRules) {
                            VStack {
                                Text("Rules on board")
                                Button("Close") { showsRules = false }
                            }
                        }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct FerryList: View {
                @State private var showsRules = false

                var body: some View {
                    Button("Rules") { showsRules = true }
                        .sheet(isPresented: $showsRules) {
                            Text("Dogs are welcome.")
                        }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct FerryList: View {
                @State private var isLoading = false

                var body: some View {
                    Button("Load") { isLoading = true }
                        .fullScreenCover(isPresented: $isLoading) {
                            Text("Loading")
                                .task { await load() }
                        }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct FerryList: View {
                @State private var showsPicture = false

                var body: some View {
                    Button("Picture") { showsPicture = true }
                        .fullScreenCover(isPresented: $showsPicture) {
                            Image("ferry")
                                .accessibilityLabel("The ferry")
                                .accessibilityAction(.escape) { showsPicture = false }
                        }
                }
            }
            """),
        RuleExample(
            .nearMiss("what is inside could not be looked into"),
            """
            struct FerryList: View {
                @State private var pays = false

                var body: some View {
                    Button("Pay") { pays = true }
                        .fullScreenCover(isPresented: $pays) {
                            VStack {
                                Text("Pay")
                                PaymentForm()
                            }
                        }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class StartController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let open = UIButton(type: .system)
                    open.setTitle(NSLocalizedString("Open", comment: ""), for: .normal)
                    open.addTarget(self, action: #selector(openNotice), for: .touchUpInside)
                    view.addSubview(open)
                }

                @objc private func openNotice() {
                    let notice = NoticeController()
                    notice.modalPresentationStyle = .fullScreen
                    present(notice, animated: true)
                }
            }

            ↓final class NoticeController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let text = UILabel()
                    text.text = NSLocalizedString("The boat is full", comment: "")
                    view.addSubview(text)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class StartController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let open = UIButton(type: .system)
                    open.setTitle(NSLocalizedString("Open", comment: ""), for: .normal)
                    open.addTarget(self, action: #selector(openNotice), for: .touchUpInside)
                    view.addSubview(open)
                }

                @objc private func openNotice() {
                    let notice = NoticeController()
                    notice.modalPresentationStyle = .fullScreen
                    present(notice, animated: true)
                }
            }

            final class NoticeController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let close = UIButton(type: .close)
                    close.addTarget(self, action: #selector(leave), for: .touchUpInside)
                    view.addSubview(close)
                }

                @objc private func leave() { dismiss(animated: true) }
            }
            """),
        RuleExample(
            .nearMiss("the notice goes by itself, and on a tap"),
            """
            final class StartController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let open = UIButton(type: .system)
                    open.setTitle(NSLocalizedString("Open", comment: ""), for: .normal)
                    open.addTarget(self, action: #selector(openNotice), for: .touchUpInside)
                    view.addSubview(open)
                }

                @objc private func openNotice() {
                    let notice = NoticeController()
                    notice.modalPresentationStyle = .fullScreen
                    present(notice, animated: true)
                }
            }

            final class NoticeController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let text = UILabel()
                    text.text = NSLocalizedString("The boat is full", comment: "")
                    view.addSubview(text)
                }

                func leave(then completion: (() -> Void)? = nil) {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                        self.presentingViewController?.dismiss(animated: true, completion: completion)
                    }
                }
            }
            """),
    ]
}
