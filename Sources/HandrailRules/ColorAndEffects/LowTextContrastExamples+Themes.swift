extension LowTextContrastExamples {
    /// Texts whose colors a theme of the app's decides, or a group of colors whose type is left out.
    static let themes: [RuleExample] = [
        RuleExample(
            .violation,
            """
            protocol Theme { var text: Color { get }; var ground: Color { get } }
            struct DayTheme: Theme { let text = Color(white: 0.7); let ground = Color.white }
            struct NightTheme: Theme { let text = Color(white: 0.3); let ground = Color.black }

            struct Card: View {
                let theme: any Theme

                var body: some View {
                    Text("Low tide at six").↓foregroundColor(theme.text).padding().background(theme.ground)
                }
            }
            """),
        RuleExample(
            .nearMiss("each theme fits by itself, although the text of one is hardly seen on the ground of the other"),
            """
            protocol Theme { var text: Color { get }; var ground: Color { get } }
            struct DayTheme: Theme { let text = Color(white: 0.2); let ground = Color.white }
            struct NightTheme: Theme { let text = Color(white: 0.9); let ground = Color.black }

            struct Card: View {
                let theme: any Theme

                var body: some View {
                    Text("Low tide at six").foregroundColor(theme.text).padding().background(theme.ground)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            protocol Theme { var text: UIColor { get }; var ground: UIColor { get } }
            struct DayTheme: Theme { let text = UIColor(white: 0.7, alpha: 1); let ground = UIColor.white }
            struct NightTheme: Theme { let text = UIColor(white: 0.3, alpha: 1); let ground = UIColor.black }
            enum Themes { static var current: Theme = DayTheme() }

            final class TideController: UIViewController {
                private let tide = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    tide.text = NSLocalizedString("Low tide at six", comment: "")
                    ↓tide.textColor = Themes.current.text
                    tide.backgroundColor = Themes.current.ground
                    view.addSubview(tide)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            protocol Theme { var text: UIColor { get }; var ground: UIColor { get } }
            struct DayTheme: Theme { let text = UIColor(white: 0.2, alpha: 1); let ground = UIColor.white }
            struct NightTheme: Theme { let text = UIColor(white: 0.9, alpha: 1); let ground = UIColor.black }
            enum Themes { static var current: Theme = DayTheme() }

            final class TideController: UIViewController {
                private let tide = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    tide.text = NSLocalizedString("Low tide at six", comment: "")
                    tide.textColor = Themes.current.text
                    tide.backgroundColor = Themes.current.ground
                    view.addSubview(tide)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Shade { let level: Double; static let ui = Shades() }
            struct Shades { let pale = Shade(level: 0.75); let dark = Shade(level: 0.2) }
            extension Color { init(_ shade: Shade) { self.init(white: shade.level) } }

            struct Card: View {
                var body: some View {
                    Text("Low tide at six").↓foregroundColor(Color(.ui.pale)).padding().background(Color.white)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Shade { let level: Double; static let ui = Shades() }
            struct Shades { let pale = Shade(level: 0.75); let dark = Shade(level: 0.2) }
            extension Color { init(_ shade: Shade) { self.init(white: shade.level) } }

            struct Card: View {
                var body: some View {
                    Text("Low tide at six").foregroundColor(Color(.ui.dark)).padding().background(Color.white)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            List {
                Section {
                    Text("Low tide at six")
                } header: {
                    Text("Today").↓foregroundStyle(Color(white: 0.7))
                }
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
            .background(Color.white)
            """),
        RuleExample(
            .nearMiss("the list is told to let through the dark color that lies behind it"),
            """
            List {
                Section {
                    Text("Low tide at six")
                } header: {
                    Text("Today").foregroundStyle(Color(white: 0.7))
                }
            }
            .listStyle(.insetGrouped)
            .scrollContentBackground(.hidden)
            .background(Color.black)
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                VStack { Color.black; Color(white: 0.1) }
                GeometryReader { room in Color.clear.preference(key: Height.self, value: room.size.height) }
                Rectangle().fill(.clear).frame(width: 8, height: 8)
                Text("Low tide at six").foregroundStyle(Color(white: 0.75))
            }
            """),
        RuleExample(
            .violation,
            """
            ZStack {
                VStack { Color.white; Color(white: 0.95) }
                Rectangle().fill(.clear).frame(width: 8, height: 8)
                Text("Low tide at six").↓foregroundStyle(Color(white: 0.75))
            }
            """),
        RuleExample(
            .violation,
            """
            DisclosureGroup("Tides") {
                Text("Low tide at six").↓foregroundStyle(Color(white: 0.75))
            }
            .background(Color(.systemBackground))
            """),
        RuleExample(
            .violation,
            """
            final class TideController: UIViewController {
                private let tide = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    tide.text = NSLocalizedString("Low tide at six", comment: "")
                    ↓tide.textColor = UIColor { traits in
                        traits.userInterfaceStyle == .dark && Options.isTinted
                            ? UIColor(white: 0.7, alpha: 1) : UIColor(white: 0.75, alpha: 1)
                    }
                    tide.backgroundColor = .white
                    view.addSubview(tide)
                }
            }
            """),
    ]
}
