import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = UITabBarController()
        tabs.viewControllers = [
            UINavigationController(rootViewController: DeparturesViewController()),
            UINavigationController(rootViewController: NoticesViewController()),
            UINavigationController(rootViewController: ReadingViewController()),
            UINavigationController(rootViewController: SettingsViewController()),
        ]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        self.window = window
    }
}
