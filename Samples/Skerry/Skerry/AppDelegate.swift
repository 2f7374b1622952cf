import UIKit

/// Skerry, the app of a ferry company, as it was built before SwiftUI.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Appearance.install()
        return true
    }
}
