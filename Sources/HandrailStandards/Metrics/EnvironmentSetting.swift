/// A setting that people choose once for all apps, and how an app reads it.
public struct EnvironmentSetting: Hashable, Sendable {
    /// Its name, such as `Reduce Motion`.
    public let name: String
    /// What reads it in UIKit or another framework; `nil` where nothing does.
    public let frameworkAPI: String?
    /// The notification that tells of a change; `nil` where there is none.
    public let changeNotification: String?
    /// Since when `frameworkAPI` exists, in words.
    public let frameworkSince: String?
    /// The key of SwiftUI's environment; `nil` where there is none.
    public let environmentKey: String?
    /// Since when the key exists, in words.
    public let environmentSince: String?
    /// What reads it in AppKit; `nil` where nothing does.
    public let appKitAPI: String?
    /// Since when `appKitAPI` exists, in words.
    public let appKitSince: String?
    /// What reads it in WatchKit; `nil` where nothing does.
    public let watchKitAPI: String?
    /// Whether its API is deprecated.
    public let isDeprecated: Bool
    /// What an app should do with it, in English.
    public let advice: String
    /// Whether all of it is confirmed.
    public let isCertain: Bool

    /// Every identifier in the names of its API, without the types and modules before a dot: `isReduceMotionEnabled`, not `UIAccessibility`.
    public var identifiers: Set<String> {
        var identifiers: Set<String> = []
        for api in [frameworkAPI, changeNotification, environmentKey, appKitAPI, watchKitAPI].compactMap(\.self) {
            for path in api.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }) {
                let name = path.split(separator: ".").last.map(String.init) ?? ""
                // API names have a capital inside or a dot before them; what remains are words of a remark.
                let hasCapitalInside = name.dropFirst().contains(where: \.isUppercase)
                if hasCapitalInside || path.contains(".") || name == environmentKey { identifiers.insert(name) }
            }
        }
        return identifiers.subtracting(Self.words)
    }

    private static let words: Set<String> = ["MediaAccessibility", "SwiftUI", "UIKit", "watchOS", "iOS", "macOS"]
}
