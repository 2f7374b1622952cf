import HandrailModel
import HandrailSource

/// A timer that signs people out without a word before.
struct SilentSessionTimeout: CodeUseRule {
    static let info = RuleInfo(
        id: "silent-session-timeout",
        title: Bilingual(en: "Signed out by a timer without warning", ko: "경고 없이 로그아웃하는 타이머"),
        reason: Bilingual(
            en: "Who reads, types or goes through a screen slowly loses what they have entered, and begins anew each "
                + "time.",
            ko: "읽거나 입력하는 데 시간이 더 걸리는 사람은 입력한 것을 잃고 매번 처음부터 다시 시작해야 합니다."),
        impact: .serious, guidelines: ["accessibility.simplicity"],
        criteria: ["WCAG 2.2 2.2.1", "WCAG 2.2 2.2.6"], examples: examples)

    private static func session(_ code: String, _ more: String = "") -> String {
        """
        import Foundation

        final class Session: NSObject {
            private var timer: Timer?

            func restart() {
                \(code)
            }

            @objc func signOut() {}
            \(more)
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            session("timer = ↓Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in self.signOut() }")),
        RuleExample(
            .review,
            session("""
                timer = ↓Timer.scheduledTimer(
                            timeInterval: 600, target: self, selector: #selector(signOut), userInfo: nil,
                            repeats: false)
                """)),
        RuleExample(
            .silent,
            session("timer = Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in self.warn() }")),
        RuleExample(.silent, session("signOut()")),
        RuleExample(
            .silent,
            session("timer = Timer.scheduledTimer(withTimeInterval: 86400, repeats: false) { _ in self.signOut() }")),
        RuleExample(
            .nearMiss("it only waits until a message can be read"),
            session("timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in self.signOut() }")),
        RuleExample(
            .nearMiss("people are asked before"),
            session("""
                timer = Timer.scheduledTimer(withTimeInterval: 300, repeats: false) { _ in
                            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
                            self.present(alert, animated: true) { self.signOut() }
                        }
                """)),
    ]

    private static let timers: Set<String> = ["Timer.scheduledTimer", "NSTimer.scheduledTimerWithTimeInterval", "Timer"]
    private static let exits: Set<String> = [
        "signOut", "signout", "logOut", "logout", "signOutUser", "logoutUser", "logOutUser", "endSession",
        "expireSession",
    ]
    private static let warnings: Set<String> = [
        "UIAlertController", "NSAlert", "alert", "confirmationDialog", "showAlert", "presentAlert", "showWarning",
        "extendSession",
    ]

    let names = Self.timers.union(Self.exits).union(Self.warnings)

    /// After how many seconds people are signed out.
    struct Signal: Hashable, Sendable { let seconds: Int }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        let warns = code.uses.contains { $0.isNamed(among: Self.warnings) }
        for timer in code.uses where timer.isNamed(among: Self.timers) {
            guard let seconds = Self.seconds(of: timer), Self.waits.contains(seconds), !timer.isOfSomeBuilds,
                code.uses.contains(where: { use in
                    use.isNamed(among: Self.exits) && timer.place.range.contains(use.place.range)
                })
            else { continue }
            if warns {
                answers.pass()
            } else {
                answers.review(Signal(seconds: Int(seconds)), of: timer, in: code, certainty: .likely)
            }
        }
    }

    private static func seconds(of timer: CodeUse) -> Double? {
        timer.arguments.lazy.compactMap { argument -> Double? in
            guard let label = argument.label, label.hasSuffix("nterval") || label == "scheduledTimerWithTimeInterval",
                case .number(let seconds) = argument.value
            else { return nil }
            return seconds
        }.first
    }

    /// From a wait that is more than a pause to twenty hours, from which on no warning is asked for.
    ///
    /// Source: WCAG 2.2, success criterion 2.2.1.
    private static let waits = 30.0..<72_000.0

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "A timer of \(signal.seconds) seconds signs people out, and nothing here asks them before.",
                ko: "\(signal.seconds)초 타이머가 사용자를 로그아웃하지만, 그 전에 묻는 코드가 없습니다."),
            fix: Bilingual(
                en: "Warn people at least 20 seconds before, let them go on with one press, and keep what they wrote.",
                ko: "적어도 20초 전에 알리고 한 번 눌러 계속할 수 있게 하며, 입력한 내용을 보존하세요."))
    }
}
