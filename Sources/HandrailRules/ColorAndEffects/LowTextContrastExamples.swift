/// What `low-text-contrast` must find, and what it must not.
enum LowTextContrastExamples {
    /// All of them.
    static let all = colors + states + themes

    private static let colors: [RuleExample] = [
        RuleExample(
            .violation,
            """
            struct Board<Content: View>: View {
                @ViewBuilder let content: Content

                var body: some View {
                    content.background { Rectangle().fill(Color(red: 0.05, green: 0.1, blue: 0.1)) }
                }
            }

            struct Example: View {
                var body: some View {
                    Board { ↓Text("Low tide at six") }
                }
            }
            """),
        RuleExample(
            .nearMiss("the text that nobody gives a color stands on one that follows the appearance"),
            """
            Text("Low tide at six")
                .background(Color(.secondarySystemBackground))
            """),
        RuleExample(
            .violation,
            """
            struct Flag: ViewModifier {
                let color: Color

                func body(content: Content) -> some View { content.background { Capsule().fill(color.gradient) } }
            }

            struct Example: View {
                var body: some View {
                    Text("Late")
                        .font(.caption)
                        .↓foregroundStyle(.white)
                        .modifier(Flag(color: .yellow))
                }
            }
            """),
        RuleExample(
            .violation,
            """
            Text("Delivered this morning")
                .font(.subheadline)
                .↓foregroundStyle(Color(red: 0.7, green: 0.7, blue: 0.72))
                .padding()
                .background(Color.white)
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Text("No results")
                    .↓foregroundColor(.gray)
                Text("Try another word")
            }
            """),
        RuleExample(
            .violation,
            """
            extension Color {
                init(hex: UInt, alpha: Double = 1) {
                    self.init(
                        .sRGB, red: Double((hex >> 16) & 0xff) / 255, green: Double((hex >> 8) & 0xff) / 255,
                        blue: Double(hex & 0xff) / 255, opacity: alpha)
                }
            }

            struct Badge: View {
                var body: some View {
                    Text("New")
                        .↓foregroundColor(.white)
                        .padding(6)
                        .background(Color(hex: 0xFFD54F))
                }
            }
            """),
        RuleExample(
            .violation,
            """
            extension Color {
                init(hex: String) {
                    let hex = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
                    var int: UInt64 = 0
                    Scanner(string: hex).scanHexInt64(&int)
                    let a, r, g, b: UInt64
                    switch hex.count {
                    case 3: (a, r, g, b) = (255, (int >> 8) * 17, (int >> 4 & 0xF) * 17, (int & 0xF) * 17)
                    case 6: (a, r, g, b) = (255, int >> 16, int >> 8 & 0xFF, int & 0xFF)
                    default: (a, r, g, b) = (255, 0, 0, 0)
                    }
                    self.init(
                        .sRGB, red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255,
                        opacity: Double(a) / 255)
                }
            }

            struct Note: View {
                var body: some View {
                    Text("Optional")
                        .↓foregroundColor(Color(hex: "#BBB"))
                        .background(Color.white)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Button("Continue") { next() }
                Text("Step 2 of 3")
            }
            .background(Color.white)
            .↓tint(Color(red: 0.95, green: 0.75, blue: 0.2))
            """),
        RuleExample(
            .violation,
            """
            VStack {
                TextField("Name", text: $name)
                    .↓foregroundColor(.gray)
                Text("As it stands on your card")
            }
            """),
        RuleExample(
            .review,
            """
            Text("Sold out")
                .font(.caption.bold())
                .↓foregroundStyle(.white)
                .padding(4)
                .background(Color(red: 0.86, green: 0.35, blue: 0.2))
            """),
        RuleExample(
            .violation,
            """
            extension Color {
                static let faint = ↓Color(red: 0.7, green: 0.7, blue: 0.72)
            }

            struct Order: View {
                var body: some View {
                    VStack {
                        Text("Delivered this morning").foregroundStyle(Color.faint)
                        Text("Signed by a neighbor").foregroundStyle(Color.faint)
                        Text("Two parcels").foregroundColor(.faint)
                    }
                    .background(Color.white)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Theme {
                var faint = Color(red: 0.8, green: 0.8, blue: 0.8)
            }

            extension EnvironmentValues {
                @Entry var theme = Theme()
            }

            struct Card: View {
                @Environment(\\.theme) private var theme

                var body: some View {
                    Text("12 km")
                        .↓foregroundStyle(theme.faint)
                        .background(Color.white)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Bubble: View {
                let message: Message

                var body: some View {
                    Text(message.text)
                        .↓foregroundStyle(message.isMine ? Color.white : Color.black)
                        .padding()
                        .background(message.isMine ? Color(red: 0.55, green: 0.75, blue: 0.95) : Color.white)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Quiet: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .padding()
                        .↓foregroundStyle(Color(red: 0.6, green: 0.6, blue: 0.6))
                        .background(Color.white.opacity(configuration.isPressed ? 0.8 : 1), in: Capsule())
                        .opacity(configuration.isPressed ? 0.5 : 1)
                }
            }

            struct Trails: View {
                var body: some View {
                    Button("Save the trail") { save() }
                        .buttonStyle(Quiet())
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Distance: View {
                let isNear: Bool

                var body: some View {
                    let tint: Color
                    if isNear {
                        tint = Color(red: 0.75, green: 0.75, blue: 0.75)
                    } else {
                        tint = Color(red: 0.8, green: 0.8, blue: 0.8)
                    }
                    return Text("12 km")
                        .↓foregroundStyle(tint)
                        .background(Color.white)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ZStack {
                Map(position: $position)
                Text("12 km")
                    .↓foregroundStyle(Color(red: 0.9, green: 0.75, blue: 0.3))
                    .padding(.horizontal, 8)
                    .background(Capsule().fill(Color(red: 1, green: 0.98, blue: 0.93).opacity(0.9)))
            }
            """),
        RuleExample(
            .nearMiss("what shines through may be so dark that the text stands out"),
            """
            ZStack {
                Map(position: $position)
                Text("12 km")
                    .foregroundStyle(Color(red: 0.9, green: 0.75, blue: 0.3))
                    .padding(.horizontal, 8)
                    .background(Capsule().fill(Color(red: 1, green: 0.98, blue: 0.93).opacity(0.3)))
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Map(position: $position)
                Text("12 km")
                    .foregroundStyle(Color(red: 0.9, green: 0.75, blue: 0.3))
                    .background(Capsule().fill(Color(red: 1, green: 0.98, blue: 0.93).opacity(0.9)))
                    .saturation(5)
            }
            """),
        RuleExample(
            .silent,
            """
            struct Stat: View {
                @Environment(\\.colorScheme) private var scheme

                var body: some View {
                    Text("12 km")
                        .foregroundStyle(.secondary)
                        .padding()
                        .background(scheme == .dark ? Color.black : Color.white)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Solid: ButtonStyle {
                @Environment(\\.isEnabled) private var isEnabled
                @State private var isHovering = false

                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .padding()
                        .foregroundStyle(.white)
                        .background(color(isPressed: configuration.isPressed), in: Capsule())
                        .opacity(isEnabled ? 1 : 0.4)
                        .onHover { isHovering = $0 }
                }

                private func color(isPressed: Bool) -> Color {
                    if !isEnabled { return .gray }
                    if isPressed || isHovering { return Color(red: 0.5, green: 0.7, blue: 0.9) }
                    return Color(red: 0.1, green: 0.2, blue: 0.6)
                }
            }

            struct Trails: View {
                var body: some View {
                    Button("Save the trail") { save() }
                        .buttonStyle(Solid())
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Bubble: View {
                let message: Message

                var body: some View {
                    Text(message.text)
                        .foregroundStyle(message.isMine ? Color.white : Color.black)
                        .padding()
                        .background(
                            RoundedRectangle(cornerRadius: 12)
                                .fill(!message.isMine ? Color.white : Color(red: 0.1, green: 0.2, blue: 0.6)))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Bubble: View {
                let message: Message
                let isNight: Bool

                var body: some View {
                    Text(message.text)
                        .foregroundStyle(message.isMine ? Color.white : Color.black)
                        .padding()
                        .background(isNight ? Color.black : Color.white)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Theme {
                var faint = Color(red: 0.8, green: 0.8, blue: 0.8)
            }

            struct ThemeKey: EnvironmentKey {
                static let defaultValue = Theme()
            }

            extension EnvironmentValues {
                var theme: Theme {
                    get { self[ThemeKey.self] }
                    set { self[ThemeKey.self] = newValue }
                }
            }

            struct Page: View {
                var body: some View {
                    Card().environment(\\.theme, Theme(faint: .black))
                }
            }

            struct Card: View {
                @Environment(\\.theme) private var theme

                var body: some View {
                    Text("12 km")
                        .foregroundStyle(theme.faint)
                        .background(Color.white)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Delivered this morning").foregroundStyle(.secondary)
                Text("Total").foregroundStyle(.primary)
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Continue")
                .foregroundColor(.white)
                .padding()
                .background(Color(red: 0.1, green: 0.3, blue: 0.6))
            """),
        RuleExample(
            .silent,
            """
            Text("Sunday")
                .font(.largeTitle)
                .foregroundColor(.gray)
            """),
        RuleExample(
            .silent,
            """
            struct Title: View {
                @Environment(\\.colorScheme) private var colorScheme

                var body: some View {
                    Text("Harbor")
                        .foregroundColor(colorScheme == .dark ? .white : .black)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Button("Continue") { next() }
                Button("Back", role: .cancel) { back() }
                Button("Delete", role: .destructive) { remove() }
            }
            .↓tint(.orange)
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Delivered this morning").foregroundStyle(.secondary)
            }
            .background(Color(uiColor: .systemBackground))
            """),
        RuleExample(
            .nearMiss("the color of a field that nothing is written in"),
            """
            Form {
                TextField("Name", text: $name)
                    .foregroundColor(name.isEmpty ? .red : .primary)
            }
            """),
        RuleExample(
            .violation,
            """
            Form {
                TextField("Name", text: $name)
                    .↓foregroundColor(isRejected ? .red : .primary)
            }
            """),
        RuleExample(
            .nearMiss("what a photo shows behind the text is not known"),
            """
            ZStack {
                Image("harbor").resizable()
                Text("Harbor").foregroundColor(.yellow)
            }
            """),
        RuleExample(
            .nearMiss("what lies behind the material is not known"),
            """
            Text("Harbor")
                .foregroundColor(.gray)
                .padding()
                .background(.thinMaterial)
            """),
        RuleExample(
            .review,
            """
            ZStack {
                Color.white.ignoresSafeArea()
                Text("Harbor")
                    .↓foregroundColor(.yellow)
                    .padding()
                    .background(.ultraThinMaterial)
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Color.blue.ignoresSafeArea()
                VStack {
                    Text("Harbor").foregroundColor(.white)
                    Text("Open all day").foregroundStyle(.secondary)
                }
                .padding()
                .background(.regularMaterial)
            }
            """),
        RuleExample(
            .violation,
            """
            <view id="v2">
            <rect key="frame" x="0.0" y="0.0" width="390" height="80"/>
            <subviews>
            <button id="b1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="80"/>
            <fontDescription key="fontDescription" type="system" pointSize="15"/>
            <state key="normal" title="Leave">
            ↓<color key="titleColor" white="0.8" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
            </state>
            </button>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
            </view>
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = "Closed in winter"
                    ↓note.textColor = UIColor(white: 0.8, alpha: 1)
                    note.backgroundColor = .white
                    note.font = .systemFont(ofSize: 15)
                    view.addSubview(note)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let leave = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    leave.setTitle("Leave", for: .normal)
                    ↓leave.setTitleColor(UIColor(white: 0.8, alpha: 1), for: .normal)
                    leave.backgroundColor = .white
                    view.addSubview(leave)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct ScannerView: View {
                @State private var isScanning = true
                var body: some View {
                    ZStack {
                        if isScanning {
                            CameraPreview()
                            Text("Point at the code").foregroundColor(Color(white: 0.8))
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TrailController: UIViewController {
                private let leave = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    leave.setTitle("Leave", for: .normal)
                    leave.setTitleColor(.black, for: .normal)
                    leave.backgroundColor = .white
                    view.addSubview(leave)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            <label text="Closed in winter" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            <color key="textColor" systemColor="labelColor"/>
            </label>
            """),
        RuleExample(
            .violation,
            """
            <view id="v2">
            <rect key="frame" x="0.0" y="0.0" width="390" height="80"/>
            <subviews>
            <label text="Closed in winter" id="l1">
            <rect key="frame" x="0.0" y="0.0" width="390" height="80"/>
            <fontDescription key="fontDescription" type="system" pointSize="15"/>
            ↓<color key="textColor" white="0.75" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" \
            customColorSpace="genericGamma22GrayColorSpace"/>
            </view>
            """),
    ]
}
