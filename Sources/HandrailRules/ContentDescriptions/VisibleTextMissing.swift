import HandrailModel
import HandrailSemantics
import HandrailSource
import HandrailStandards

/// A label without the words that are seen, so that saying these words finds nothing.
struct VisibleTextMissing: StopRule {
    static let info = RuleInfo(
        id: "visible-text-missing",
        title: Bilingual(en: "Label without the visible text", ko: "보이는 텍스트가 빠진 레이블"),
        reason: Bilingual(
            en: "Who uses Voice Control says what is on the screen; who sees and listens is confused by two names.",
            ko: "음성 명령을 쓰는 사람은 화면에 보이는 말을 합니다. 보면서 듣는 사람도 이름이 둘이면 혼란스럽습니다."),
        impact: .moderate, guidelines: ["accessibility.element-labels"], criteria: ["WCAG 2.2 2.5.3"],
        examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button("Send", action: send)
                .↓accessibilityLabel("Submit message")
            """),
        RuleExample(
            .violation,
            """
            Button("send", action: send)
                .↓accessibilityLabel("send_label")
            """,
            files: [
                "en.lproj/Localizable.strings": "\"send\" = \"Send\"; \"send_label\" = \"Send message\";",
                "ko.lproj/Localizable.strings": "\"send\" = \"보내기\"; \"send_label\" = \"메시지 전송\";",
            ]),
        RuleExample(
            .violation,
            """
            Button("Send", action: send)
                .↓accessibilityInputLabels(["Submit", "Post"])
            """),
        RuleExample(
            .silent,
            """
            Button("Check out", systemImage: "cart", action: pay)
                .labelStyle(.iconOnly)
                .accessibilityLabel("Pay for the order")
            """),
        RuleExample(
            .silent,
            """
            Button("Send", action: send)
                .accessibilityLabel("Submit message")
                .accessibilityInputLabels(["Send", "Submit"])
            """),
        RuleExample(
            .silent,
            """
            Button("Send", action: send)
                .accessibilityInputLabels([shortName])
            """),
        RuleExample(
            .silent,
            """
            Button("Send", action: send)
                .accessibilityLabel("Send message to Mina")
            """),
        RuleExample(
            .silent,
            """
            Button("Continue…", action: proceed)
                .accessibilityLabel("Save and continue")
            """),
        RuleExample(
            .silent,
            """
            Button(action: add) {
                Text("+")
            }
            .accessibilityLabel("Add song")
            """),
        RuleExample(
            .silent,
            """
            Button(action: open) {
                HStack {
                    Text("Inbox")
                    Text("Updated today")
                }
            }
            .accessibilityLabel("Inbox, 3 unread")
            """),
        RuleExample(
            .nearMiss("the system shows a plus sign for it"),
            """
            final class SkinsController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let item = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(take))
                    item.accessibilityLabel = NSLocalizedString("Import skin", comment: "")
                    navigationItem.rightBarButtonItem = item
                }

                @objc private func take() {}
            }
            """),
        RuleExample(
            .nearMiss("an abbreviation is said as the word that it stands for"),
            """
            Button("Ins.", action: insert)
                .accessibilityLabel("Insert")
            """),
        RuleExample(
            .nearMiss("its title is not drawn"),
            """
            Button(action: share) {
                Label("Share", systemImage: "square.and.arrow.up")
            }
            .labelStyle(.iconOnly)
            .accessibilityLabel("Send to a friend")
            """),
        RuleExample(
            .violation,
            """
            <button id="b1">
            <accessibility key="accessibilityConfiguration" ↓label="Submit the form"/>
            <state key="normal" title="Send"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button id="b1">
            <accessibility key="accessibilityConfiguration" label="Send the form"/>
            <state key="normal" title="Send"/>
            </button>
            """),
        RuleExample(
            .violation,
            """
            final class PierController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    let book = UIButton(type: .system)
                    book.setTitle(NSLocalizedString("Book a berth", comment: ""), for: .normal)
                    ↓book.accessibilityLabel = NSLocalizedString("Reserve a place", comment: "")
                    view.addSubview(book)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class BerthController: UIViewController {
                private let nights = UIButton(type: .system)
                var count = 2

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let words = NSLocalizedString("For %d nights", comment: "")
                    nights.setTitle(String(format: words, count), for: .normal)
                    ↓nights.accessibilityLabel = NSLocalizedString("Change the length of the stay", comment: "")
                    view.addSubview(nights)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("\\(count) nights", action: change)
                .accessibilityLabel("Number of nights")
            """),
        RuleExample(
            .violation,
            """
            <button opaque="NO" buttonType="system" id="b1">
            <accessibility key="accessibilityConfiguration" ↓label="Reserve a place"/>
            <state key="normal" title="Book a berth"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button opaque="NO" buttonType="system" id="b1">
            <accessibility key="accessibilityConfiguration" label="Book a berth at pier four"/>
            <state key="normal" title="Book a berth"/>
            </button>
            """),
    ]

    /// Whatever people may call by the words they see on it.
    let kinds: Set<ElementKind>? = nil

    /// What is seen and what is said.
    struct Signal: Hashable, Sendable {
        /// The words on the control, with their language.
        let visible: LocalText
        /// The label in that language, or the input labels.
        let label: String
        /// Whether these are input labels, which take the place of the label for Voice Control.
        var isForInput = false
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        guard stop.element.exposure == .element, stop.element.traits.contains(.button) else { return }
        let parts = stop.element.name.parts
        let input = stop.inputLabels
        guard let label = parts.first, parts.count == 1, label.source == .accessibilityLabel || input != nil else {
            return
        }
        let texts = stop.element.merged.map { stop.tree.screen.tree[$0] }.filter { $0.kind == .text }
        guard let text = texts.first, texts.count == 1, case .words(let visible) = text.content,
            !visible.values.contains(where: \.isNameOfSymbol)
        else {
            return answers.pass()
        }
        if let input {
            guard let seen = visible.value, let signal = Self.signal(seen: seen, names: input.names),
                DeclaredVisibility(of: text).isShownText
            else {
                return answers.pass()
            }
            return answers.violation(signal, on: stop.declared, at: input.use.place, certainty: .likely)
        }
        guard let seen = visible.value, let said = label.words.value else {
            return answers.cannotTell(
                en: "the visible text or the label is only known at run time", ko: "보이는 텍스트나 레이블이 실행 중에만 정해집니다")
        }
        guard DeclaredVisibility(of: text).isShownText else { return answers.pass() }
        if let signal = Self.signal(seen: seen, said: said) {
            return answers.violation(signal, on: stop.declared, at: label.place, certainty: .likely)
        }
        guard let signal = Self.signal(seenInPart: seen, said: said) else { return answers.pass() }
        answers.review(signal, on: stop.declared, at: label.place, certainty: .likely)
    }

    /// What is seen, where the words around what is filled in while the app runs are all missing from the label.
    private static func signal(seenInPart seen: Words, said: Words) -> Signal? {
        guard seen.text == nil, let label = said.text else { return nil }
        let fixed = seen.pieces.flatMap { piece -> [Substring] in
            guard case .text(let text) = piece else { return [] }
            return text.split { !$0.isLetter }.filter { $0.count > 3 || $0.contains { !$0.isASCII } }
        }
        let spoken = label.spoken
        guard !fixed.isEmpty, label.contains(where: \.isLetter),
            fixed.allSatisfy({ !spoken.contains(String($0).spoken) })
        else { return nil }
        return Signal(visible: LocalText(language: "", text: seen.display), label: label)
    }

    /// The first language in which the words that are seen are in none of the input labels. Any of them may be said, so
    /// one that is only known at run time may be the one.
    private static func signal(seen: Words, names: [Fact<Words>]) -> Signal? {
        let known = names.compactMap { $0.value }
        guard !known.isEmpty, known.count == names.count, known.allSatisfy({ $0.text != nil }) else { return nil }
        for visible in seen.local where visible.text.isSpokenWord {
            let said = known.compactMap { $0.translations[visible.language] ?? $0.text }
            if said.contains(where: { $0.spoken.contains(visible.text.spoken) }) { continue }
            return Signal(visible: visible, label: said.joined(separator: ", "), isForInput: true)
        }
        return nil
    }

    /// The first language in which the words that are seen are not in the label.
    ///
    /// A label that is not localized as a whole may be joined from pieces that are: one language that fits is enough.
    private static func signal(seen: Words, said: Words) -> Signal? {
        let isJoined = [.literal, .unlocalized, .joined].contains(said.origin)
        let seen = seen.local
        if isJoined {
            let spoken = said.display.spoken
            if seen.contains(where: { spoken.holds($0.text.spoken) }) { return nil }
        }
        for visible in seen {
            let label = isJoined ? said.text : said.translations[visible.language]
            guard let label, label != visible.text, visible.text.isSpokenWord, !visible.text.isRoleWord else {
                continue
            }
            let spoken = label.spoken
            guard !spoken.isEmpty, !spoken.holds(visible.text.spoken), !visible.text.isSaid(by: label) else {
                continue
            }
            return Signal(visible: visible, label: label)
        }
        return nil
    }

    let viewFix: ViewFix? = .visibleText

    func phrase(_ signal: Signal) -> Phrasing {
        signal.isForInput ? phraseForInput(signal) : phraseForLabel(signal)
    }

    private func phraseForInput(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    It shows “\(signal.visible.text)”\(signal.visible.note), but its input labels are \
                    “\(signal.label)” and nothing else: saying “Tap \(signal.visible.text)” to Voice Control finds \
                    nothing.
                    """,
                ko: """
                    화면에는\(signal.visible.note) “\(signal.visible.text)”이(가) 보이는데 입력 레이블은 “\(signal.label)”뿐입니다. 음성 \
                    명령으로 보이는 말을 해도 찾지 못합니다.
                    """),
            fix: Wording(
                en: "Put the visible text first in \(.accessibilityInputLabels()): they take the place of the label.",
                ko: "입력 레이블은 레이블을 대신하므로 \(.accessibilityInputLabels())의 맨 앞에 보이는 텍스트를 넣으세요."))
    }

    private func phraseForLabel(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    It shows “\(signal.visible.text)”\(signal.visible.note), but its label is “\(signal.label)”: \
                    saying “Tap \(signal.visible.text)” to Voice Control finds nothing.
                    """,
                ko: """
                    화면에는\(signal.visible.note) “\(signal.visible.text)”이(가) 보이는데 레이블은 “\(signal.label)”입니다. 음성 명령으로 \
                    보이는 말을 해도 찾지 못합니다.
                    """),
            fix: Wording(
                en: """
                    Begin \(the: .accessibilityLabel()) with the visible text, or take the label away where the text \
                    says enough.
                    """,
                ko: "\(.accessibilityLabel())을 보이는 텍스트로 시작하거나, 텍스트만으로 충분하면 레이블을 없애세요."))
    }
}

extension Words {
    /// Whether they only name what the system shows as a symbol, at least on some of its versions.
    fileprivate var isNameOfSymbol: Bool {
        if case .symbol = origin { true } else { false }
    }
}

extension String {
    /// Whether people who say what it stands for say the label: it is an abbreviation of a word in it, or the label is
    /// in another script and may be the same word there.
    fileprivate func isSaid(by label: String) -> Bool {
        let letters = filter(\.isLetter)
        let others = label.filter(\.isLetter)
        if !others.isEmpty, letters.allSatisfy(\.isASCII), !others.contains(where: \.isASCII) { return true }
        let short = letters.lowercased()
        // What is cut off in the middle ends with a period, or has lost its vowels.
        guard hasSuffix(".") || !short.dropFirst(3).contains(where: { "aeiou".contains($0) }) else { return false }
        return !contains(" ") && label.split { !$0.isLetter }.contains { word in
            let long = word.lowercased()
            guard long.count > short.count, short.count > 2, long.prefix(3) == short.prefix(3) else { return false }
            var rest = long[...]
            return short.allSatisfy { letter in
                guard let found = rest.firstIndex(of: letter) else { return false }
                rest = rest[rest.index(after: found)...]
                return true
            }
        }
    }

    /// Whether it is the word that Xcode gives every new button, which nobody meant to show.
    fileprivate var isRoleWord: Bool { WordLists.roleWords(for: .button)?.phrase(equalTo: self) != nil }

    /// Whether people would say it: not a sign, a letter or an abbreviation.
    fileprivate var isSpokenWord: Bool {
        let words = spoken
        guard !words.isEmpty, contains(where: \.isLetter) else { return false }
        if words.allSatisfy(\.isASCII) {
            return words.count > 2 && !(words.count <= 4 && self == uppercased())
        }
        return words.count > 1
    }
}
