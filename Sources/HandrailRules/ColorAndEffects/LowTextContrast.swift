import HandrailModel
import HandrailSemantics

/// Text in a color that the app sets, too close to what is behind it.
struct LowTextContrast: ElementRule {
    static let info = RuleInfo(
        id: "low-text-contrast",
        title: Bilingual(en: "Text too close to its background in color", ko: "배경과 대비가 낮은 텍스트"),
        reason: Bilingual(
            en: "People with low vision, and everyone in bright light, cannot read text that hardly stands out.",
            ko: "시력이 낮은 사람은 물론 밝은 곳에서는 누구나 배경과 비슷한 색의 글자를 읽기 어렵습니다."),
        impact: .serious, guidelines: ["accessibility.contrast", "color.contrast-in-context"],
        criteria: ["WCAG 2.2 1.4.3"], settings: Appearance.settings, examples: examples)

    private static let examples: [RuleExample] = [
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
            .silent,
            """
            VStack {
                Button("Continue") { next() }
                Button("Back", role: .cancel) { back() }
                Button("Delete", role: .destructive) { remove() }
            }
            .tint(.orange)
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
            ↓<color key="titleColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </state>
            </button>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
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
            ↓<color key="textColor" white="0.75" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </label>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </view>
            """),
    ]

    let kinds: Set<ElementKind>? = [.text, .textField, .secureField, .textEditor]

    /// What was measured.
    struct Signal: Hashable, Sendable {
        /// Whether only WCAG asks for more.
        let isStrict: Bool
        /// Whether the numbers are the best that a material may come to.
        var isOnMaterial = false
        /// The numbers.
        let contrast: ContrastCase
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard element.showsWords, element.hasColorSet || screen.screen.accent != nil else { return }
        let context = DeclaredContext(element)
        guard context.disabled == .never else { return answers.pass() }
        let contrast = TextContrast.of(element, on: screen)
        if element.isTextField, let color = contrast.color, color.alternatives.count > 1, !element.isColored(by: contrast.use) {
            // An empty field has another color than what people write into it: nobody reads that one.
            return answers.cannotTell(en: "the color depends on whether anything is written", ko: "입력한 내용이 있는지에 따라 색상이 달라집니다")
        }
        switch contrast.answer {
        case .systemsOwn: answers.pass()
        case .cannotTell(let reason):
            // On a material the whole range fails, or nothing can be said.
            guard let bounds = contrast.onMaterial,
                let found = ContrastCase(bounds, below: contrast.look.guidelineMinimum, look: contrast.look)
            else { return answers.cannotTell(reason) }
            answers.review(
                Signal(isStrict: false, isOnMaterial: true, contrast: found), on: element, at: contrast.use?.place,
                certainty: .possible, setting: found.setting)
        case .measured(let measurements):
            guard !LiteralTextColor.speaks(of: contrast, measurements) else { return }
            if let found = ContrastCase(measurements, below: contrast.look.guidelineMinimum, look: contrast.look) {
                answers.violation(
                    Signal(isStrict: false, contrast: found), on: element, at: contrast.use?.place,
                    certainty: .likely, setting: found.setting, cause: contrast.color?.origin)
            } else if let strict = contrast.look.strictMinimum,
                let found = ContrastCase(measurements, below: strict, look: contrast.look)
            {
                answers.review(
                    Signal(isStrict: true, contrast: found), on: element, at: contrast.use?.place,
                    certainty: .likely, setting: found.setting, cause: contrast.color?.origin)
            } else {
                answers.pass()
            }
        }
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        let sentence = signal.contrast.sentence
        return Phrasing(
            message: Bilingual(
                en: "Text in this color is hard to tell from its background in \(places) places, for example: \(sentence.en).",
                ko: "이 색을 쓴 텍스트가 \(places)곳에서 배경과 잘 구분되지 않습니다. 예: \(sentence.ko)"),
            fix: signal.contrast.sharedMending)
    }

    let viewFix: ViewFix? = .color

    func phrase(_ signal: Signal) -> Phrasing {
        let sentence = signal.contrast.sentence
        if signal.isOnMaterial {
            return Phrasing(
                message: Bilingual(
                    en: "Whatever the material lets through, the text is hard to tell from it; at best: \(sentence.en).",
                    ko: "재질에 무엇이 얼마나 비치든 텍스트가 잘 구분되지 않습니다. 가장 나은 경우에도 \(sentence.ko)"),
                fix: Bilingual(
                    en: "Use .primary or .secondary, which the system fits to the material, or lay an opaque color behind the text.",
                    ko: "시스템이 재질에 맞춰 주는 .primary나 .secondary를 쓰거나 텍스트 뒤에 불투명한 색을 깔아 주세요."))
        }
        let strict = signal.isStrict
            ? Bilingual(
                en: " Bold text passes Apple's guideline from 3:1; WCAG asks for more below 14 pt.",
                ko: " 볼드체는 Apple 가이드라인으로는 3:1이면 충분하지만 WCAG는 14 pt 미만에서 더 높은 대비를 요구합니다.")
            : Bilingual(en: "", ko: "")
        return Phrasing(
            message: Bilingual(
                en: "The text is hard to tell from its background: \(sentence.en).\(strict.en)",
                ko: "텍스트가 배경과 잘 구분되지 않습니다. \(sentence.ko)\(strict.ko)"),
            fix: signal.contrast.mending)
    }
}

extension ElementView {
    /// Whether a state of the app is known to decide about the color that a modifier sets.
    fileprivate func isColored(by use: AttributeUse?) -> Bool {
        ([self] + ancestors).contains { level in
            level.attributes.contains { other in
                if case .look = other.attribute { other.place == use?.place } else { false }
            }
        }
    }
}
