import HandrailModel
import HandrailSemantics
import HandrailSource

/// A shortcut that is a letter alone, as it is typed.
struct SingleKeyShortcut: ElementRule {
    static let info = RuleInfo(
        id: "single-key-shortcut",
        title: Bilingual(en: "Shortcut of a letter alone", ko: "글자 하나로 된 단축키"),
        reason: Bilingual(
            en: """
                Whoever dictates, or hits keys by accident, triggers commands that are a letter alone; with Command \
                held nobody does.
                """,
            ko: "음성으로 입력하거나 키를 잘못 누르는 사람은 글자 하나로 된 명령을 뜻하지 않게 실행합니다. Command와 함께 누르면 그럴 일이 없습니다."),
        impact: .minor, guidelines: ["accessibility.full-keyboard-access"], criteria: ["WCAG 2.2 2.1.4"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            """
            Button("Home") { goHome() }
                .↓keyboardShortcut("h", modifiers: .shift)
            """),
        RuleExample(
            .review,
            """
            Button("Mark as read") { markAsRead() }
                .↓keyboardShortcut("r", modifiers: [])
            """),
        RuleExample(
            .silent,
            """
            Button("Save") { save() }
                .keyboardShortcut("s")
            """),
        RuleExample(
            .silent,
            """
            Button("Next") { next() }
                .keyboardShortcut(.rightArrow, modifiers: [])
            """),
        RuleExample(
            .silent,
            """
            Button("Home") { goHome() }
                .keyboardShortcut("h", modifiers: [.control, .shift])
            """),
        RuleExample(
            .silent,
            """
            Button("Send") { send() }
                .keyboardShortcut(.defaultAction)
            """),
        RuleExample(
            .nearMiss("the space bar plays and pauses in every player, and is no letter"),
            """
            Button("Play") { play() }
                .keyboardShortcut(" ", modifiers: [])
            """),
        RuleExample(
            .review,
            """
            final class MailController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UILabel())
                }

                override var keyCommands: [UIKeyCommand]? {
                    [↓UIKeyCommand(title: "Archive", action: #selector(archive), input: "e")]
                }

                @objc private func archive() {}
            }
            """),
        RuleExample(
            .silent,
            """
            final class MailController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UILabel())
                    addKeyCommand(UIKeyCommand(input: "e", modifierFlags: [.command, .shift], action: \
            #selector(archive)))
                    addKeyCommand(UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: \
            #selector(archive)))
                }

                @objc private func archive() {}
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.interaction(.keyboardShortcut)]

    /// The keys.
    struct Signal: Hashable, Sendable {
        /// As menus show them.
        let keys: String
        /// The key with Command besides.
        let better: String
        /// What the key types.
        let character: Character
    }

    /// What a key types.
    enum Character: Hashable, Sendable {
        case letter, digit, sign

        /// What `key` types.
        init(_ key: String) {
            self = key.allSatisfy(\.isNumber) ? .digit : key.allSatisfy(\.isLetter) ? .letter : .sign
        }

        /// What it is called.
        var name: Bilingual {
            switch self {
            case .letter: Bilingual(en: "a letter", ko: "글자")
            case .digit: Bilingual(en: "a digit", ko: "숫자")
            case .sign: Bilingual(en: "a character", ko: "문자")
            }
        }
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .interaction(.keyboardShortcut(let shortcut)) = use.attribute else { continue }
            guard let key = shortcut.key, let held = shortcut.modifiers, let keys = shortcut.symbols else {
                answers.cannotTell(en: "the keys are not literals", ko: "단축키가 리터럴이 아닙니다")
                continue
            }
            guard key.count == 1, key != " ", held.isSubset(of: [.shift]) else {
                answers.pass()
                continue
            }
            let better = Shortcut(key: key, modifiers: held.union([.command])).symbols ?? keys
            answers.review(
                Signal(keys: keys, better: better, character: Character(key)), on: element, at: use.place,
                certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    The shortcut \(signal.keys) is \(signal.character.name.en) as it is typed: dictating or touching \
                    the key is enough to trigger it.
                    """,
                ko: "단축키 \(signal.keys)은(는) 그냥 입력하는 \(signal.character.name.ko)와(과) 같아서, 받아쓰기를 하거나 키를 건드리기만 해도 실행됩니다."),
            fix: Wording(
                en: "Add Command, as in \(signal.better), or let people turn it off or change it.",
                ko: "\(signal.better)처럼 Command를 더하거나, 사용자가 끄거나 바꿀 수 있게 하세요."))
    }
}
