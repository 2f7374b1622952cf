import HandrailModel
import HandrailSemantics

/// Letter spacing set by hand where the script or the growing size does not bear it.
struct FixedTracking: ElementRule {
    static let info = RuleInfo(
        id: "fixed-tracking",
        title: Bilingual(en: "Letter spacing set by hand", ko: "직접 지정한 자간"),
        reason: Bilingual(
            en: """
                The system spaces letters for each size and script; a fixed distance pulls words apart, and breaks the \
                joined letters of Arabic.
                """,
            ko: "시스템은 크기와 문자에 맞춰 자간을 정합니다. 고정된 자간은 단어를 흩뜨리고 이어 쓰는 아랍 문자를 끊습니다."),
        impact: .minor, guidelines: ["typography.tracking"], criteria: ["WCAG 2.2 1.4.12"],
        options: [visible], examples: examples)

    /// Less than this is a matter of taste.
    private static let visible = RuleOption(
        "points", .number(1...20, standard: 2),
        Bilingual(
            en: "Points of spacing from which on text that grows is to be looked at.",
            ko: "커지는 텍스트의 자간이 이 pt 값 이상이면 확인하도록 알립니다."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("오늘의 할 일")
                .↓kerning(2)
            """),
        RuleExample(
            .violation,
            """
            Text("greeting")
                .↓tracking(1.5)
            """,
            files: [
                "en.lproj/Localizable.strings": "\"greeting\" = \"Welcome back\";",
                "ar.lproj/Localizable.strings": "\"greeting\" = \"مرحبا بعودتك\";",
            ]),
        RuleExample(
            .review,
            """
            Text("Welcome back")
                .font(.title2)
                .↓tracking(3)
            """),
        RuleExample(
            .silent,
            """
            Text("오늘의 할 일")
                .font(.title2)
            """),
        RuleExample(
            .silent,
            """
            Text("Welcome back")
                .kerning(0)
            """),
        RuleExample(
            .silent,
            """
            Text("Welcome back")
                .tracking(letterSpacing)
            """),
        RuleExample(
            .nearMiss("too little to be seen at any size"),
            """
            Text("Welcome back")
                .kerning(0.3)
            """),
        RuleExample(
            .review,
            """
            final class MottoController: UIViewController {
                private let motto = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let words = NSLocalizedString("Across the bay in twelve minutes, in every weather.", comment: "")
                    motto.font = .preferredFont(forTextStyle: .body)
                    motto.attributedText = NSAttributedString(string: words, attributes: [.kern: ↓6])
                    view.addSubview(motto)
                }
            }
            """),
    ]

    /// Anything letter spacing can be set on.
    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.text(.tracking)]

    /// What the spacing does harm to.
    enum Signal: Hashable, Sendable {
        case hangul(String)
        case arabic(String)
        case growing(points: Double)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .text(.tracking(let fact)) = use.attribute, use.condition == nil else { continue }
            guard let points = fact.value, points != 0 else { return }
            let texts = AffectedTexts.texts(from: element) { if case .text(.tracking) = $0 { true } else { false } }
                .filter { $0.kind == .text && $0.isReadable }
            guard !texts.isEmpty else { return }
            for text in texts {
                guard case .words(let words) = text.content else { continue }
                for known in words.values.flatMap({ $0.judgeable.values }).sorted() {
                    if known.contains(in: 0x0600...0x06FF) {
                        return answers.violation(.arabic(known), on: element, at: use.place, impact: .moderate)
                    }
                    if abs(points) >= 0.5, known.contains(in: 0xAC00...0xD7A3) {
                        return answers.violation(.hangul(known), on: element, at: use.place)
                    }
                }
            }
            let grows = texts.contains { ResolvedText($0).resolved?.grows ?? false }
            guard grows, abs(points) >= options.number(Self.visible),
                screen.screen.scalingPlatform(of: element) != nil
            else {
                return answers.pass()
            }
            return answers.review(.growing(points: points), on: element, at: use.place)
        }
    }

    let viewFix: ViewFix? = .tracking

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: """
                Remove the spacing and let the system track the text; for a look of its own use \(.fontWidth) or \
                another weight.
                """,
            ko: "자간 지정을 지우고 시스템에 맡기세요. 다른 느낌이 필요하면 \(.fontWidth)나 굵기를 바꾸세요.")
        switch signal {
        case .hangul(let words):
            return Phrasing(
                message: Bilingual(
                    en: "Letter spacing is set on the Korean text “\(words)”, whose syllables then drift apart.",
                    ko: "한국어 텍스트 “\(words)”에 자간이 지정되어 음절이 흩어져 보입니다."),
                fix: fix)
        case .arabic(let words):
            return Phrasing(
                message: Bilingual(
                    en: "Letter spacing is set on the Arabic text “\(words)”, whose joined letters it breaks.",
                    ko: "아랍 문자 텍스트 “\(words)”에 자간이 지정되어 이어 쓴 글자가 끊어집니다."),
                fix: fix)
        case .growing(let points):
            return Phrasing(
                message: Bilingual(
                    en: """
                        The letters of this text stand \(points.inPoints) pt further apart at every size, although the \
                        text itself grows.
                        """,
                    ko: "텍스트는 커지는데 자간은 모든 크기에서 \(points.inPoints) pt로 고정되어 있습니다."),
                fix: fix)
        }
    }
}

extension String {
    fileprivate func contains(in range: ClosedRange<UInt32>) -> Bool {
        unicodeScalars.contains { range.contains($0.value) }
    }
}
