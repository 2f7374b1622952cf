import HandrailModel
import HandrailSource
import HandrailStandards

/// A permission that is asked for while the app launches.
struct PermissionAtLaunch: CodeUseRule {
    static let info = RuleInfo(
        id: "permission-at-launch",
        title: Bilingual(en: "Permission asked for at launch", ko: "앱을 실행하자마자 묻는 권한"),
        reason: Bilingual(
            en: "Before people have seen what an app does they cannot tell why it asks; many say no, and it cannot ask "
                + "again.",
            ko: "앱이 무엇을 하는지 보기 전에는 왜 묻는지 알 수 없습니다. 많은 사람이 거절하고, 앱은 다시 물을 수 없습니다."),
        impact: .moderate, guidelines: ["privacy.request-timing"], criteria: [], examples: examples)

    private static func delegate(_ code: String, in function: String = launch) -> String {
        """
        import UIKit

        final class Delegate: NSObject, UIApplicationDelegate {
            private let manager = CLLocationManager()

            \(function) {
                \(code)
                return true
            }
        }
        """
    }

    private static let request = "manager.requestWhenInUseAuthorization()"

    private static func function(_ name: String, _ code: String) -> String {
        "    func \(name)() {\n        \(code)\n    }"
    }

    /// An app whose first screen does something as it appears, and something when its button is pressed.
    private static func app(appearing code: String, action: String = "dismiss()", _ more: String = "") -> String {
        """
        import SwiftUI

        @main struct Harbor: App {
            var body: some Scene { WindowGroup { NavigationStack { Pier() } } }
        }

        struct Pier: View {
            private let manager = CLLocationManager()

            var body: some View {
                Button("Find") { \(action) }
                    .onAppear { \(code) }
            }
        \(more)
        }
        """
    }

    private static let launch = """
        func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool
        """

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            delegate("↓UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) { _, _ in }")),
        RuleExample(.review, delegate("↓manager.requestWhenInUseAuthorization()")),
        RuleExample(.review, delegate("↓ATTrackingManager.requestTrackingAuthorization { _ in }")),
        RuleExample(.review, delegate("ask()").dropLastLine + "\n\n" + function("ask", "↓" + request) + "\n}"),
        RuleExample(
            .review,
            delegate("Guide.shared.start()") + "\n\nfinal class Guide {\n    static let shared = Guide()\n\n"
                + function("start", "↓" + request) + "\n}"),
        RuleExample(.review, app(appearing: "↓" + request)),
        RuleExample(.review, app(appearing: "ask()", "\n" + function("ask", "↓" + request))),
        RuleExample(.silent, app(appearing: "load()", "\n" + function("ask", request))),
        RuleExample(.silent, app(appearing: "load()", action: request)),
        RuleExample(
            .silent, delegate("manager.requestWhenInUseAuthorization()", in: "func findNearby() -> Bool")),
        RuleExample(
            .silent,
            delegate("ask()").dropLastLine + "\n\n" + function("ask", "if settings.isOn { \(request) }") + "\n}"),
        RuleExample(
            .silent, delegate("if settings.isOn { ask() }").dropLastLine + "\n\n" + function("ask", request) + "\n}"),
        RuleExample(.silent, delegate("manager.delegate = self")),
        RuleExample(.silent, delegate("application.registerForRemoteNotifications()")),
        RuleExample(
            .nearMiss("a request of the app's own asks people for nothing"),
            delegate("service.requestAuthorization(token: token)")),
    ]

    private static let notifications = ["requestAuthorization", "UNUserNotificationCenter.current.requestAuthorization"]

    let names: Set<String> = ProtectedResource.names.filter {
        // Over bytes: telling characters apart would take longer than everything else.
        $0.utf8.split(separator: UInt8(ascii: ".")).last?.starts(with: "request".utf8) ?? false
    }.union(Self.notifications)

    /// What is asked for; `nil` for notifications.
    struct Signal: Hashable, Sendable {
        /// What it is.
        let resource: ProtectedResource?
    }

    func examine(_ code: CodeBlockView, _ answers: inout Answers<Signal>) {
        for use in code.uses {
            let resource = ProtectedResources.all.first { $0.isAskedFor(by: use) }
            guard resource != nil || use.asksForNotifications else { continue }
            switch use.runsAtLaunch {
            case true?: answers.review(Signal(resource: resource), of: use, in: code, certainty: .likely)
            case false?: answers.pass()
            case nil:
                answers.cannotTell(
                    en: "a condition decides whether it is asked for as the app starts",
                    ko: "앱이 시작될 때 요청하는지는 조건에 따라 달라집니다")
            }
        }
    }

    func phrase(_ signal: Signal) -> Phrasing {
        let name = signal.resource?.name ?? Bilingual(en: "notifications", ko: "알림")
        return Phrasing(
            message: Bilingual(
                en: "The app asks for \(name.en) as it starts, before people have done anything.",
                ko: "앱이 시작되자마자, 사용자가 아무것도 하기 전에 권한을 요청합니다(\(name.ko))."),
            fix: Bilingual(
                en: "Ask when people first use the feature that needs it.",
                ko: "권한이 필요한 기능을 처음 쓸 때 요청하세요."))
    }
}

extension CodeUse {
    /// Whether it asks to show notifications.
    var asksForNotifications: Bool {
        guard case .named(let name, let arguments) = api else { return false }
        return name.hasSuffix("requestAuthorization") && arguments.contains { $0.label == "options" }
    }
}

extension String {
    /// The text without its last line, such as the end of a type that goes on.
    fileprivate var dropLastLine: String {
        split(separator: "\n", omittingEmptySubsequences: false).dropLast().joined(separator: "\n")
    }
}
