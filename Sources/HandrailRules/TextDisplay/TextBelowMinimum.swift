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
        needsOfCaptures: [.frame], options: [leastSize, IconFonts.option],
        examples: examples + capturedExamples)

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

    private static let capturedExamples: [RuleExample] = [
        RuleExample(.review, RuleExample.capture("↓text 20 100 90 11 Terms apply"), in: "Price.json"),
        RuleExample(.silent, RuleExample.capture("text 20 100 90 14 Terms apply"), in: "Price.json"),
        RuleExample(
            .nearMiss("a dot is no text to read"), RuleExample.capture("text 20 100 6 8 •"), in: "Price.json"),
    ]

    /// Anything a font can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.font), .layout(.placed)]

    /// What a capture tells the size from.
    enum Captured: Hashable, Sendable {
        /// Points that the frame is high.
        case frame(Double)
        /// The letters in the screenshot.
        case letters
    }

    /// The size and what it should be at least, in points.
    struct Signal: Hashable, Sendable {
        let points: Double
        let minimum: Double
        let platform: Platform
        /// Whether the project asks for the least size, and not the platform.
        let isOwn: Bool
        /// Whether the font is a constant used in several places.
        let isShared: Bool
        /// What a capture tells it from; `nil` for what source says.
        var captured: Captured?
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        if let capture = screen.screen.capture { return examine(element, on: screen.screen, capture, &answers) }
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

    /// Judges a text of a capture by its frame, which no line of the least size has room in, and by the letters that
    /// the screenshot shows.
    private func examine(
        _ element: ElementView, on screen: Screen, _ capture: ScreenCapture, _ answers: inout Answers<Signal>
    ) {
        let letters = capture.inks[element.index]?.mostLetterPoints
        guard element.kind == .text || letters != nil || capture.unknown.contains(.role),
            !capture.sizedBySystem.contains(element.index),
            let frame = element.capturedFrame, frame.width > 0, frame.height > 0,
            capture.variant.contentSize ?? .large == .large,
            element.capturedLabel?.contains(where: { $0.isLetter || $0.isNumber }) ?? false
        else { return }
        let platform = screen.platforms.first?.platform ?? .iOS
        let usual = PlatformMetrics.metrics(for: platform).minimumTextSize
        let minimum = options.decided(Self.leastSize, on: platform) ?? usual
        guard element.kind == .text || letters != nil else {
            return answers.cannotTell(
                en: "the capture does not tell whether it is text", ko: "캡처로는 텍스트인지 알 수 없습니다")
        }
        let room = (frame.height + capture.tolerance) / CapturedInk.leastLineHeight
        let points = min(letters ?? room, room)
        // A frame that low is no line of any size: it was cut off, or holds something else.
        guard points < minimum, points > Self.leastBelievable else { return answers.pass() }
        answers.review(
            Signal(
                points: points, minimum: minimum, platform: platform, isOwn: minimum != usual, isShared: false,
                captured: points < room ? .letters : .frame(frame.height)), on: element)
    }

    private static let leastBelievable = 4.0

    let viewFix: ViewFix? = .smallestText

    private func phrase(_ signal: Signal, from captured: Captured) -> Phrasing {
        let most = signal.points.inPoints
        let message =
            switch captured {
            case .frame(let height):
                Bilingual(
                    en: """
                        The frame of this text is \(height.inPoints) points high, so that its font has some \(most) pt \
                        at most; \(signal.minimum.inPoints) pt is the least.
                        """,
                    ko: """
                        이 텍스트의 프레임 높이가 \(height.inPoints) pt여서 글자 크기는 많아야 약 \(most) pt입니다. 최소 크기는 \
                        \(signal.minimum.inPoints) pt입니다.
                        """)
            case .letters:
                Bilingual(
                    en: """
                        The letters of this text are so low in the screenshot that its font has some \(most) pt at \
                        most; \(signal.minimum.inPoints) pt is the least.
                        """,
                    ko: """
                        스크린샷에서 이 텍스트의 글자 높이로 보아 글자 크기는 많아야 약 \(most) pt입니다. 최소 크기는 \
                        \(signal.minimum.inPoints) pt입니다.
                        """)
            }
        return Phrasing(
            message: message,
            fix: Wording(
                en: "Raise the size to \(signal.minimum.inPoints) pt or more.",
                ko: "크기를 \(signal.minimum.inPoints) pt 이상으로 키우세요."))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        if let captured = signal.captured { return phrase(signal, from: captured) }
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
