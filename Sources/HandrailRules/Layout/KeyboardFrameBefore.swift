import HandrailModel
import HandrailSemantics
import HandrailSource

/// Room for the keyboard that is made by where the keyboard was, not by where it goes.
struct KeyboardFrameBefore: CodeUseRule {
    static let info = RuleInfo(
        id: "keyboard-frame-before",
        title: Bilingual(en: "Keyboard's frame from before it moved", ko: "이동하기 전의 키보드 프레임"),
        reason: Bilingual(
            en: """
                Keyboards float, split and change their height; by the frame from before the change a field stays \
                covered, most of all for people who use a large or another keyboard.
                """,
            ko: "키보드는 떠 있거나 나뉘고 높이가 바뀝니다. 바뀌기 전의 프레임을 쓰면 입력란이 가려진 채로 남고, 큰 키보드나 다른 키보드를 쓰는 사람이 특히 불편을 겪습니다."),
        impact: .minor, guidelines: ["layout.keyboard-guide"], criteria: ["WCAG 2.2 2.4.11"], examples: examples)

    private static func controller(_ key: String, _ more: String = "") -> String {
        """
        final class NoteController: UIViewController {
            private let field = UITextField()
            private let scrollView = UIScrollView()

            override func viewDidLoad() {
                super.viewDidLoad()
                field.placeholder = NSLocalizedString("Note", comment: "")
                scrollView.addSubview(field)
                view.addSubview(scrollView)
                NotificationCenter.default.addObserver(self, selector: #selector(makeRoom), name: \
        UIResponder.keyboardWillShowNotification, object: nil)
            }

            @objc private func makeRoom(_ notification: Notification) {
                guard
                    let frame = notification.userInfo?[
                        \(key)] as? CGRect
                else { return }
                \(more)scrollView.contentInset.bottom = frame.height
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, controller("↓UIResponder.keyboardFrameBeginUserInfoKey")),
        RuleExample(.review, controller("↓UIKeyboardFrameBeginUserInfoKey")),
        RuleExample(.silent, controller("UIResponder.keyboardFrameEndUserInfoKey")),
        RuleExample(
            .silent,
            """
            final class NoteController: UIViewController {
                private let field = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    field.placeholder = NSLocalizedString("Note", comment: "")
                    view.addSubview(field)
                    field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
                }
            }
            """),
        RuleExample(.silent, "TextField(\"Note\", text: $note)"),
        RuleExample(
            .nearMiss("both frames are looked at, to tell how far the keyboard moved"),
            controller(
                "UIResponder.keyboardFrameEndUserInfoKey",
                "let before = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect\n"
                    + "        guard before != frame else { return }\n        ")),
    ]

    /// There is one way to get it wrong.
    struct Signal: Hashable, Sendable {}

    let apis: Set<CodeUse.Kind> = [.keyboardFrame]

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        // Code that reads both frames may want to know how far the keyboard moved.
        guard !code.uses.contains(where: { $0.api == .keyboardFrame(isFinal: true) }),
            let first = code.uses.min(by: { $0.place < $1.place })
        else { return }
        answers.review(Signal(), of: first, in: code)
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: """
                    Room for the keyboard is made by the frame it had before it moved; where its height changes, \
                    fields stay covered.
                    """,
                ko: "키보드가 이동하기 전의 프레임으로 공간을 만듭니다. 키보드 높이가 바뀌면 입력란이 가려진 채로 남습니다."),
            fix: Wording(
                en: """
                    Hold the content to \(.keyboardLayoutGuide), or use keyboardFrameEndUserInfoKey and convert that \
                    frame to the view's coordinates.
                    """,
                ko: "콘텐츠를 \(.keyboardLayoutGuide)에 맞추거나, keyboardFrameEndUserInfoKey의 프레임을 뷰의 좌표로 변환해 사용하세요."))
    }
}
