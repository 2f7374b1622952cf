/// What `question-before-permission` must find, and what it must not.
enum QuestionBeforePermissionExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(.review, screen("LocationPermission", location, buttons: ["↓\"Allow\""]), files: RuleExample.app),
        RuleExample(
            .review, screen("LocationPermission", location, buttons: ["\"Continue\"", "↓\"Not Now\""]),
            files: RuleExample.app),
        RuleExample(
            .review, screen("TrackingPrompt", tracking, buttons: ["\"Continue\""], text: "↓\"Unlock ten maps for it\""),
            files: RuleExample.app),
        RuleExample(
            .review,
            screen("TrackingPrompt", tracking, buttons: ["\"Continue\""], text: "↓\"Tap Allow on the next alert\""),
            files: RuleExample.app),
        RuleExample(
            .review, screen("LocationPermission", location, buttons: ["↓\"permission.button\""]),
            files: RuleExample.app.merging([
                "ko.lproj/Localizable.strings": "\"permission.button\" = \"위치 허용하기\";"
            ]) { _, new in new }),
        RuleExample(.review, controller(title: "↓\"Allow Access\""), files: RuleExample.app),
        RuleExample(
            .silent, screen("LocationPermission", location, buttons: ["\"Continue\""]), files: RuleExample.app),
        RuleExample(
            .silent, screen("LocationPermission", "dismiss()", buttons: ["\"Allow\"", "\"Not Now\""]),
            files: RuleExample.app),
        RuleExample(.silent, controller(title: "\"Next\""), files: RuleExample.app),
        RuleExample(
            .nearMiss("a switch is called after what it turns on"),
            screen("Preferences", location, buttons: ["\"Continue\""], text: "\"Where am I\"").replacing(
                "Text(", with: "Toggle(\"Allow alerts\", isOn: .constant(true))\n            Text("),
            files: RuleExample.app),
        RuleExample(
            .nearMiss("another part of a large screen can be left out"),
            screen("Harbor", location, buttons: ["\"Where am I\""]) + "\n\n" + other, files: RuleExample.app),
    ]

    private static let location = "manager.requestWhenInUseAuthorization()"
    private static let tracking = "ATTrackingManager.requestTrackingAuthorization { _ in }"

    private static func screen(
        _ name: String, _ action: String, buttons: [String], text: String = "\"See what leaves near you\""
    ) -> String {
        let all = buttons.map { "Button(\($0)) { ask() }" }.joined(separator: "\n            ")
        return """
            import SwiftUI

            struct Start: View {
                var body: some View { \(name)() }
            }

            struct \(name): View {
                private let manager = CLLocationManager()

                var body: some View {
                    VStack {
                        Text(\(text))
                        \(all)
                    }
                }

                private func ask() {
                    \(action)
                }
            }
            """
    }

    private static let other = """
        struct Tour: View {
            var body: some View { Button("Skip") {} }
        }
        """

    private static func controller(title: String) -> String {
        """
        import UIKit

        final class Start: UIViewController {
            private let manager = CLLocationManager()

            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(type: .system)
                button.setTitle(\(title), for: .normal)
                button.addTarget(self, action: #selector(ask), for: .touchUpInside)
                view.addSubview(button)
            }

            @objc private func ask() {
                manager.requestWhenInUseAuthorization()
            }
        }
        """
    }
}
