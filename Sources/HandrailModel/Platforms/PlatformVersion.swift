/// A platform with the oldest version of it that the app runs on.
public struct PlatformVersion: Hashable, Sendable {
    /// The platform.
    public let platform: Platform
    /// The deployment version, where it could be read.
    public let version: Version?

    /// A platform with its deployment version.
    public init(platform: Platform, version: Version?) {
        self.platform = platform
        self.version = version
    }
}
