import HandrailModel
import HandrailStandards

/// A label that says the role over again, "Save button" on a button, or a state, "Favorite, selected".
struct RoleWordInName: StopRule {
    static let info = RuleInfo(
        id: "role-word-in-name",
        title: Bilingual(en: "Role repeated in the label", ko: "레이블에 되풀이된 요소 종류"),
        reason: Bilingual(
            en: "VoiceOver says by itself what kind of element it is, so people hear “Save button, button”.",
            ko: "요소의 종류는 VoiceOver가 알아서 말하므로 “저장 버튼, 버튼”처럼 두 번 들립니다."),
        impact: .minor, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 4.1.2"],
        needsOfCaptures: [.role], examples: examples)

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
            .review,
            """
            Button { isOn.toggle() } label: {
                Image(systemName: "bell")
            }
            .↓accessibilityLabel(isOn ? "Notifications, selected" : "Notifications")
            """),
        RuleExample(
            .review,
            """
            Button(action: choose) {
                Image(systemName: "star")
            }
            .↓accessibilityLabel("즐겨찾기 선택됨")
            """),
        RuleExample(
            .silent,
            """
            Button(action: removeAll) {
                Image(systemName: "trash")
            }
            .accessibilityLabel("Delete selected")
            """),
        RuleExample(
            .silent,
            """
            Button(action: link) {
                Image(systemName: "link")
            }
            .accessibilityLabel("Link account")
            """),
        RuleExample(
            .violation,
            """
            Link(destination: site) {
                Image("shop")
            }
            .↓accessibilityLabel("Shop link")
            """),
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
            HStack {
                Text("Light switch")
                Spacer()
                Toggle("", isOn: $isGuarded)
                    .labelsHidden()
                    .accessibilityLabel("Light switch")
            }
            """),
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

    /// What a word in a label says over again.
    enum Repeated: Hashable, Sendable {
        /// What kind of element it is.
        case role(SpokenTerm)
        /// What state it is in.
        case state
    }

    /// The label and the word in it.
    struct Signal: Hashable, Sendable {
        /// The label, with its language.
        let label: LocalText
        /// The word.
        let word: String
        /// What it repeats.
        let repeated: Repeated
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        let labels = stop.element.name.parts.filter { $0.source == .accessibilityLabel }
        guard !labels.isEmpty else { return }
        let roles = SpokenTerm.roles(of: stop.element.traits)
        var isSound = true
        for label in labels {
            // A string made for machines has no words to take out; another rule speaks of it.
            let texts = label.words.values.filter { $0.identifierShape == nil }.flatMap(\.spokenTexts)
            if let found = Self.signal(texts, roles) {
                // What people see beside it is what they call it: a “Kill switch” is none of the kind that is flipped.
                if stop.declared.isCaptioned(found.label.text) { return answers.pass() }
                isSound = false
                answers.violation(found, on: stop.declared, at: label.place, certainty: .likely)
            } else if !roles.isEmpty, !roles.contains(.image), let found = Self.state(in: texts) {
                isSound = false
                answers.review(found, on: stop.declared, at: label.place, certainty: .likely)
            }
        }
        if isSound { answers.pass() }
    }

    private static func signal(_ texts: [LocalText], _ roles: [SpokenTerm]) -> Signal? {
        for text in texts {
            for role in roles {
                guard let list = WordLists.roleWords(for: role) else { continue }
                let word = list.phrase(endingIn: text.text) ?? text.beginning.flatMap(list.phrase(endingIn:))
                    ?? (role == .image ? list.phrase(startingIn: text.text) : nil)
                if let word, role != .image || !word.isKindOfPicture {
                    return Signal(label: text, word: word, repeated: .role(role))
                }
            }
        }
        return nil
    }

    /// A word for a state at the end of a label of a control. “Delete selected” names what the deed is done to, “3
    /// selected” says how many.
    private static func state(in texts: [LocalText]) -> Signal? {
        for text in texts {
            guard text.mayEndInState, let word = WordLists.stateWords.phrase(endingIn: text.text) else { continue }
            let before = text.text.dropLast(word.count)
            let isApart = before.unicodeScalars.last { $0 != " " }.map { separators.contains($0) } ?? false
            let words = before.split { !$0.isLetter && !$0.isNumber }
            guard let first = words.first, let last = words.last,
                isApart || !deeds.contains(first.lowercased()) && !joints.contains(last.lowercased()),
                !text.text.contains(where: { $0.isNumber }), isApart || words.count <= 3
            else { continue }
            return Signal(label: text, word: word, repeated: .state)
        }
        return nil
    }

    private static let separators: Set<Unicode.Scalar> = [",", "，", "、", "-", "–", "—", ":", "(", ";"]

    // What stands before a word that is more than a state: “Group by selected”.
    private static let joints: Set<String> = [
        "by", "for", "of", "as", "the", "only", "if", "when", "and", "or", "to", "with", "are", "is", "all",
    ]

    // What is done to things that are selected or checked, and words that count them.
    private static let deeds: Set<String> = [
        "delete", "remove", "show", "hide", "export", "import", "share", "move", "copy", "clear", "apply", "edit",
        "use", "add",
        "download", "upload", "print", "archive", "unarchive", "mark", "confirm", "send", "save", "open", "view",
        "play", "cancel",
        "set", "keep", "restore", "merge", "assign", "tag", "favorite", "unfavorite", "pin", "unpin", "install",
        "update", "block",
        "mute", "report", "invite", "pay", "buy", "order", "book", "convert", "transfer", "recover", "trash", "empty",
        "submit",
        "toggle", "invert", "find", "start", "stop", "run", "rename", "duplicate", "forward", "reply", "continue",
        "deselect",
        "only", "all", "no", "none", "nothing", "most", "last", "recently", "items", "item", "files", "photos",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        guard case .role(let term) = signal.repeated else { return Self.phrase(ofState: signal) }
        let role = SpokenVocabulary.word(for: term)
        return Phrasing(
            message: Bilingual(
                en: """
                    The label “\(signal.label.text)”\(signal.label.note) says “\(signal.word)”, and VoiceOver says \
                    “\(role.en)” after it by itself.
                    """,
                ko: """
                    레이블\(signal.label.note) “\(signal.label.text)”에 “\(signal.word)”이(가) 들어 있는데, VoiceOver가 요소 종류를 알아서 \
                    덧붙입니다.
                    """),
            fix: Wording(
                en: "Take “\(signal.word)” out of the label; the element's own kind or trait says it.",
                ko: "레이블에서 “\(signal.word)”을(를) 빼세요. 요소의 종류나 특성이 대신 알려 줍니다."))
    }
}

extension RoleWordInName {
    private static func phrase(ofState signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    The label “\(signal.label.text)”\(signal.label.note) says the state “\(signal.word)”, which \
                    belongs in a trait or a value: the name should stay the same in every state.
                    """,
                ko: """
                    레이블\(signal.label.note) “\(signal.label.text)”에 상태를 나타내는 “\(signal.word)”이(가) 들어 있습니다. 이름은 어떤 \
                    상태에서나 같아야 하고, 상태는 특성이나 값으로 알려야 합니다.
                    """),
            fix: Wording(
                en: """
                    Take “\(signal.word)” out of the label and tell the state with \
                    \(.accessibilityAddTraits(".isSelected")) or \(.accessibilityValue("_:")).
                    """,
                ko: """
                    레이블에서 “\(signal.word)”을(를) 빼고 \(.accessibilityAddTraits(".isSelected"))나 \
                    \(.accessibilityValue("_:"))로 상태를 알려 주세요.
                    """),
            inViews: Wording(
                en: """
                    Take “\(signal.word)” out of the label and tell the state with the trait .selected or with \
                    \(.accessibilityValue()).
                    """,
                ko: "레이블에서 “\(signal.word)”을(를) 빼고 .selected 특성이나 \(.accessibilityValue())로 상태를 알려 주세요."),
            inInterfaceFiles: Wording(
                en: """
                    Take “\(signal.word)” out of the label and tell the state with the trait Selected or in code with \
                    \(.accessibilityValue()).
                    """,
                ko: "레이블에서 “\(signal.word)”을(를) 빼고 Selected 특성을 켜거나 코드에서 \(.accessibilityValue())로 상태를 알려 주세요."))
    }
}

