import HandrailModel
import HandrailSource

/// An app that speaks by itself whether or not VoiceOver speaks.
struct SpeechOverVoiceOver: TargetRule {
    static let info = RuleInfo(
        id: "speech-over-voiceover",
        title: Bilingual(en: "Speaks over VoiceOver", ko: "VoiceOver와 겹치는 음성"),
        reason: Bilingual(
            en: "Two voices at once cannot be understood, and who listens to VoiceOver has chosen a voice and a pace.",
            ko: "두 목소리가 겹치면 알아들을 수 없습니다. VoiceOver를 쓰는 사람은 이미 목소리와 속도를 정해 두었습니다."),
        impact: .moderate,
        guidelines: ["accessibility.media-control", "accessibility.assistive-technology-integration"],
        criteria: ["WCAG 2.2 1.4.2"], examples: examples)

    private static func reader(_ code: String) -> String { RuleExample.start(code) }

    private static let speak = "synthesizer.speak(AVSpeechUtterance(string: text))"

    private static let examples: [RuleExample] = [
        RuleExample(.review, reader("synthesizer.speak(↓AVSpeechUtterance(string: text))"), files: RuleExample.app),
        RuleExample(
            .review,
            reader("let words = ↓AVSpeechUtterance(string: text)\n        synthesizer.speak(words)"),
            files: RuleExample.app),
        RuleExample(
            .silent, reader("if !UIAccessibility.isVoiceOverRunning { \(speak) }"), files: RuleExample.app),
        RuleExample(
            .silent,
            reader("""
                let words = AVSpeechUtterance(string: text)
                        words.prefersAssistiveTechnologySettings = true
                        synthesizer.speak(words)
                """), files: RuleExample.app),
        RuleExample(
            .silent, reader("UIAccessibility.post(notification: .announcement, argument: text)"),
            files: RuleExample.app),
        RuleExample(
            .nearMiss("a voice is only looked for"), reader("voice = AVSpeechSynthesisVoice(language: text)"),
            files: RuleExample.app),
    ]

    private static let questions: Set<String> = [
        "isVoiceOverRunning", "UIAccessibilityIsVoiceOverRunning", "prefersAssistiveTechnologySettings",
        "accessibilityVoiceOverEnabled", "voiceOverEnabled", "isVoiceOverEnabled",
        "voiceOverStatusDidChangeNotification",
    ]

    let names = Self.questions.union(["AVSpeechUtterance"])

    /// Nothing asks whether VoiceOver speaks.
    enum Signal: Hashable, Sendable { case unasked }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        guard let first = target.uses.first(where: { use in
            use.isNamed(among: ["AVSpeechUtterance"]) && !use.arguments.isEmpty && !use.isOfSomeBuilds
        }) else { return }
        if target.usesOfProject.contains(where: { $0.isNamed(among: Self.questions) }) {
            answers.pass()
        } else {
            answers.review(.unasked, of: target, at: first.place)
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The app speaks here, and nothing in it asks whether VoiceOver is speaking.",
                ko: "여기에서 앱이 음성을 내지만 VoiceOver가 켜져 있는지 확인하는 코드가 없습니다."),
            fix: Bilingual(
                en: "With VoiceOver on post an announcement instead, or set prefersAssistiveTechnologySettings "
                    + "(iOS 14); speech that people start and stop themselves may stay.",
                ko: "VoiceOver가 켜져 있으면 안내(announcement)를 보내거나 prefersAssistiveTechnologySettings(iOS 14)를 켜세요. 사용자가 직접 "
                    + "시작하고 멈추는 음성은 그대로 두어도 됩니다."))
    }
}
