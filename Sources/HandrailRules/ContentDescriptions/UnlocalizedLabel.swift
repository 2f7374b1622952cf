import HandrailModel
import HandrailSemantics
import HandrailSource

/// Words for assistive technologies that stay in one language although the app speaks several.
struct UnlocalizedLabel: ElementRule {
    static let info = RuleInfo(
        id: "unlocalized-label",
        title: Bilingual(en: "Spoken words are not localized", ko: "번역되지 않는 음성 설명"),
        reason: Bilingual(
            en: """
                What is only heard is easily forgotten in translation, and VoiceOver then speaks a foreign language to \
                people who see none.
                """,
            ko: "귀로만 듣는 말은 번역에서 빠지기 쉽고, 그러면 VoiceOver가 화면에 없는 외국어로 말합니다."),
        impact: .moderate, guidelines: ["accessibility.spoken-language"], criteria: ["WCAG 2.2 3.1.1"],
        examples: examples)

    private static let tables = [
        "en.lproj/Localizable.strings": "\"start\" = \"Start\";", "ko.lproj/Localizable.strings": "\"start\" = \"시작\";",
    ]

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            <button id="a">
            <rect key="frame" x="20" y="60" width="44" height="44"/>
            <state key="normal" image="cross"/>
            <userDefinedRuntimeAttributes>
            ↓<userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/>
            </userDefinedRuntimeAttributes>
            </button>
            """, files: tables),
        RuleExample(
            .violation,
            """
            <slider id="a">
            <rect key="frame" x="20" y="60" width="200" height="31"/>
            <accessibility key="accessibilityConfiguration" label="Volume"/>
            <userDefinedRuntimeAttributes>
            ↓<userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Changes the volume of the \
            alarm."/>
            </userDefinedRuntimeAttributes>
            </slider>
            """, files: tables),
        RuleExample(
            .silent,
            """
            <button id="a">
            <rect key="frame" x="20" y="60" width="44" height="44"/>
            <state key="normal" image="cross"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/>
            </userDefinedRuntimeAttributes>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button id="a">
            <rect key="frame" x="20" y="60" width="44" height="44"/>
            <accessibility key="accessibilityConfiguration" label="Close"/>
            <state key="normal" image="cross"/>
            </button>
            """, files: tables),
        RuleExample(
            .violation, "Image(\"map\").↓accessibilityLabel(\"Map of the valley\")", files: tables),
        RuleExample(
            .violation,
            """
            struct Gate: View {
                let isOpen: Bool
                private var state: String { isOpen ? "The gate is open" : "The gate is shut" }
                var body: some View {
                    Toggle("start", isOn: .constant(isOpen))
                        .↓accessibilityValue(state)
                        .↓accessibilityHint("Opens the gate")
                }
            }
            """, files: tables),
        RuleExample(
            .silent,
            """
            struct Gate: View {
                let steps: Int
                private var state: String { String(localized: "start") + ", \\(steps)" }
                var body: some View {
                    Image("gate")
                        .accessibilityLabel(state)
                        .accessibilityValue("\\(steps) m")
                        .accessibilityHint("start")
                }
            }
            """, files: tables),
        RuleExample(
            .nearMiss("an identifier is for tests and is never spoken"),
            """
            <button id="a">
            <rect key="frame" x="20" y="60" width="44" height="44"/>
            <state key="normal" title="Close"/>
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="close"/>
            </userDefinedRuntimeAttributes>
            </button>
            """, files: tables),
        RuleExample(
            .violation,
            """
            final class PierController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let filter = UIButton(type: .custom)
                    filter.setImage(UIImage(systemName: "line.3.horizontal.decrease"), for: .normal)
                    ↓filter.accessibilityLabel = "Filter departures"
                    view.addSubview(filter)
                }
            }
            """,
            files: [
                "en.lproj/Localizable.strings": "\"pier.title\" = \"Pier\";\n",
                "ko.lproj/Localizable.strings": "\"pier.title\" = \"부두\";\n",
            ]),
        RuleExample(
            .silent,
            """
            final class PierController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let filter = UIButton(type: .custom)
                    filter.setImage(UIImage(systemName: "line.3.horizontal.decrease"), for: .normal)
                    filter.accessibilityLabel = NSLocalizedString("pier.filter", comment: "")
                    view.addSubview(filter)
                }
            }
            """,
            files: [
                "en.lproj/Localizable.strings": "\"pier.filter\" = \"Filter departures\";\n",
                "ko.lproj/Localizable.strings": "\"pier.filter\" = \"출발편 거르기\";\n",
            ]),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [
        .accessibility(.label), .accessibility(.value), .accessibility(.hint), .accessibility(.action),
    ]

    /// The words, and the languages there are.
    struct Signal: Hashable, Sendable {
        /// The words.
        let text: String
        /// Number of languages of the app.
        let languages: Int
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let languages = screen.screen.languages
        guard languages.count > 1 else { return }
        for use in element.attributes {
            guard let words = use.attribute.spokenWords else { continue }
            guard let text = words.values.first(where: { $0.origin == .unlocalized })?.display,
                text.contains(where: \.isLetter), IdentifierShape(text) == nil
            else {
                answers.pass()
                continue
            }
            answers.violation(
                Signal(text: text, languages: languages.count), on: element, at: use.place, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    VoiceOver says “\(signal.text)” in every language, while the app has texts in \(signal.languages).
                    """,
                ko: "앱에는 \(signal.languages)개 언어의 텍스트가 있는데 VoiceOver는 어느 언어에서나 “\(signal.text)”(으)로 읽습니다."),
            fix: Wording(
                en: """
                    Add the words with their translations to a string table; where the code has them as a plain \
                    String, take them from there with String(localized:) or NSLocalizedString.
                    """,
                ko: """
                    번역과 함께 문자열 테이블에 추가하고, 코드에서 일반 String으로 쓰는 곳은 String(localized:)나 NSLocalizedString으로 \
                    테이블에서 가져오세요.
                    """),
            inInterfaceFiles: Wording(
                en: """
                    Write the words in the Accessibility section of the Identity inspector, whose texts are localized, \
                    instead of in a runtime attribute.
                    """,
                ko: "런타임 속성 대신 번역이 되는 Identity inspector의 Accessibility 항목에 적으세요."))
    }
}

extension Attribute {
    /// Words that only assistive technologies get.
    fileprivate var spokenWords: Fact<Words>? {
        switch self {
        case .accessibility(.label(let words)), .accessibility(.value(let words)), .accessibility(.hint(let words)),
            .accessibility(.action(.named(let words))):
            words
        default: nil
        }
    }
}
