/// The text sizes that a view follows at all, by the names SwiftUI gives them, such as `xxxLarge`.
public struct TextSizeLimits: Hashable, Sendable {
    /// The smallest; absent where there is no limit.
    public let least: Fact<String>
    /// The largest; absent where there is no limit.
    public let most: Fact<String>

    /// Limits; what is left out is not limited.
    public init(least: Fact<String> = .absent, most: Fact<String> = .absent) {
        self.least = least
        self.most = most
    }
}
