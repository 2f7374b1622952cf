import HandrailModel
import HandrailSource

/// A keyboard that takes the dictation key of the system away.
struct KeyboardWithoutDictation: CodeUseRule {
    static let info = RuleInfo(
        id: "keyboard-without-dictation",
        title: Bilingual(en: "Keyboard that removes dictation", ko: "받아쓰기를 없앤 키보드"),
        reason: Bilingual(
            en: "Who cannot type dictates; the system leaves its key away where a keyboard says that it has one.",
            ko: "타이핑하기 어려운 사람은 받아쓰기로 입력합니다. 키보드에 받아쓰기 키가 있다고 하면 시스템은 자신의 키를 숨깁니다."),
        impact: .serious, guidelines: ["accessibility.dictation"], criteria: [], examples: examples)

    private static func keyboard(_ code: String) -> String {
        """
        import UIKit

        final class Keys: UIInputViewController {
            \(code)
        }
        """
    }

    private static func loading(_ code: String) -> String {
        keyboard("override func viewDidLoad() {\n        super.viewDidLoad()\n        \(code)\n    }")
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, loading("↓hasDictationKey = true")),
        RuleExample(.review, loading("↓self.hasDictationKey = true")),
        RuleExample(.silent, loading("hasDictationKey = false")),
        RuleExample(.silent, loading("let hides = hasDictationKey")),
        RuleExample(.silent, loading("hasDictationKey = true\n        recognizer = SFSpeechRecognizer()")),
        RuleExample(.nearMiss("it is only asked"), loading("if hasDictationKey == true { showKey() }")),
    ]

    let names: Set<String> = [
        "hasDictationKey", "SFSpeechRecognizer", "SpeechAnalyzer", "SFSpeechAudioBufferRecognitionRequest",
    ]

    /// The key of the system is gone.
    enum Signal: Hashable, Sendable { case removed }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        let listens = code.uses.contains { !$0.isNamed(among: ["hasDictationKey"]) }
        for use in code.uses where use.isNamed(among: ["hasDictationKey"]) {
            let isSet = use.arguments.contains { $0.label == "=" && $0.value == .flag(true) }
            guard isSet, !listens else {
                answers.pass()
                continue
            }
            answers.review(.removed, of: use, in: code, certainty: .likely)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The keyboard says that it has a dictation key, so the system shows none; nothing here listens.",
                ko: "받아쓰기 키가 있다고 해서 시스템 키가 사라지지만, 이 근처에 음성을 받는 코드가 없습니다."),
            fix: Bilingual(
                en: "Leave hasDictationKey false, or see that a key of the keyboard's own starts dictation.",
                ko: "hasDictationKey를 false로 두거나, 키보드에 직접 만든 받아쓰기 키가 있는지 확인하세요."))
    }
}
