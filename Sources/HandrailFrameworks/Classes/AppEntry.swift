/// What begins an app of UIKit or AppKit.
package enum AppEntry {
    /// Its names, as an attribute of a class or as a function.
    package static let names = ["UIApplicationMain", "NSApplicationMain"]
}
