import HandrailModel
import HandrailSemantics
import HandrailSource
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
            .nearMiss("a constant of a package, called a font of icons"),
            """
            final class TrashView: UIView {
                private let label = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.text = Icons.text(for: .trash)
                    label.font = UIFont(name: kFontAwesomeFont, size: 25)
                    addSubview(label)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            extension UIFont {
                static func harbor(_ size: CGFloat) -> UIFont { ↓UIFont(name: "Harbor-Regular", size: size)! }
            }

            final class PriceController: UIViewController {
                private let title = UILabel()
                private let price = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title.text = NSLocalizedString("Tickets", comment: "")
                    title.font = .harbor(20)
                    view.addSubview(title)
                    price.text = NSLocalizedString("Free", comment: "")
                    price.font = .harbor(14)
                    view.addSubview(price)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            enum Fonts {
                static let title = ↓UIFont(name: "Harbor-Bold", size: 20)!
                static let body = ↓UIFont(name: "Harbor-Regular", size: 14)!
            }

            final class PriceController: UIViewController {
                private let name = UILabel()
                private let price = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.text = NSLocalizedString("Tickets", comment: "")
                    name.font = Fonts.title
                    view.addSubview(name)
                    price.text = NSLocalizedString("Free", comment: "")
                    price.font = Fonts.body
                    view.addSubview(price)
                }
            }
            """),
        RuleExample(
            .review,
            """
            Text("Harbor")
                .↓font(.custom("Quay-Regular", fixedSize: 52))
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
        /// Whether it is declared apart from where it is used.
        let isShared: Bool
        /// Whether each use decides its size.
        let isSizeGiven: Bool
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
            // What a function makes for all is not of the size that one of its users asks for.
            let size = site.font.isSizeGiven ? nil : points.value
            let signal = Signal(
                family: site.font.family.value, points: size,
                style: size.flatMap { NearestStyle(to: $0, on: platform) },
                isTitle: element.kind == .button,
                isInBox: !site.isShared && site.texts.contains(where: \.standsInBox),
                isShared: site.isShared, isSizeGiven: site.font.isSizeGiven)
            let cause = site.isShared
                ? .app("fonts declared in file \(site.place.file.value)")
                : SharedCause.scene(of: element, at: site.place, on: screen.screen)
            if (size ?? 0) >= FixedFontSize.displaySize {
                answers.review(
                    signal, on: element, at: site.place, impact: .minor, related: site.related,
                    cause: site.font.family.value.map { .app("large \($0)") } ?? cause)
            } else {
                answers.violation(signal, on: element, at: site.place, related: site.related, cause: cause)
            }
        }
    }

    func phrase(_ signal: Signal, sharedBy places: Int) -> Phrasing {
        if (signal.points ?? 0) >= FixedFontSize.displaySize {
            return phrase(signal).saying(
                Bilingual(
                    en: """
                        \(places) large texts are set in \(Self.name(signal, else: "custom fonts")) of a fixed size \
                        and do not grow when people choose larger text.
                        """,
                    ko: """
                        큰 텍스트 \(places)개가 크기가 고정된 서체\(signal.family.map { " “\($0)”" } ?? "")를 써서, 더 큰 글자를 골라도 \
                        커지지 않습니다.
                        """))
        }
        if signal.isShared {
            return words(signal).completed(by: .font).saying(
                Bilingual(
                    en: """
                        \(places) custom fonts that this file declares have a fixed size, such as \
                        \(Self.name(signal, else: "this one")): text in them does not grow when people choose larger \
                        text.
                        """,
                    ko: """
                        이 파일이 선언하는 사용자 지정 서체 \(places)개\(signal.family.map { "(예: “\($0)”)" } ?? "")의 크기가 고정되어, 더 \
                        큰 글자를 골라도 텍스트가 커지지 않습니다.
                        """))
        }
        return words(signal).completed(by: .sceneFonts).saying(
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

    private static func name(_ signal: Signal, else other: String) -> String {
        signal.family.map { "“\($0)”" } ?? other
    }

    /// What a function makes in whatever size it is asked for.
    private static func givenSize(_ signal: Signal) -> Bilingual {
        Bilingual(
            en: """
                The font \(name(signal, else: "of this function")) is made in the size that each use asks for, and \
                stays that size: text in it does not grow when people choose larger text.
                """,
            ko: """
                서체\(signal.family.map { " “\($0)”" } ?? "")를 부르는 쪽이 정한 크기 그대로 만들어, 더 큰 글자를 골라도 텍스트가 커지지 \
                않습니다.
                """)
    }

    private func words(_ signal: Signal) -> Phrasing {
        let family = signal.family.map { "“\($0)”" }
        let points = signal.points?.inPoints
        let style = signal.style?.name ?? "body"
        return Phrasing(
            message: signal.isSizeGiven ? Self.givenSize(signal) : Bilingual(
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
