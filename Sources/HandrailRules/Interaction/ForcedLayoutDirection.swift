import HandrailModel
import HandrailSemantics
import HandrailSource

/// A part of the interface that does not turn around for languages written from right to left.
struct ForcedLayoutDirection: ElementRule {
    static let info = RuleInfo(
        id: "forced-layout-direction",
        title: Bilingual(en: "Layout direction forced", ko: "고정된 레이아웃 방향"),
        reason: Bilingual(
            en: "Whoever reads Arabic or Hebrew expects the interface to run from right to left.",
            ko: "아랍어나 히브리어를 읽는 사람은 화면이 오른쪽에서 왼쪽으로 배치되기를 기대합니다."),
        impact: .moderate, guidelines: ["layout.right-to-left"], criteria: ["WCAG 2.2 1.3.2"], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Form {
                Toggle("Captions", isOn: $captions)
                Toggle("Sound", isOn: $sound)
            }
            .↓environment(\\.layoutDirection, .leftToRight)
            """, files: RuleExample.arabic),
        RuleExample(
            .review,
            """
            HStack {
                Text(chapter.title)
                Spacer()
                Text(chapter.author)
            }
            .↓environment(\\.layoutDirection, .leftToRight)
            """, files: RuleExample.arabic),
        RuleExample(
            .silent,
            """
            HStack {
                Button { rewind() } label: { Image(systemName: "gobackward.15") }
                Button { forward() } label: { Image(systemName: "goforward.15") }
            }
            .environment(\\.layoutDirection, .leftToRight)
            """),
        RuleExample(
            .silent,
            """
            Form {
                Toggle("Captions", isOn: $captions)
            }
            .environment(\\.layoutDirection, isArabic ? .rightToLeft : .leftToRight)
            """),
        RuleExample(
            .silent,
            """
            Form {
                Toggle("Captions", isOn: $captions)
            }
            .environment(\\.locale, locale)
            """),
        RuleExample(
            .nearMiss("the app speaks no language that runs from right to left"),
            """
            Form {
                Toggle("Captions", isOn: $captions)
                Toggle("Sound", isOn: $sound)
            }
            .environment(\\.layoutDirection, .leftToRight)
            """),
        RuleExample(
            .nearMiss("a telephone number is written from left to right in every language"),
            """
            Text(phone.number)
                .environment(\\.layoutDirection, .leftToRight)
            """),
        RuleExample(
            .review,
            """
            final class FaresController: UIViewController {
                private let row = UIStackView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let name = UILabel()
                    name.text = NSLocalizedString("Bicycle", comment: "")
                    let price = UILabel()
                    price.text = NSLocalizedString("Free of charge", comment: "")
                    row.addArrangedSubview(name)
                    row.addArrangedSubview(price)
                    ↓row.semanticContentAttribute = .forceLeftToRight
                    view.addSubview(row)
                }
            }
            """, files: RuleExample.arabic),
        RuleExample(
            .silent,
            """
            final class PlayerController: UIViewController {
                private let row = UIStackView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let name = UILabel()
                    name.text = NSLocalizedString("Harbor sounds", comment: "")
                    row.addArrangedSubview(name)
                    row.semanticContentAttribute = .playback
                    view.addSubview(row)
                }
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.layout(.direction)]

    /// What the direction is forced on.
    enum Signal: Hashable, Sendable {
        /// A whole list or form.
        case screen
        /// Several texts in a row.
        case row
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .layout(.direction(.leftToRight)) = use.attribute, use.condition == nil else { continue }
            guard screen.screen.speaksRightToLeft else { return answers.pass() }
            var texts = 0
            for level in [element] + element.descendants {
                switch level.kind {
                case .list, .form, .navigationContainer, .tabView:
                    return answers.violation(.screen, on: element, at: use.place, certainty: .likely)
                // What is played runs in one direction, and so do a map, a drawing and a chart.
                case .slider, .video, .canvas, .map, .chart, .opaque, .button, .image: return answers.pass()
                case .text, .label: texts += 1
                default: break
                }
            }
            guard texts > 1 else { return answers.pass() }
            return answers.review(.row, on: element, at: use.place)
        }
    }

    let viewFix: ViewFix? = .direction

    func phrase(_ signal: Signal) -> Phrasing {
        let what =
            switch signal {
            case .screen: Bilingual(en: "This screen", ko: "이 화면")
            case .row: Bilingual(en: "This row of texts", ko: "이 텍스트 행")
            }
        return Phrasing(
            message: Bilingual(
                en: "\(what.en) is forced to run from left to right, also in languages that run from right to left.",
                ko: "\(what.ko)은(는) 오른쪽에서 왼쪽으로 쓰는 언어에서도 왼쪽에서 오른쪽으로 배치되도록 고정되어 있습니다."),
            fix: Wording(
                en: "Leave the modifier out; keep it for numbers, playback controls and pictures that run in one "
                    + "direction everywhere.",
                ko: "이 수정자를 빼세요. 어느 언어에서나 방향이 같은 숫자, 재생 컨트롤, 그림에만 사용하세요."))
    }
}
