import HandrailModel
import HandrailSource
import HandrailStandards

/// A hint that repeats the name, or tells which gesture to make.
struct HintQuality: StopRule {
    static let info = RuleInfo(
        id: "hint-quality",
        title: Bilingual(en: "Hint that does not help", ko: "도움이 되지 않는 힌트"),
        reason: Bilingual(
            en: """
                VoiceOver tells the gesture by itself, in words that fit the device and the way it is used; a hint \
                says what happens.
                """,
            ko: "동작 방법은 VoiceOver가 기기와 사용 방식에 맞게 알려 줍니다. 힌트는 무슨 일이 일어나는지 알려 주는 자리입니다."),
        impact: .minor, guidelines: ["accessibility.element-labels"], criteria: [],
        needsOfCaptures: [.hint], examples: examples)

    private static let examples: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button("Play", action: play)
                .↓accessibilityHint("Double tap to play the song")
            """),
        RuleExample(
            .violation,
            """
            Button("Play", action: play)
                .↓accessibilityHint("play_hint")
            """,
            files: [
                "en.lproj/Localizable.strings": "\"play_hint\" = \"Starts the song\";",
                "ko.lproj/Localizable.strings": "\"play_hint\" = \"두 번 탭하여 재생\";",
            ]),
        RuleExample(
            .review,
            """
            Panel()
                .accessibilityElement(children: .combine)
                .↓accessibilityLabel("Swipe up to open the panel")
            """),
        RuleExample(
            .review,
            """
            import UIKit

