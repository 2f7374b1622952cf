import HandrailModel
import HandrailSource

/// An app of which nothing can be done by voice, with a shortcut or from a button of the device.
struct NoAppIntents: TargetRule {
    static let info = RuleInfo(
        id: "no-app-intents",
        title: Bilingual(en: "No actions for Siri and Shortcuts", ko: "Siri와 단축어에서 쓸 동작이 없음"),
        reason: Bilingual(
            en: "An intent lets people who cannot see or touch the screen do in one sentence what takes many steps.",
            ko: "화면을 보거나 만지기 어려운 사람도 인텐트가 있으면 여러 단계를 말 한마디로 끝낼 수 있습니다."),
        impact: .minor, guidelines: ["accessibility.siri-shortcuts"], criteria: [], examples: examples)

    private static let screen = """
        import SwiftUI

        struct Start: View {
            var body: some View { Text(verbatim: "A") }
        }

        """

    private static func withFile(_ code: String) -> [String: String] {
        RuleExample.app(running: screen + code)
    }

    private static let examples: [RuleExample] = [
        RuleExample(.review, "↓" + RuleExample.list(""), in: "Info.plist", files: withFile("import EventKit\n")),
        RuleExample(
            .review,
            "↓" + RuleExample.list("<key>UIBackgroundModes</key><array><string>audio</string></array>"),
            in: "Info.plist", files: withFile("")),
        RuleExample(
            .nearMiss("nothing says that people do something again and again"), RuleExample.list(""),
            in: "Info.plist", files: withFile("")),
        RuleExample(
            .silent, RuleExample.list(""), in: "Info.plist",
            files: withFile("struct Book: AppIntent {\n    static let title: LocalizedStringResource = \"Book\"\n}\n")),
        RuleExample(
            .silent, RuleExample.list(""), in: "Info.plist",
            files: RuleExample.app(running: RuleExample.start("activity.isEligibleForPrediction = true"))),
        RuleExample(
            .silent,
            RuleExample.list("<key>INIntentsSupported</key><array><string>BookIntent</string></array>"),
            in: "Info.plist", files: withFile("")),
        RuleExample(
            .nearMiss("a library whose code is not there may bring them"), RuleExample.list(""), in: "Info.plist",
            files: withFile("import EventKit\nimport TripIntents\n")),
        RuleExample(
            .nearMiss("systems before iOS 16 have no App Intents"), RuleExample.list(""), in: "Info.plist",
            files: withFile("import EventKit\n").mapValues { $0.replacing("TARGET = 17.0", with: "TARGET = 14.0") }),
    ]

    let names: Set<String> = [
        "AppIntent", "AppShortcutsProvider", "AudioPlaybackIntent", "OpenIntent", "SetFocusFilterIntent",
        "WidgetConfigurationIntent", "ForegroundContinuableIntent", "LiveActivityIntent", "INInteraction",
        "isEligibleForPrediction", "INExtension", "INIntent", "INVoiceShortcutCenter", "INShortcut",
        "UIApplicationShortcutItem", "ControlConfigurationIntent", "AppEntity", "SnippetIntent",
        "URLRepresentableIntent",
    ]

    /// Nothing is offered.
    enum Signal: Hashable, Sendable { case nothing }

    func examine(all project: ProjectFacts, _ answers: inout Answers<Signal>) {
        let hasExtension = project.targets.contains { $0.kind == .appExtension }
        for target in project.targets { examine(target, hasExtension: hasExtension, &answers) }
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        examine(target, hasExtension: false, &answers)
    }

    private func examine(_ target: TargetFacts, hasExtension: Bool, _ answers: inout Answers<Signal>) {
        // Older systems know intents only as extensions, which few apps can offer.
        guard target.kind == .app, !target.modules.isEmpty,
            let oldest = target.platforms.first(where: { $0.platform == .iOS })?.version, oldest >= Version(16)
        else { return }
        let listed = ["INIntentsSupported", "NSUserActivityTypes", "UIApplicationShortcutItems"]
        let offers = target.usesOfProject.contains { $0.isNamed(among: names) }
            || target.keys.contains { listed.contains($0.name) }
            || target.modules.contains { ["Intents", "AppIntents", "IntentsUI"].contains($0) }
        if offers {
            answers.pass()
        } else if target.modules.contains(where: { $0.contains("Intent") || $0 == "*" }) {
            answers.cannotTell(
                en: "Code that was not read may bring intents.", ko: "읽지 못한 코드에 인텐트가 있을 수 있습니다.")
        } else if hasExtension || Self.isUsedInPassing(target) {
            answers.review(.nothing, of: target)
        } else {
            answers.cannotTell(
                en: "It is not known whether there is anything that people do again and again.",
                ko: "사용자가 반복해서 하는 일이 있는지 알 수 없습니다.")
        }
    }

    /// Whether people do something with the app in passing, as its frameworks and what it does in the background say:
    /// take down what they did, switch something on, listen.
    private static func isUsedInPassing(_ target: TargetFacts) -> Bool {
        if target.modules.contains(where: frameworks.contains) { return true }
        return target.keys.contains { key in
            key.name == "UIBackgroundModes" && key.list.contains { $0 == "audio" || $0 == "location" }
        }
    }

    private static let frameworks: Set<String> = [
        "ActivityKit", "CallKit", "CarPlay", "EventKit", "HealthKit", "HomeKit", "WatchConnectivity", "WidgetKit",
        "WorkoutKit",
    ]

    func phrase(_ signal: Signal) -> Phrasing {
        Phrasing(
            message: Bilingual(
                en: "The app offers no action to Siri, Shortcuts, Spotlight or the Action button.",
                ko: "앱이 Siri, 단축어, Spotlight, 동작 버튼에 제공하는 동작이 없습니다."),
            fix: Bilingual(
                en: "Write an AppIntent (iOS 16), with an AppShortcutsProvider, for what people do most.",
                ko: "사람들이 가장 자주 하는 일을 AppIntent(iOS 16)와 AppShortcutsProvider로 제공하세요."))
    }
}