extension Words {
    /// The words by language; of those that end in words of the code and have more that is filled in before them, what
    /// is shown of them.
    fileprivate var spokenTexts: [LocalText] {
        guard text == nil, case .text(let end)? = pieces.last, end.contains(where: \.isLetter) else { return local }
        switch origin {
        case .literal, .unlocalized, .joined: return [LocalText(language: "", text: display)]
        case .localized, .missingKey, .symbol, .asset: return local
        }
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
    /// Whether its last letters may be those of a state, which is found out sooner than words are compared: a past
    /// participle, “on” or “off”, or anything that is not written in ASCII.
    fileprivate var mayEndInState: Bool {
        let end = text.utf8.suffix(2)
        guard let last = end.last, last < 0x80 else { return true }
        return end.elementsEqual("ed".utf8) || end.elementsEqual("on".utf8) || end.elementsEqual("ff".utf8)
    }

    /// What stands before the first comma, “Play button” in “Play button, double tap to play”; `nil` where none is.
    fileprivate var beginning: String? {
        let scalars = text.unicodeScalars
        return scalars.firstIndex { $0 == "," || $0 == "，" || $0 == "、" }.map { String(scalars[..<$0]) }
    }
}

extension ElementView {
    /// Whether words stand in its row, or inside it, just as they are.
    fileprivate func isCaptioned(_ words: String) -> Bool {
        (parent?.descendants ?? descendants).contains { other in
            guard other.kind == .text, case .words(let shown) = other.content else { return false }
            return shown.values.contains { $0.text?.lowercased() == words.lowercased() }
        }
    }
}