            final class Panel: UIView {
                func update(isOpen: Bool) {
                    isAccessibilityElement = true
                    ↓accessibilityLabel = isOpen ? "Swipe down to close the panel" : "Swipe up to open the panel"
                }
            }
            """),
        RuleExample(
            .review,
            """
            Button("Delete all", action: deleteAll)
                .↓accessibilityHint("Delete all")
            """),
        RuleExample(
            .silent,
            """
            Button("Play", action: play)
                .accessibilityHint("Starts where you stopped")
            """),
        RuleExample(
            .silent,
            """
            Button("Book", action: book)
                .accessibilityHint("Opens the press release about the book")
            """),
        RuleExample(
            .silent,
            """
            Button("Play", action: play)
                .accessibilityHint(song.summary)
            """),
        RuleExample(
            .violation,
            """
            final class RecorderController: UIViewController {
                private let record = UIButton()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    record.accessibilityLabel = NSLocalizedString("Record", comment: "")
                    ↓record.accessibilityHint = NSLocalizedString("Tap and hold to record", comment: "")
                    record.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(begin)))
                    view.addSubview(record)
                }

                @objc private func begin() {
                    recorder.record()
                }
            }
            """),
        RuleExample(
            .violation,
            """
            Text("Record")
                .onLongPressGesture { recorder.record() }
                .↓accessibilityHint("Press and hold to record")
            """),
        RuleExample(
            .nearMiss("the name speaks of tapping, the hint does not"),
            """
            Button("Tap water", action: show)
                .accessibilityHint("Shows today's quality")
            """),
        RuleExample(
            .violation,
            """
            <button id="b1">
            <accessibility key="accessibilityConfiguration" label="Send" ↓hint="Double tap to send"/>
            <state key="normal" title="Send"/>
            </button>
            """),
    ]

    /// Everything that has a hint.
    let kinds: Set<ElementKind>? = nil

    /// What is wrong with a hint.
    enum Signal: Hashable, Sendable {
        /// It tells the gesture.
        case gesture(LocalText, phrase: String)
        /// It tells a gesture that has to be made, as nothing else does the same.
        case neededGesture(LocalText, phrase: String)
        /// The name tells the gesture.
        case gestureInName(LocalText, phrase: String)
        /// It says the name again.
        case repeatsName(LocalText, isIdle: Bool)
    }

    func examine(_ stop: PerceivedView, _ answers: inout Answers<Signal>) {
        for part in stop.element.name.parts where part.source == .accessibilityLabel {
            for name in part.words.local {
                guard let phrase = name.gestureInFront else { continue }
                return answers.review(
                    .gestureInName(name, phrase: phrase), on: stop.declared, at: part.place, certainty: .likely)
            }
        }
        let hints = stop.element.hint
        guard !hints.isAbsent else { return }
        let place = stop.hintUse?.place
        for hint in hints.local {
            if let phrase = WordLists.gesturePhrases.phrase(inside: hint.text) {
                if stop.needsGesture {
                    return answers.violation(
                        .neededGesture(hint, phrase: phrase), on: stop.declared, at: place, certainty: .likely)
                }
                return answers.violation(
                    .gesture(hint, phrase: phrase), on: stop.declared, at: place, certainty: .likely)
            }
        }
        // A help tag that says what an icon is called is written for those who see it.
        if stop.tree.screen.showsHelpTags, let place, stop.hasHelpTag(at: place) { return answers.pass() }
        // A field of Texture has its prompt said as its hint, which most name it by as well.
        if stop.declared.kind == .textEditor, let place, stop.tree.screen.kit(at: place) == .texture {
            return answers.pass()
        }
        for hint in hints.local where stop.names(in: hint.language).contains(where: hint.text.onlyRepeats) {
            return answers.review(
                .repeatsName(hint, isIdle: stop.isIdle), on: stop.declared, at: place, certainty: .likely)
        }
        answers.pass()
    }

    let viewFix: ViewFix? = .hint

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .gesture(let hint, let phrase):
            Phrasing(
                message: Bilingual(
                    en: """
                        The hint “\(hint.text)”\(hint.note) tells a gesture (“\(phrase)”), which VoiceOver does by \
                        itself and which is wrong for a keyboard or a switch.
                        """,
                    ko: """
                        힌트\(hint.note) “\(hint.text)”이(가) 동작 방법(“\(phrase)”)을 말합니다. VoiceOver가 알아서 말하는 내용이고, 키보드나 스위치를 \
                        쓰는 사람에게는 틀린 말입니다.
                        """),
                fix: Wording(
                    en: """
                        Say in \(.accessibilityHint()) what happens, beginning with a verb, as in “Plays the song.”; \
                        leave the gesture out.
                        """,
                    ko: "\(.accessibilityHint())에는 “노래를 재생합니다.”처럼 무슨 일이 일어나는지만 적고 동작 방법은 빼세요."))
        case .neededGesture(let hint, let phrase):
            Phrasing(
                message: Bilingual(
                    en: """
                        The hint “\(hint.text)”\(hint.note) tells a gesture (“\(phrase)”), and this control does \
                        nothing without it: people who use a keyboard, a switch or their voice cannot make it.
                        """,
                    ko: """
                        힌트\(hint.note) “\(hint.text)”이(가) 동작 방법(“\(phrase)”)을 말하는데, 이 컨트롤은 그 동작 없이는 아무 일도 하지 않습니다. \
                        키보드나 스위치, 음성을 쓰는 사람은 그 동작을 할 수 없습니다.
                        """),
                fix: Self.actionFix, inViews: Self.actionFix)
        case .gestureInName(let name, let phrase):
            Phrasing(
                message: Bilingual(
                    en: """
                        The name “\(name.text)”\(name.note) tells a gesture (“\(phrase)”) instead of what this is, and \
                        VoiceOver users make other gestures.
                        """,
                    ko: """
                        이름\(name.note) “\(name.text)”이(가) 무엇인지 대신 동작 방법(“\(phrase)”)을 말합니다. VoiceOver 사용자는 다른 동작을 사용합니다.
                        """),
                fix: Wording(
                    en: """
                        Name with \(.accessibilityLabel()) what this is, and say what can be done with it by an action \
                        or a trait.
                        """,
                    ko: "\(.accessibilityLabel())에는 이것이 무엇인지 적고, 할 수 있는 일은 동작이나 특성으로 알려 주세요."))
        case .repeatsName(let hint, let isIdle):
            Phrasing(
                message: Bilingual(
                    en: "The hint “\(hint.text)”\(hint.note) says the name again and is heard right after it.",
                    ko: "힌트\(hint.note) “\(hint.text)”은(는) 이름을 되풀이하며, 이름 바로 뒤에 다시 들립니다."),
                fix: isIdle
                    ? Wording(
                        en: "Take the hint away: nothing happens here that it could tell.",
                        ko: "여기에서는 아무 동작도 일어나지 않으므로 힌트를 없애세요.")
                    : Wording(
                        en: "Take the hint away, or say what the name leaves open.",
                        ko: "힌트를 없애거나, 이름만으로 알 수 없는 결과를 적으세요."))
        }
    }
}

extension HintQuality {
    fileprivate static let actionFix = Wording(
        en: """
            Offer the same with \(.namedAction) or let a tap do it; then say in \(.accessibilityHint()) only what \
            happens.
            """,
        ko: """
            \(.namedAction)으로 같은 동작을 제공하거나 탭으로도 되게 하세요. 그런 다음 \(.accessibilityHint())에는 무슨 일이 일어나는지만 적으세요.
            """)
}

extension PerceivedView {
    /// Whether a help tag is set at a place, on it or on what it is made of.
    fileprivate func hasHelpTag(at place: SourcePlace) -> Bool {
        ([declared] + declared.ancestors + element.merged.map { tree.screen.tree[$0] }).contains { level in
            level.helpTags.contains(place)
        }
    }

    /// Whether only a long press does what it is there for: nothing that activating it does, and no action, stands in.
    fileprivate var needsGesture: Bool {
        let pressed = declared.gestures.filter { $0.gesture.kind == .longPress && !$0.gesture.action.isEmpty }
        return !pressed.isEmpty && element.actions.isEmpty
            && declared.actionEffects.allSatisfy(\.summary.isEmpty)
            && !declared.gestures.contains { $0.gesture.kind == .tap }
    }

    /// Whether it is text that nothing happens with: what stands in a row may be chosen with the row.
    fileprivate var isIdle: Bool {
        guard kind == .text, tree.screen.portion != .cell,
            element.traits.union(element.possibleTraits).isDisjoint(with: [.button, .link])
        else { return false }
        return ([declared] + declared.ancestors).allSatisfy { level in
            switch level.kind {
            case .list, .form, .table, .grid, .lazyContainer: return false
            default:
                return !level.kind.isControl && !level.has(.interaction(.gesture))
                    && !level.has(.accessibility(.action)) && !level.has(.code(.action))
            }
        }
    }

    /// The modifier that sets its hint.
    fileprivate var hintUse: AttributeUse? {
        var current: ElementView? = declared
        while let element = current {
            if let found = element.outermost(\.hint) { return found.use }
            current = element.parent.flatMap { $0.kind.isTransparent ? $0 : nil }
        }
        for index in element.merged {
            if let found = tree.screen.tree[index].outermost(\.hint) { return found.use }
        }
        return nil
    }

    /// Words of its name in a language, where it is a single part that people chose.
    fileprivate func names(in language: String) -> [String] {
        let parts = element.name.parts
        guard parts.count == 1, parts[0].source == .accessibilityLabel || parts[0].source == .text else { return [] }
        return parts[0].words.values.compactMap { $0.local(in: language)?.spoken }
    }
}

extension LocalText {
    /// The gesture that it begins with, where a whole instruction follows.
    fileprivate var gestureInFront: String? {
        guard let phrase = WordLists.gesturePhrases.phrase(inside: text), text.spoken.split(separator: " ").count >= 4,
            text.spoken.hasPrefix(phrase.spoken)
        else { return nil }
        return phrase
    }
}

extension Attribute {
    /// The hint it sets.
    fileprivate var hint: Fact<Words>? {
        guard case .accessibility(.hint(let hint)) = self else { return nil }
        return hint
    }
}

extension String {
    /// Whether there is nothing in it but a name, or a name of several words with hardly more around it.
    fileprivate func onlyRepeats(_ name: String) -> Bool {
        let words = spoken
        guard !name.isEmpty, words != name else { return !name.isEmpty }
        let (own, others) = (words.split(separator: " "), name.split(separator: " "))
        guard others.count >= 2, own.count <= others.count + 1 else { return false }
        return own.starts(with: others) || own.suffix(others.count).elementsEqual(others)
    }
}
