import HandrailModel
import HandrailSource

/// An app that takes the sound of the device for itself as it starts.
struct AudioInterruptedAtLaunch: CodeUseRule {
    static let info = RuleInfo(
        id: "audio-interrupted-at-launch",
        title: Bilingual(en: "Sound of others stopped at launch", ko: "앱을 실행하면 멈추는 다른 소리"),
        reason: Bilingual(
            en: "Music, a book or the voice that guides somebody stops before they have asked the app for any sound.",
            ko: "앱에서 아무 소리도 재생하지 않았는데 듣고 있던 음악, 오디오북, 길 안내가 멈춥니다."),
        impact: .moderate, guidelines: ["accessibility.media-control"], criteria: [], examples: examples)

    private static func delegate(_ code: String, in function: String = launch) -> String {
        """
        import UIKit

        final class Delegate: NSObject, UIApplicationDelegate {
            \(function) {
                let session = AVAudioSession.sharedInstance()
                \(code)
                return true
            }
        }
        """
    }

    private static let launch = """
        func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool
        """

    private static let category = "try? AVAudioSession.sharedInstance().setCategory(.playback)"
    private static let active = "try? AVAudioSession.sharedInstance().setActive(true)"

    private static func app(_ code: String) -> String {
        """
        import SwiftUI

        @main struct Pier: App {
            init() { start() }
            var body: some Scene { WindowGroup { Text(verbatim: "A") } }

            private func start() {
                \(code)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, delegate("\(category)\n        \(marked)")),
        RuleExample(.review, app("\(category)\n        \(marked)")),
        RuleExample(.silent, delegate(category)),
        RuleExample(
            .silent,
            delegate("""
                try? AVAudioSession.sharedInstance().setCategory(.playback, options: .mixWithOthers)
                        \(active)
                """)),
        RuleExample(
            .silent, delegate("try? AVAudioSession.sharedInstance().setCategory(.ambient)\n        \(active)")),
        RuleExample(
            .nearMiss("it plays what people have pressed"),
            delegate("\(category)\n        \(active)", in: "func play() -> Bool")),
    ]

    private static let marked = active.replacing("AVAudioSession", with: "↓AVAudioSession")

    let names: Set<String> = ["setCategory", "setActive"]

    /// The sound is taken.
    enum Signal: Hashable, Sendable { case taken }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        let takes = code.uses.contains(where: Self.takesAll)
        for use in code.uses where use.isNamed(among: ["setActive"]) {
            guard takes, use.runsAtLaunch == true, use.arguments.first?.value == .flag(true) else {
                answers.pass()
                continue
            }
            answers.review(.taken, of: use, in: code, certainty: .likely)
        }
    }

    /// Whether a category is set that stops all other sound; options may let it go on.
    private static func takesAll(_ use: CodeUse) -> Bool {
        guard use.isNamed(among: ["setCategory"]), case .name(let category)? = use.arguments.first?.value else {
            return false
        }
        return categories.contains(category)
            && !use.arguments.contains { $0.label == "options" || $0.label == "withOptions" }
    }

    private static let categories: Set<String> = [
        "playback", "playAndRecord", "record", "soloAmbient", "AVAudioSessionCategoryPlayback",
        "AVAudioSessionCategoryPlayAndRecord", "AVAudioSessionCategoryRecord", "AVAudioSessionCategorySoloAmbient",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "As the app starts it makes its audio session active, which stops all other sound.",
                ko: "앱이 시작되자마자 오디오 세션을 활성화해 다른 소리가 모두 멈춥니다."),
            fix: Bilingual(
                en: "Make it active when people start something that plays, or let others go on with mixWithOthers or "
                    + "duckOthers.",
                ko: "소리를 재생하기 시작할 때 활성화하거나, mixWithOthers나 duckOthers로 다른 소리가 이어지게 하세요."))
    }
}
