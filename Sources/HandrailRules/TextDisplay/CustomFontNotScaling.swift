import HandrailModel
import HandrailSemantics
import HandrailStandards

/// Text in a custom font that does not follow the text size people choose.
struct CustomFontNotScaling: ElementRule {
    static let info = RuleInfo(
        id: "custom-font-not-scaling",
        title: Bilingual(en: "Custom font that does not scale", ko: "글자 크기를 따르지 않는 사용자 설정 서체"),
        reason: Bilingual(
            en: "A typeface of the app's own has to grow with the chosen text size as the system's does.",
            ko: "앱이 직접 고른 서체도 시스템 서체처럼 사용자가 고른 글자 크기에 맞춰 커져야 합니다."),
        impact: .serious, guidelines: ["accessibility.dynamic-type", "typography.custom-font-accessibility"],
        criteria: ["WCAG 2.2 1.4.4"], options: [IconFonts.option], examples: examples)

    private let icons: IconFonts

    /// The rule as a project decides.
    init(options: RuleOptions = .standard) { icons = IconFonts(options) }

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Departures")
                .↓font(.custom("Lora-Regular", fixedSize: 18))
            """),
        RuleExample(
            .violation,
            """
            enum Theme {
                static let caption = ↓Font.custom("Lora-Italic", fixedSize: 13)
            }

            struct Example: View {
                var body: some View {
                    Text("Departures")
                        .font(Theme.caption)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            Text("Departures")
                .↓font(Font(UIFont(name: "Lora-Regular", size: 18)!))
            """),
        RuleExample(
            .silent,
            """
            Text("Departures")
                .font(.custom("Lora-Regular", size: 18))
            """),
        RuleExample(
            .silent,
            """
            Text("Departures")
                .font(.custom("Lora-Regular", size: 24, relativeTo: .title2))
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @ScaledMetric private var size: CGFloat = 18

                var body: some View {
                    Text("Departures")
                        .font(.custom("Lora-Regular", fixedSize: size))
                }
            }
            """),
        RuleExample(
            .nearMiss("a font of icons, not text"),
            """
            Text("\\u{f2bd}")
                .font(.custom("FontAwesome", fixedSize: 18))
            """),
        RuleExample(
            .violation,
            """
            <label text="Departures" id="l1">
            ↓<fontDescription key="fontDescription" name="Quay-Regular" family="Quay" pointSize="17"/>
            </label>
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    ↓note.font = UIFont(name: "Quay-Regular", size: 17)
                    view.addSubview(note)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    if let font = UIFont(name: "Quay-Regular", size: 17) {
                        note.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
                    }
                    note.adjustsFontForContentSizeCategory = true
                    view.addSubview(note)
                }
            }
            """),
    ]

    /// Anything a font can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.font)]

    /// The font that does not scale.
    struct Signal: Hashable, Sendable {
        /// The family, where it is known.
        let family: String?
        /// The size in points, where it is known.
        let points: Double?
        /// The style to scale with.
        let style: NearestStyle?
        /// Whether it is the title of a button, which Interface Builder does not let adjust.
        let isTitle: Bool
        /// Whether it stands in a box of a fixed height.
        let isInBox: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for site in FontSite.sites(on: element) {
            guard case .fixed(let points) = site.font.size, !site.font.family.isAbsent else { continue }
            guard let platform = screen.screen.scalingPlatform(of: element), !icons.hold(site.font), !site.texts.isEmpty
            else {
                continue
            }
            if element.isDrawnBySystem(on: screen) { continue }
            if element.hasFixedRoom(on: screen) {
                answers.cannotTell(en: "the room of a widget is fixed", ko: "위젯의 공간은 정해져 있습니다")
                continue
            }
            if (points.value ?? 0) >= FixedFontSize.largestGrowth || element.hasLargeContentViewer || site.isInBar {
                answers.pass()
                continue
            }
            let signal = Signal(
                family: site.font.family.value, points: points.value,
                style: points.value.flatMap { NearestStyle(to: $0, on: platform) },
                isTitle: element.kind == .button,
                isInBox: !site.isShared && site.texts.contains(where: \.standsInBox))
            answers.violation(
                signal, on: element, at: site.place, related: site.related,
                cause: .scene(of: element, at: site.place, on: screen.screen))
        }
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        words(signal).completed(by: .sceneFonts).saying(
            Bilingual(
                en: """
                    \(places) texts of this scene have custom fonts of a fixed size and do not grow when people choose \
                    larger text.
                    """,
                ko: "이 씬의 텍스트 \(places)개는 크기가 고정된 사용자 지정 서체를 써서, 더 큰 글자를 골라도 커지지 않습니다."))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let phrasing = words(signal).completed(by: signal.isTitle ? .titleFont : .font)
        return signal.isInBox ? phrasing.adding(ElementView.growingBox) : phrasing
    }

    private func words(_ signal: Signal) -> Phrasing {
        let family = signal.family.map { "“\($0)”" }
        let points = signal.points?.inPoints
        let style = signal.style?.name ?? "body"
        return Phrasing(
            message: Bilingual(
                en: """
                    The font \(family ?? "of this text") has a fixed size\(points.map { " of \($0) pt" } ?? ""): text \
                    in it does not grow when people choose larger text.
                    """,
                ko: """
                    서체\(family.map { " \($0)" } ?? "")의 크기가 \(points.map { "\($0) pt로 " } ?? "")고정되어, 더 큰 글자를 골라도 텍스트가 \
                    커지지 않습니다.
                    """),
            fix: Wording(
                en: "Use \(.customFont(relativeTo: style)), or scale a UIFont with \(.fontMetrics).",
                ko: "\(.customFont(relativeTo: style))를 사용하거나, UIFont는 \(.fontMetrics)로 크기를 조절하세요."))
    }
}
