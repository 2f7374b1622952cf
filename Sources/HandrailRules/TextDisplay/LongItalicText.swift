import HandrailModel
import HandrailSemantics

/// A passage in italics or capitals.
struct LongItalicText: ElementRule {
    static let info = RuleInfo(
        id: "long-italic-or-capitals",
        title: Bilingual(en: "Long text in italics or capitals", ko: "이탤릭체나 대문자로 된 긴 글"),
        reason: Bilingual(
            en: "Slanted letters and letters of one height are slow to read, above all for people with dyslexia.",
            ko: "기울어진 글자와 높이가 같은 대문자는 읽는 속도를 늦추며, 난독증이 있는 사람에게 특히 어렵습니다."),
        impact: .minor, guidelines: ["accessibility.italics-and-caps"], criteria: [],
        options: [passage, sentence], examples: examples)

    private static let passage = RuleOption(
        "passage", .number(20...1000, standard: 80),
        Bilingual(
            en: "Number of characters from which on a text is long.", ko: "글자 수가 이 값 이상이면 긴 글로 봅니다."))
    /// Capitals in the words themselves cannot be switched off; a sentence of them is enough.
    private static let sentence = RuleOption(
        "capitals", .number(20...1000, standard: 50),
        Bilingual(
            en: "Number of characters from which on a text that is written in capitals is long.",
            ko: "대문자로 쓴 텍스트의 글자 수가 이 값 이상이면 긴 글로 봅니다."))

    /// What the project decided.
    var options = RuleOptions.standard

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            ↓Text("We keep your reading list on this device only. Nothing is sent to our servers, and deleting the \
            app deletes the list with it.")
                .italic()
            """),
        RuleExample(
            .violation,
            """
            ↓Text("We keep your reading list on this device only. Nothing is sent to our servers, and deleting the \
            app deletes the list with it.")
                .textCase(.uppercase)
            """),
        RuleExample(
            .violation,
            """
            ↓Text("PLEASE KEEP THIS WINDOW OPEN UNTIL ALL BOOKS HAVE BEEN COPIED TO YOUR DEVICE")
            """),
        RuleExample(
            .silent,
            """
            Text("We keep your reading list on this device only. Nothing is sent to our servers, and deleting the app \
            deletes the list with it.")
            """),
        RuleExample(
            .silent,
            """
            Text("Reading list")
                .italic()
            """),
        RuleExample(
            .silent,
            """
            Text(book.summary)
                .italic()
            """),
        RuleExample(
            .nearMiss("a few words in capitals are fine"),
            """
            Text("CURRENTLY READING")
                .textCase(.uppercase)
            """),
        RuleExample(
            .violation,
            """
            final class StoryController: UIViewController {
                private let story = ↓UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    story.text = NSLocalizedString("The old ferry carried mail, sheep and once a piano across the \
            sound, and the captain liked to tell of each of them while the passengers waited for the fog to lift.", \
            comment: "")
                    story.font = .italicSystemFont(ofSize: 17)
                    story.numberOfLines = 0
                    view.addSubview(story)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ↓<label text="PLEASE KEEP ALL BAGS AWAY FROM THE DOORS AND LEAVE THE LOWER DECK FREE FOR PRAMS AND \
            WHEELCHAIRS AT ANY TIME" numberOfLines="0" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="Please keep all bags away from the doors and leave the lower deck free for prams and \
            wheelchairs at any time." numberOfLines="0" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
    ]

    let kinds: Set<ElementKind>? = [.text]

    /// How the passage is set.
    enum Signal: Hashable, Sendable {
        case italic(characters: Int)
        case uppercased(characters: Int)
        case capitals(characters: Int)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        guard case .words(.known(let words)) = element.content else { return }
        switch words.origin {
        case .literal, .unlocalized, .joined, .localized: break
        case .missingKey, .symbol, .asset: return
        }
        let (passage, sentence) = (Int(options.number(Self.passage)), Int(options.number(Self.sentence)))
        guard let text = words.text, text.utf8.count >= min(passage, sentence) else { return }
        let count = text.count
        if count >= sentence, text.isInCapitals {
            return answers.violation(.capitals(characters: count), on: element)
        }
        guard count >= passage, text.hasCase else { return answers.pass() }
        for level in [element] + element.ancestors {
            for use in level.attributes where use.condition == nil {
                switch use.attribute {
                case .text(.italic): return answers.violation(.italic(characters: count), on: element)
                case .text(.font(let font)):
                    if font.isItalic { return answers.violation(.italic(characters: count), on: element) }
                case .text(.letterCase(let name)):
                    if name == "uppercase" { return answers.violation(.uppercased(characters: count), on: element) }
                default: break
                }
            }
        }
        answers.pass()
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let (en, ko): (String, String) =
            switch signal {
            case .italic(let count):
                ("This text of \(count) characters is set in italics", "\(count)자나 되는 이 텍스트가 이탤릭체입니다")
            case .uppercased(let count), .capitals(let count):
                ("This text of \(count) characters is set in capitals", "\(count)자나 되는 이 텍스트가 모두 대문자입니다")
            }
        let fix =
            switch signal {
            case .italic:
                Wording(
                    en: "Set it upright and keep italics for single words.",
                    ko: "똑바로 선 글자를 쓰고 이탤릭체는 단어를 강조할 때만 사용하세요.")
            case .uppercased: Wording(en: "Remove \(.uppercase) here.", ko: "여기에서 \(.uppercase)를 지우세요.")
            case .capitals: Wording(en: "Write it in sentence case.", ko: "문장의 첫 글자만 대문자로 쓰세요.")
            }
        return Phrasing(
            message: Bilingual(en: "\(en); it is slow to read.", ko: "\(ko). 읽기 어렵습니다."),
            fix: fix)
    }
}

extension String {
    /// Whether its letters come in two cases.
    fileprivate var hasCase: Bool { unicodeScalars.contains { $0.properties.isLowercase || $0.properties.isUppercase } }

    /// Whether it is a sentence in capitals.
    fileprivate var isInCapitals: Bool {
        var letters = 0
        for scalar in unicodeScalars {
            if scalar.properties.isLowercase { return false }
            if scalar.properties.isUppercase { letters += 1 }
        }
        return letters * 2 > count && split(separator: " ").count >= 6
    }
}
