import HandrailModel

/// An app that is light or dark whatever people chose.
struct AppearanceForced: ScreenRule {
    static let info = RuleInfo(
        id: "appearance-forced",
        title: Bilingual(en: "Light or dark forced on everyone", ko: "라이트 모드나 다크 모드 강제"),
        reason: Bilingual(
            en: """
                Some people can only read light text on dark, others only dark on light; they have chosen so in \
                Settings.
                """,
            ko: "어두운 배경에서만 읽을 수 있는 사람도, 밝은 배경에서만 읽을 수 있는 사람도 있어 설정에서 직접 고릅니다."),
        impact: .moderate, guidelines: ["accessibility.personalization"],
        criteria: [], settings: [.standard, .dark], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            @main
            struct HarborApp: App {
                var body: some Scene {
                    WindowGroup {
                        Home().↓preferredColorScheme(.dark)
                    }
                }
            }

            struct Home: View {
                var body: some View { Text("Harbor") }
            }
            """),
        RuleExample(
            .review,
            """
            @main
            struct HarborApp: App {
                var body: some Scene {
                    WindowGroup {
                        VStack { Text("Harbor") }.↓environment(\\.colorScheme, .light).padding()
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            @main
            struct HarborApp: App {
                @AppStorage("scheme") private var isDark = false

                var body: some Scene {
                    WindowGroup {
                        Text("Harbor").preferredColorScheme(isDark ? .dark : nil)
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Player: View {
                var body: some View {
                    Text("Now playing").preferredColorScheme(nil)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            @main
            struct HarborApp: App {
                var body: some Scene {
                    WindowGroup { Text("Harbor") }
                }
            }
            """),
        RuleExample(
            .review,
            """
            @main
            final class HarborApp: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) \
            -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    ↓window?.overrideUserInterfaceStyle = .dark
                    window?.rootViewController = HarborController()
                    return true
                }
            }

            final class HarborController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let name = UILabel()
                    name.text = "Harbor"
                    view.addSubview(name)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class HarborScene: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: \
            UIScene.ConnectionOptions) {
                    if UserDefaults.standard.bool(forKey: "dark") {
                        window?.overrideUserInterfaceStyle = .dark
                    }
                    window?.rootViewController = HarborController()
                }
            }

            final class HarborController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let name = UILabel()
                    name.text = "Harbor"
                    view.addSubview(name)
                }
            }
            """),
        RuleExample(
            .nearMiss("one screen is dark, as a camera or a player may be; the app follows people's choice"),
            """
            struct Camera: View {
                var body: some View {
                    Text("Hold still").preferredColorScheme(.dark)
                }
            }
            """),
    ]

    /// Which appearance is forced.
    struct Signal: Hashable, Sendable {
        /// Whether it is dark.
        let isDark: Bool
        /// What forces it: the `Info.plist` or a window; `nil` for a modifier.
        let origin: AppearanceKey.Origin?
    }

    func examine(_ screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        // One key speaks for all screens: they come together in one finding there.
        if let key = screen.screen.appearanceKey, let place = key.place, let root = screen.screen.tree.root {
            return answers.review(
                Signal(isDark: key.isDark, origin: key.origin), on: root, at: place, certainty: .likely)
        }
        guard screen.screen.isEntry else { return }
        guard let forced = ForcedColorScheme(in: screen.screen.tree) else { return answers.pass() }
        answers.review(
            Signal(isDark: forced.isDark, origin: nil), on: forced.element, at: forced.use.place, certainty: .likely)
    }

    let viewFix: ViewFix? = .appearance

    func phrase(_ signal: Signal) -> Phrasing {
        let message = Bilingual(
            en: """
                The whole app is \(signal.isDark ? "dark" : "light") even for people who chose the other appearance \
                because they read it better.
                """,
            ko: """
                \(signal.isDark ? "라이트 모드" : "다크 모드")가 더 잘 보여서 고른 사람에게도 앱 전체가 \(signal.isDark ? "다크 모드" : "라이트 모드")로만 \
                표시됩니다.
                """)
        // The key is the same whatever the screens are written in.
        switch signal.origin {
        case .infoPlist: return Phrasing(message: message, fix: Self.keyFix, inViews: Self.keyFix)
        case .window: return Phrasing(message: message, fix: Self.windowFix, inViews: Self.windowFix)
        case nil: break
        }
        return Phrasing(
            message: message,
            fix: Wording(
                en: "Remove .preferredColorScheme(_:), or pass nil unless people ask for this appearance in the app.",
                ko: ".preferredColorScheme(_:)을 없애거나, 사람들이 앱에서 직접 고른 경우가 아니면 nil을 전달하세요."))
    }

    private static let windowFix = Wording(
        en: """
            Leave \(.interfaceStyle) of the window .unspecified unless people ask for this appearance in the app, have \
            no UIUserInterfaceStyle in the Info.plist, and give its colors variants for both.
            """,
        ko: """
            앱 안에서 사용자가 고르지 않았다면 윈도우의 \(.interfaceStyle)을 .unspecified로 두고, Info.plist에 UIUserInterfaceStyle이 없게 하고, \
            색상에 두 화면 모드용 색을 모두 추가하세요.
            """)

    private static let keyFix = Wording(
        en: "Remove UIUserInterfaceStyle from the Info.plist and give the app's colors variants for both appearances.",
        ko: "Info.plist에서 UIUserInterfaceStyle을 지우고 앱의 색상에 두 화면 모드용 색을 모두 추가하세요.")
}
