/// A platform an app runs on.
public enum Platform: String, Sendable, CaseIterable, Comparable {
    case iOS = "iOS"
    case macOS = "macOS"
    case watchOS = "watchOS"
    case tvOS = "tvOS"
    case visionOS = "visionOS"
    case macCatalyst = "macCatalyst"

    /// In the order declared.
    public static func < (a: Platform, b: Platform) -> Bool {
        (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
    }
}
