/// Protocols of what UIKit calls when an app is launched and its windows come up.
package enum DelegateProtocols {
    /// Their names.
    package static let launching: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"]
}
