import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A keyboard shortcut that takes keys away from the system or from VoiceOver.
struct ShortcutShadowsSystem: ElementRule {
    static let info = RuleInfo(
        id: "shortcut-shadows-system",
        title: Bilingual(en: "Shortcut shadows a system one", ko: "시스템 단축키와 겹치는 단축키"),
        reason: Bilingual(
            en: "Whoever works from a keyboard relies on the system's shortcuts doing the same in every app.",
            ko: "키보드로 조작하는 사람은 시스템 단축키가 어느 앱에서나 같게 동작한다고 믿고 사용합니다."),
        impact: .moderate, guidelines: ["accessibility.full-keyboard-access"], criteria: ["WCAG 2.2 2.1.4"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button("Hide sidebar") { showsSidebar = false }
                .↓keyboardShortcut("h")
            """),
        RuleExample(
            .violation,
            """
            Button("Add chapter") { add() }
                .↓keyboardShortcut("c", modifiers: .command)
            """),
        RuleExample(
            .violation,
            """
            Button("Next") { next() }
                .↓keyboardShortcut(.rightArrow, modifiers: [.control, .option])
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
            Button("Home") { goHome() }
                .keyboardShortcut("h", modifiers: .shift)
            """),
        RuleExample(
            .silent,
            """
            Button("Send") { send() }
                .keyboardShortcut(.defaultAction)
            """),
        RuleExample(
            .silent,
            """
            Button("New") { create() }
                .keyboardShortcut("n", modifiers: [.command, .shift])
            """),
        RuleExample(
            .nearMiss("it is the command itself, which an app without a menu bar offers by hand"),
            """
            Button("Quit Recipes") { quit() }
                .keyboardShortcut("q")
            """),
        RuleExample(
            .nearMiss("it does what the shortcut means everywhere"),
            """
            Button("Copy link") { copy() }
                .keyboardShortcut("c")
            """),
        RuleExample(
            .nearMiss("the item that hides the app, beside the one that hides the others"),
            """
            Menu("Recipes") {
                Button("Hide Recipes") { hide() }
                    .keyboardShortcut("h")
                Button("Hide Others") { hideOthers() }
            }
            """),
        RuleExample(
            .violation,
            """
            final class NoteController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UILabel())
                    addKeyCommand(
                        ↓UIKeyCommand(title: "Categories", action: #selector(choose), input: "c", modifierFlags: \
            .command))
                }

                @objc private func choose() {}
            }
            """),
        RuleExample(
            .silent,
            """
            final class NoteController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UILabel())
                }

                override var keyCommands: [UIKeyCommand]? {
                    [
                        UIKeyCommand(title: "Categories", action: #selector(choose), input: "k", modifierFlags: \
            [.command, .alternate]),
                        UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(find), \
            discoverabilityTitle: "Find"),
                    ]
                }

                @objc private func choose() {}
                @objc private func find() {}
            }
            """),
    ]

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.interaction(.keyboardShortcut)]

    /// What the keys belong to.
    enum Signal: Hashable, Sendable {
        /// Something the system does before any app.
        case system(keys: String, meaning: Bilingual)
        /// Something that every app does with them.
        case editing(keys: String, meaning: Bilingual, name: String)
        /// VoiceOver takes Control and Option for its commands.
        case voiceOver(keys: String)
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        for use in element.attributes {
            guard case .interaction(.keyboardShortcut(let shortcut)) = use.attribute else { continue }
            guard let keys = shortcut.symbols else {
                return answers.cannotTell(en: "the keys are not literals", ko: "키가 상수로 적혀 있지 않습니다")
            }
            switch SystemShortcut.meaning(of: shortcut) {
            case nil: answers.pass()
            case .voiceOver: answers.violation(.voiceOver(keys: keys), on: element, at: use.place, certainty: .likely)
            case .system where Self.isItself(shortcut, element): answers.pass()
            case .system(let meaning):
                answers.violation(
                    .system(keys: keys, meaning: meaning), on: element, at: use.place, certainty: .likely)
            case .editing(let command): judge(element, command, keys, use, on: screen, &answers)
            }
            return
        }
    }

    /// Whether it is the system's own command, which an app without a menu bar offers by hand.
    private static func isItself(_ shortcut: Shortcut, _ element: ElementView) -> Bool {
        guard let key = shortcut.key?.lowercased(), let own = commands[key] else { return false }
        let words = element.tree.shownWords(in: element).joined(separator: " ").lowercased()
        return own.contains { words.contains($0) } || key == "h" && isHidingOfApp(words, element)
    }

    private static let commands = ["q": ["quit", "exit", "종료"], "m": ["minimize", "최소화"], "h": []]

    /// Whether words are the title of the item that hides the app, which stands beside one that hides the others: a
    /// menu of the Mac without either hides something else.
    private static func isHidingOfApp(_ words: String, _ element: ElementView) -> Bool {
        guard words.hasPrefix("hide") || words.hasSuffix("가리기"), let menu = element.parent else { return false }
        return menu.descendants.contains { other in
            guard case .words(let titles) = other.content, let title = titles.values.first?.text else { return false }
            return otherHiding.contains(title.lowercased())
        }
    }

    private static let otherHiding: Set<String> = ["hide others", "기타 가리기"]

    private func judge(
        _ element: ElementView, _ command: EditingCommand, _ keys: String, _ use: AttributeUse,
        on screen: PerceivedTree, _ answers: inout Answers<Signal>
    ) {
        let words = element.tree.shownWords(in: element)
        guard let name = words.first else {
            return answers.cannotTell(en: "the name of the control is not known", ko: "컨트롤의 이름을 알 수 없습니다")
        }
        switch command.isMeant(by: words.joined(separator: " ")) {
        case true?: answers.pass()
        // In another language than those of the list the words say nothing.
        case nil:
            answers.cannotTell(
                en: "the name of the control is in another language", ko: "컨트롤의 이름이 다른 언어로 되어 있습니다")
        case false?:
            answers.violation(
                .editing(keys: keys, meaning: command.meaning, name: name), on: element, at: use.place,
                certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let fix = Wording(
            en: "Choose keys that nothing uses yet, such as the same letter with ⇧⌘ or ⌥⌘.",
            ko: "같은 글자에 ⇧⌘이나 ⌥⌘을 더하는 것처럼 아직 쓰이지 않는 키를 고르세요.")
        return switch signal {
        case .system(let keys, let meaning):
            Phrasing(
                message: Bilingual(
                    en: "\(keys) is the system's shortcut for \(meaning.en).",
                    ko: "\(keys)은(는) \(meaning.ko)에 쓰이는 시스템 단축키입니다."), fix: fix)
        case .editing(let keys, let meaning, let name):
            Phrasing(
                message: Bilingual(
                    en: "\(keys) means \(meaning.en) in every app, but triggers “\(name)” here.",
                    ko: "\(keys)은(는) 어느 앱에서나 \(meaning.ko)인데 여기서는 “\(name)”을(를) 실행합니다."), fix: fix)
        case .voiceOver(let keys):
            Phrasing(
                message: Bilingual(
                    en: "\(keys) holds down Control and Option, the keys that VoiceOver commands begin with.",
                    ko: "\(keys)에 쓰인 Control과 Option은 VoiceOver 명령을 시작하는 키입니다."), fix: fix)
        }
    }
}

extension ElementTree {
    /// The words shown in an element, in order.
    fileprivate func shownWords(in element: ElementView) -> [String] {
        ([element] + element.descendants).compactMap { part in
            guard case .words(let words) = part.content else { return nil }
            return words.values.first?.text
        }
    }
}
