import HandrailModel
import HandrailSemantics
import HandrailStandards

/// Text that is smaller by default than the platform's least size. A fixed size on a platform where text grows is told
/// by `fixed-font-size`.
struct TextBelowMinimum: ElementRule {
    static let info = RuleInfo(
        id: "text-below-minimum",
        title: Bilingual(en: "Text below the least size", ko: "최소 크기보다 작은 텍스트"),
        reason: Bilingual(
            en: "Below the platform's least size text is unreadable for many who never change a setting.",
            ko: "플랫폼의 최소 크기보다 작은 텍스트는 설정을 바꾸지 않는 많은 사람도 읽을 수 없습니다."),
        impact: .moderate, guidelines: ["typography.minimum-size"], criteria: [],
        options: [leastSize, IconFonts.option], examples: examples)

    private static let leastSize = RuleOption(
        "least-size",
        .numberByPlatform(
            4...100,
            standard: Dictionary(
                uniqueKeysWithValues: Platform.allCases.map {
                    ($0, PlatformMetrics.metrics(for: $0).minimumTextSize)
                })),
        Bilingual(
            en: "Size in points that text has to have at least at the default text size.",
            ko: "기본 글자 크기에서 텍스트가 이 pt 값 이상이어야 합니다."))

    /// What the project decided.
    private let options: RuleOptions
    private let icons: IconFonts

    /// The rule as a project decides.
    init(options: RuleOptions = .standard) {
        self.options = options
        icons = IconFonts(options)
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Terms apply")
                .↓font(.custom("Lora-Regular", size: 9))
            """),
        RuleExample(
            .violation,
            """
            struct Example: View {
                @ScaledMetric private var size = 8.0

                var body: some View {
                    Text("Terms apply")
                        .↓font(.system(size: size))
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Terms apply")
                .font(.caption2)
            """),
        RuleExample(
            .silent,
            """
            Text("Terms apply")
                .font(.custom("Lora-Regular", size: 12, relativeTo: .caption))
            """),
        RuleExample(
            .silent,
            """
            Text("Terms apply")
                .font(.custom("Lora-Regular", size: smallSize))
            """),
        RuleExample(
            .nearMiss("a symbol, not text"),
            """
            Image(systemName: "chevron.forward")
                .accessibilityHidden(true)
                .font(.custom("Lora-Regular", size: 8))
            """),
        RuleExample(
            .silent,
            """
            <label text="Terms of carriage" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleCaption1"/>
            </label>
            """),
        RuleExample(
            .violation,
            """
            final class FootnoteController: UIViewController {
                private let footnote = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    footnote.text = NSLocalizedString("Fares include harbor dues.", comment: "")
                    ↓footnote.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 8))
                    view.addSubview(footnote)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            <label text="Fares include harbor dues." id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            final class FootnoteController: UIViewController {
                private let footnote = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    footnote.text = NSLocalizedString("Fares include harbor dues.", comment: "")
                    footnote.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13))
                    view.addSubview(footnote)
                }
            }
            """),
    ]

    /// Anything a font can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.font)]

    /// The size and what it should be at least, in points.
    struct Signal: Hashable, Sendable {
        let points: Double
        let minimum: Double
        let platform: Platform
        /// Whether the project asks for the least size, and not the platform.
        let isOwn: Bool
        /// Whether the font is a constant used in several places.
        let isShared: Bool
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for site in FontSite.sites(on: element) {
            let scaling = screen.screen.scalingPlatform(of: element)
            let platform = scaling ?? screen.screen.platforms(of: element).first?.platform ?? .iOS
            let points: Double?
            switch site.font.size {
            case .fixed(let size): points = scaling == nil ? size.value : nil
            case .scaling(let size, _): points = size.value
            case .style, .oneOf, .unknown: points = nil
            }
            let usual = PlatformMetrics.metrics(for: platform).minimumTextSize
            let minimum = options.decided(Self.leastSize, on: platform) ?? usual
            guard let points, points > 0, !icons.hold(site.font) else { continue }
            if points >= minimum || element.hasFixedRoom(on: screen) || element.isDrawnBySystem(on: screen) {
                answers.pass()
                continue
            }
            guard !site.texts.isEmpty else { continue }
            let signal = Signal(
                points: points, minimum: minimum, platform: platform, isOwn: minimum != usual,
                isShared: site.isShared)
            answers.violation(signal, on: element, at: site.place, related: site.related)
        }
    }

    let viewFix: ViewFix? = .smallestText

    func phrase(_ signal: Signal) -> Phrasing {
        let platform = (signal.platform == .macCatalyst ? Platform.iOS : signal.platform).rawValue
        let asking =
            signal.isOwn
            ? Bilingual(en: "this project", ko: "이 프로젝트의 설정에서") : Bilingual(en: platform, ko: "\(platform)의")
        return Phrasing(
            message: Bilingual(
                en: """
                    \(signal.isShared ? "Text in this font" : "This text") has \(signal.points.inPoints) pt at the \
                    default text size; \(asking.en) asks for \(signal.minimum.inPoints) pt at least.
                    """,
                ko: """
                    \(signal.isShared ? "이 서체를 쓰는 텍스트" : "이 텍스트")의 크기가 기본 설정에서 \(signal.points.inPoints) pt입니다. \
                    \(asking.ko) 최소 크기는 \(signal.minimum.inPoints) pt입니다.
                    """),
            fix: Wording(
                en: "Raise the size to \(signal.minimum.inPoints) pt or more.",
                ko: "크기를 \(signal.minimum.inPoints) pt 이상으로 키우세요."))
    }
}
