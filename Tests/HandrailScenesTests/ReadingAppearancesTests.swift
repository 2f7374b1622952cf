import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// Screens that code shows in one appearance.
@Suite("Reading UIKit: screens in one appearance") struct ReadingAppearancesTests {
    private static func contrast(_ statements: String, besides other: String = "") throws -> Int {
        let code = """
            import UIKit
            final class Night: UIViewController {
                private let note = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = "Night"
                    view.backgroundColor = .systemBackground
                    note.text = "Sleep well"
                    note.textColor = UIColor(white: 0.9, alpha: 1)
                    note.font = .preferredFont(forTextStyle: .body)
                    view.addSubview(note)
                    \(statements)
                }
                func unused() {}
            }
            \(other)
            """
        return try TemporaryFolder.audit(["Code.swift": Data(code.utf8)]).findings.count {
            $0.rule == "low-text-contrast"
        }
    }

    @Test(
        "It is judged in that one alone, whatever around it is told so",
        arguments: [
            "overrideUserInterfaceStyle = .dark", "view.overrideUserInterfaceStyle = .dark",
            "navigationController?.overrideUserInterfaceStyle = .dark",
            "self.tabBarController?.overrideUserInterfaceStyle = .dark",
            "view.window?.overrideUserInterfaceStyle = .dark",
        ])
    func dark(_ statement: String) throws {
        #expect(try Self.contrast(statement) == 0)
    }

    @Test(
        "It is judged in both where people choose, or nothing is said",
        arguments: [
            "", "if UserDefaults.standard.bool(forKey: \"dark\") { overrideUserInterfaceStyle = .dark }",
            "overrideUserInterfaceStyle = .unspecified", "presentedViewController?.overrideUserInterfaceStyle = .dark",
        ])
    func both(_ statement: String) throws {
        #expect(try Self.contrast(statement) == 1)
    }

    @Test("So is a screen that all code shows so which makes it, by itself or in a bar's controller")
    func made() throws {
        func opener(_ name: String, _ statements: String) -> String {
            """
            final class \(name): UIViewController {
                func open() {
                    \(statements)
                    present(shown, animated: true)
                }
            }
            """
        }
        let bar =
            "let shown = UINavigationController(rootViewController: Night())\nshown.overrideUserInterfaceStyle = .dark"
        let own = """
            final class DarkBar: UINavigationController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    overrideUserInterfaceStyle = .dark
                }
            }
            """
        #expect(try Self.contrast("", besides: opener("One", bar)) == 0)
        #expect(
            try Self.contrast(
                "", besides: opener("One", "let shown = Night()\nshown.overrideUserInterfaceStyle = .dark")) == 0)
        #expect(
            try Self.contrast("", besides: own + opener("One", "let shown = DarkBar(rootViewController: Night())")) == 0
        )
        #expect(try Self.contrast("", besides: opener("One", bar) + opener("Two", "let shown = Night()")) == 1)
    }

    @Test("So is an app whose window is, unless other code shows it otherwise")
    func window() throws {
        func delegate(_ statement: String) -> String {
            """
            @main final class Delegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    setUp()
                    return true
                }
                private func setUp() {
                    if #available(iOS 13.0, *) { \(statement) }
                    window?.rootViewController = Night()
                }
            }
            """
        }
        let dark = "window?.overrideUserInterfaceStyle = .dark"
        #expect(try Self.contrast("", besides: delegate(dark)) == 0)
        #expect(try Self.contrast("", besides: delegate("if isNight { \(dark) }")) == 1)
        for statement in [
            "window = UIWindow().then { $0.overrideUserInterfaceStyle = .dark }",
            "window?.configure { shown in shown.overrideUserInterfaceStyle = .dark }",
            "let main = UIWindow(); main.overrideUserInterfaceStyle = .dark; window = main",
            "let main = window; main?.overrideUserInterfaceStyle = .dark",
        ] {
            #expect(try Self.contrast("", besides: delegate(statement)) == 0, "\(statement)")
        }
        for statement in [
            "let main = UIView(); main.overrideUserInterfaceStyle = .dark",
            "Night().then { $0.overrideUserInterfaceStyle = .dark }",
            "window = UIWindow().then { $0.overrideUserInterfaceStyle = stored }",
        ] {
            #expect(try Self.contrast("", besides: delegate(statement)) == 1, "\(statement)")
        }
        let choice = """
            final class Choice: UIViewController {
                func choose(_ style: UIUserInterfaceStyle) { view.window?.overrideUserInterfaceStyle = style }
            }
            """
        #expect(try Self.contrast("", besides: delegate(dark) + choice) == 1)
        for window in ["view.window?.windowScene?.windows.first?", "scene.windows[0]"] {
            let unnamed = choice.replacing("view.window?", with: window)
            #expect(try Self.contrast("", besides: delegate(dark) + unnamed) == 1, "\(window)")
        }
    }
}
