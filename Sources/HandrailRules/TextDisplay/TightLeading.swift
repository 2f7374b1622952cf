import HandrailModel
import HandrailSource

/// Line heights that are fixed in points, or too tight for scripts whose letters fill the line.
struct TightLeading: TargetRule {
    static let info = RuleInfo(
        id: "tight-leading",
        title: Bilingual(en: "Line height too tight or fixed", ko: "좁거나 고정된 행간"),
        reason: Bilingual(
            en: """
                Hangul, Chinese and Japanese fill their line from top to bottom, and marks of Thai and Arabic stand \
                above and below it: lines set for Latin letters touch or are cut off. A height in points does so with \
                large text in every language.
                """,
            ko: """
                한글, 한자, 가나는 줄의 위아래를 가득 채우고 태국어와 아랍 문자의 부호는 그 밖으로도 나옵니다. 로마자에 맞춘 행간에서는 줄이 서로 \
                닿거나 잘립니다. pt로 고정한 높이는 글자를 키우면 어느 언어에서든 잘립니다.
                """),
        impact: .minor, guidelines: ["typography.leading"], criteria: ["WCAG 2.2 1.4.12"], options: [multiple],
        examples: examples)

    /// Below this lines of Hangul touch.
    private static let multiple = RuleOption(
        "multiple", .number(0.5...1.5, standard: 1),
        Bilingual(
            en: "Multiple of the line height below which it is to be looked at.",
            ko: "행간 배수가 이 값보다 작으면 확인하도록 알립니다."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static let korean = [
        "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
        "ko.lproj/Localizable.strings": "\"start\" = \"시작\";",
    ]

    private static func controller(_ code: String) -> String {
        """
        import UIKit

        final class PierController: UIViewController {
            private let label = UILabel()

            override func viewDidLoad() {
                super.viewDidLoad()
                let paragraph = NSMutableParagraphStyle()
                \(code)
                label.attributedText = NSAttributedString(string: story, attributes: [.paragraphStyle: paragraph])
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, controller("↓paragraph.lineHeightMultiple = 0.8"), files: korean),
        RuleExample(
            .review,
            """
            struct StoryView: View {
                var body: some View { Text("Story").font(↓.body.leading(.tight)) }
            }
            """, files: korean),
        RuleExample(
            .review, "struct Tale: View { var body: some View { ↓Text(\"Story\").lineSpacing(-4) } }", files: korean),
        RuleExample(
            .review, "struct Tale: View { var body: some View { ↓Text(\"Story\").lineHeight(.tight) } }",
            files: korean),
        RuleExample(.silent, #"Text("Story").lineSpacing(4)"#, files: korean),
        RuleExample(.silent, #"Text("Story").lineSpacing(-4)"#),
        RuleExample(.silent, #"Text("Story").lineHeight(.loose)"#, files: korean),
        RuleExample(
            .nearMiss("a paragraph takes no negative spacing"), controller("paragraph.lineSpacing = -4"),
            files: korean),
        RuleExample(
            .review,
            controller("label.font = .preferredFont(forTextStyle: .body)\n        ↓paragraph.maximumLineHeight = 18")),
        RuleExample(.silent, controller("paragraph.maximumLineHeight = 18")),
        RuleExample(.silent, controller("paragraph.lineHeightMultiple = 0.8")),
        RuleExample(.silent, controller("paragraph.lineHeightMultiple = 1.2"), files: korean),
        RuleExample(.silent, #"Text("Story").font(.body.leading(.loose))"#, files: korean),
        RuleExample(.silent, #"Text("Story").padding(.leading)"#, files: korean),
        RuleExample(
            .nearMiss("the height follows the font"),
            controller("paragraph.maximumLineHeight = label.font.lineHeight"), files: korean),
    ]

    private static let settings: Set<String> = [
        "lineHeightMultiple", "maximumLineHeight", "leading", "lineSpacing", "lineHeight",
    ]
    /// What makes text grow with the size that people choose.
    private static let growing: Set<String> = [
        "preferredFont", "UIFontMetrics", "scaledFont", "adjustsFontForContentSizeCategory",
    ]

    let names = Self.settings.union(Self.growing)

    /// What is set.
    enum Signal: Hashable, Sendable {
        /// A share of the line height, in an app with such a language.
        case multiple(Double, language: String)
        /// The tight variant of a font.
        case tight(language: String)
        /// Lines of SwiftUI that are as high as the tight setting has them.
        case tightLines(language: String)
        /// Fewer points between lines than the font has itself, in an app with such a language.
        case drawnTogether(points: Double, language: String)
        /// A height in points that no line may exceed.
        case fixed(points: Double)
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        let spoken = Set(target.languages + target.declared.spoken)
        let language = Self.tall.first { tall in spoken.contains { $0 == tall || $0.hasPrefix(tall + "-") } }
        let growing = Set(target.uses.lazy.filter { $0.isNamed(among: Self.growing) }.map(\.type))
        for use in target.uses where use.isNamed(among: Self.settings) && !use.isOfSomeBuilds {
            guard let signal = signal(of: use, in: language) else { continue }
            // Text that never grows has another defect, and another rule tells it.
            if case .fixed = signal, !growing.contains(use.type) { continue }
            answers.review(signal, of: target, at: use.place, certainty: .likely)
        }
    }

    /// Languages whose letters fill the line, or go beyond it.
    private static let tall = ["ko", "ja", "zh", "th", "ar", "fa", "ur", "hi", "vi"]

    private func signal(of use: CodeUse, in language: String?) -> Signal? {
        guard case .named(let name, let arguments) = use.api, let first = arguments.first else { return nil }
        switch (name, first.value) {
        case ("lineHeightMultiple", .number(let share)):
            guard let language, share > 0, share < options.number(Self.multiple) else { return nil }
            return .multiple(share, language: language)
        case ("leading", .name("tight")): return language.map { .tight(language: $0) }
        case ("lineHeight", .name("tight")) where first.label == nil: return language.map { .tightLines(language: $0) }
        case ("lineSpacing", .number(let points)) where first.label == nil && points < 0:
            return language.map { .drawnTogether(points: -points, language: $0) }
        case ("maximumLineHeight", .number(let points)): return points > 0 ? .fixed(points: points) : nil
        default: return nil
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .multiple(let share, let language):
            Phrasing(
                message: Bilingual(
                    en: "Lines stand at \(share) times their height, and the app speaks “\(language)” too.",
                    ko: "행간이 원래의 \(share)배인데 앱이 “\(language)”도 지원합니다."),
                fix: Bilingual(
                    en: "Leave the multiple at 1 or more, or set it for languages with Latin letters only.",
                    ko: "배수를 1 이상으로 두거나 로마자를 쓰는 언어에만 적용하세요."))
        case .tight(let language):
            Phrasing(
                message: Bilingual(
                    en: "The font has tight leading, and the app speaks “\(language)” too.",
                    ko: "글꼴에 좁은 행간을 지정했는데 앱이 “\(language)”도 지원합니다."),
                fix: Bilingual(
                    en: "Leave .leading(.tight) out where text may take several lines.",
                    ko: "여러 줄이 될 수 있는 텍스트에서는 .leading(.tight)를 빼세요."))
        case .tightLines(let language):
            Phrasing(
                message: Bilingual(
                    en: "The lines are set tight, and the app speaks “\(language)” too.",
                    ko: "줄 높이를 좁게 지정했는데 앱이 “\(language)”도 지원합니다."),
                fix: Bilingual(
                    en: "Leave the line height as the font has it where text may take several lines.",
                    ko: "여러 줄이 될 수 있는 텍스트에서는 줄 높이를 글꼴의 기본값으로 두세요."))
        case .drawnTogether(let points, let language):
            Phrasing(
                message: Bilingual(
                    en: """
                        Lines stand \(points.inPoints) pt closer than the font has them, and the app speaks \
                        “\(language)” too.
                        """,
                    ko: "줄 사이를 글꼴의 기본보다 \(points.inPoints) pt 좁혔는데 앱이 “\(language)”도 지원합니다."),
                fix: Bilingual(
                    en: "Leave the line spacing at 0 or more, or narrow it for languages with Latin letters only.",
                    ko: "줄 간격을 0 이상으로 두거나 로마자를 쓰는 언어에서만 좁히세요."))
        case .fixed(let points):
            Phrasing(
                message: Bilingual(
                    en: "No line gets higher than \(points.inPoints) pt, however large the text is.",
                    ko: "글자가 커져도 줄 높이가 \(points.inPoints) pt를 넘지 않습니다."),
                fix: Bilingual(
                    en: "Use lineHeightMultiple, or take the height from UIFontMetrics.",
                    ko: "lineHeightMultiple을 쓰거나 UIFontMetrics로 높이를 구하세요."))
        }
    }
}
