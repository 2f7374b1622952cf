import HandrailModel
import HandrailStandards

/// A label that says the role over again: "Save button" on a button.
struct RoleWordInName: StopRule {
    static let info = RuleInfo(
        id: "role-word-in-name",
        title: Bilingual(en: "Role repeated in the label", ko: "레이블에 되풀이된 요소 종류"),
        reason: Bilingual(
            en: "VoiceOver says by itself what kind of element it is, so people hear “Save button, button”.",
            ko: "요소의 종류는 VoiceOver가 알아서 말하므로 “저장 버튼, 버튼”처럼 두 번 들립니다."),
        impact: .minor, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 4.1.2"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button(action: save) {
                Image(systemName: "square.and.arrow.down")
            }
            .↓accessibilityLabel("Save button")
            """),
        RuleExample(
            .violation,
            """
            Button(action: play) {
                Image(systemName: "play.fill")
            }
            .↓accessibilityLabel("Play button, double tap to play")
            """),
        RuleExample(
            .violation,
            """
            Image("harbor")
                .↓accessibilityLabel("Image of the old harbor")
            """),
        RuleExample(
            .violation,
            """
            Button(action: save) {
                Image(systemName: "square.and.arrow.down")
            }
            .↓accessibilityLabel("save")
            """,
            files: [
                "en.lproj/Localizable.strings": "\"save\" = \"Save\";",
                "ko.lproj/Localizable.strings": "\"save\" = \"저장 버튼\";",
            ]),
        RuleExample(
            .silent,
            """
            Button(action: save) {
                Image(systemName: "square.and.arrow.down")
            }
            .accessibilityLabel("Save image")
            """),
        RuleExample(.silent, "Button(\"Configure button\", action: configure)"),
        RuleExample(
            .silent,
            """
            Image("harbor")
                .accessibilityLabel("The old harbor")
            """),
        RuleExample(
            .silent,
            """
            struct Controls: View {
                var body: some View { SymbolButton(symbol: "location", label: "map.center_button") }
            }

            struct SymbolButton: View {
                let symbol: String
                let label: String
                var body: some View {
                    Button(action: {}) { Image(systemName: symbol) }
                        .accessibilityLabel(label)
                }
            }
            """),
        RuleExample(
            .nearMiss("the key says button, the words that are read do not"),
            """
            Button(action: remove) {
                Image(systemName: "trash")
            }
            .accessibilityLabel("delete_button")
            """, files: ["en.lproj/Localizable.strings": "\"delete_button\" = \"Delete\";"]),
        RuleExample(
            .violation,
            """
            <button id="b1">
            <accessibility key="accessibilityConfiguration" ↓label="Close button"/>
            <state key="normal" image="close"/>
            </button>
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let close = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    close.setImage(UIImage(systemName: "xmark"), for: .normal)
                    ↓close.accessibilityLabel = "Close button"
                    view.addSubview(close)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TrailController: UIViewController {
                private let close = UIButton(type: .system)

                override func viewDidLoad() {
                    super.viewDidLoad()
                    close.setImage(UIImage(systemName: "xmark"), for: .normal)
                    close.accessibilityLabel = "Close"
                    view.addSubview(close)
                }
            }
            """),
    ]

    /// Everything that has a label.
    let kinds: Set<ElementKind>? = nil

    /// The label and the word in it.
    struct Signal: Hashable, Sendable {
        /// The label, with its language.
        let label: LocalText
        /// The word that repeats the role.
        let word: String
        /// The role.
        let role: SpokenTerm
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        let labels = stop.element.name.parts.filter { $0.source == .accessibilityLabel }
        guard !labels.isEmpty else { return }
        let roles = SpokenTerm.roles(of: stop.element.traits)
        var isSound = true
        for label in labels {
            // A string made for machines has no words to take out; another rule speaks of it.
            let texts = label.words.values.filter { $0.identifierShape == nil }.flatMap(\.local)
            guard let found = Self.signal(texts, roles) else { continue }
            isSound = false
            answers.violation(found, on: stop.declared, at: label.place, certainty: .likely)
        }
        if isSound { answers.pass() }
    }

    private static func signal(_ texts: [LocalText], _ roles: [SpokenTerm]) -> Signal? {
        for text in texts {
            for role in roles {
                guard let list = WordLists.roleWords(for: role) else { continue }
                let word = list.phrase(endingIn: text.text) ?? text.beginning.flatMap(list.phrase(endingIn:))
                    ?? (role == .image ? list.phrase(startingIn: text.text) : nil)
                if let word, role != .image || !word.isKindOfPicture { return Signal(label: text, word: word, role: role) }
            }
        }
        return nil
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let role = SpokenVocabulary.word(for: signal.role)
        return Phrasing(
            message: Bilingual(
                en: "The label “\(signal.label.text)”\(signal.label.note) says “\(signal.word)”, and VoiceOver says “\(role.en)” after it by itself.",
                ko: "레이블\(signal.label.note) “\(signal.label.text)”에 “\(signal.word)”이(가) 들어 있는데, VoiceOver가 요소 종류를 알아서 덧붙입니다."),
            fix: Bilingual(
                en: "Take “\(signal.word)” out of the label; the element's own kind or trait says it.",
                ko: "레이블에서 “\(signal.word)”을(를) 빼세요. 요소의 종류나 특성이 대신 알려 줍니다."))
    }
}

extension SpokenTerm {
    /// The roles that VoiceOver speaks for certain traits.
    fileprivate static func roles(of traits: Traits) -> [SpokenTerm] {
        var roles: [SpokenTerm] = []
        if traits.contains(.toggle) {
            roles.append(.switchButton)
        } else if traits.contains(.link) {
            roles.append(.link)
        } else if traits.contains(.button) {
            roles.append(.button)
        }
        if traits.contains(.tab) { roles.append(.tab) }
        if traits.contains(.searchField) {
            roles.append(.searchField)
        } else if traits.contains(.textEntry) {
            roles.append(.textField)
        }
        if traits.contains(.header) { roles.append(.heading) }
        if traits.contains(.adjustable) { roles.append(.adjustable) }
        if traits.contains(.image), !traits.contains(.button) { roles.append(.image) }
        return roles
    }
}

extension String {
    /// Whether it says what kind of picture an image is, which VoiceOver does not: an app icon, a profile picture.
    fileprivate var isKindOfPicture: Bool { ["icon", "picture", "graphic", "아이콘"].contains(self) }
}

extension LocalText {
    /// What stands before the first comma, “Play button” in “Play button, double tap to play”; `nil` where none is.
    fileprivate var beginning: String? {
        let scalars = text.unicodeScalars
        return scalars.firstIndex { $0 == "," || $0 == "，" || $0 == "、" }.map { String(scalars[..<$0]) }
    }
}
