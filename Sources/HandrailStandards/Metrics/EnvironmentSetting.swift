/// A setting that people choose once for all apps, and how an app reads it.
public struct EnvironmentSetting: Hashable, Sendable {
    /// Its name, such as `Reduce Motion`.
    public let name: String
    /// What reads it in UIKit or another framework, such as `UIAccessibility.isReduceMotionEnabled`; empty where
    /// nothing does.
    public let frameworkAPI: [String]
    /// What tells of a change; empty where nothing does.
    public let changeNotifications: [String]
    /// Since when `frameworkAPI` exists, in words; `nil` where not known.
    public let frameworkSince: String?
    /// The keys of SwiftUI's environment; empty where there is none.
    public let environmentKeys: [String]
    /// Since when the keys exist, in words; `nil` where not known.
    public let environmentSince: String?
    /// What reads it in AppKit, or tells of a change; empty where nothing does.
    public let appKitAPI: [String]
    /// Since when `appKitAPI` exists, in words; `nil` where not known.
    public let appKitSince: String?
    /// What reads it in WatchKit; empty where nothing does.
    public let watchKitAPI: [String]
    /// Whether its API is deprecated.
    public let isDeprecated: Bool
    /// What an app should do with it, in English.
    public let advice: String
    /// Whether all of it is confirmed.
    public let isCertain: Bool

    /// Every name of its API.
    public var apiNames: [String] {
        frameworkAPI + changeNotifications + environmentKeys + appKitAPI + watchKitAPI
    }
}
