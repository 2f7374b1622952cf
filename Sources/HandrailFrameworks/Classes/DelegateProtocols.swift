/// Protocols of what UIKit calls when an app is launched and its windows come up.
package enum DelegateProtocols {
    /// That of what it calls when the app is launched.
    package static let application = "UIApplicationDelegate"
    /// The attribute by which an app of SwiftUI has such an object.
    package static let adaptor = "UIApplicationDelegateAdaptor"
    /// Their names.
    package static let launching: Set<String> = [application, "UIWindowSceneDelegate", "UISceneDelegate"]
}
