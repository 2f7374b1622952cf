package import HandrailModel

/// A release of Apple's systems, which come out together: named by the version of iOS, it stands for those of the
/// others.
package struct SystemRelease: Hashable, Sendable, Comparable, ExpressibleByIntegerLiteral {
    /// The version of iOS.
    package let iOS: Int

    /// The release that came with a version of iOS.
    package init(iOS: Int) { self.iOS = iOS }

    /// The release that came with a version of iOS.
    package init(integerLiteral value: Int) { self.init(iOS: value) }

    /// Older ones first.
    package static func < (a: SystemRelease, b: SystemRelease) -> Bool { a.iOS < b.iOS }

    /// The version of a platform that came out with it.
    package func version(of platform: Platform) -> Version {
        switch platform {
        case .iOS, .tvOS, .macCatalyst: Version(iOS)
        case .macOS: iOS == 13 ? Version(10, 15) : Version(iOS < 20 ? iOS - 3 : iOS)
        case .watchOS: Version(iOS < 20 ? iOS - 7 : iOS)
        case .visionOS: Version(iOS < 18 ? 1 : iOS < 20 ? iOS - 16 : iOS)
        }
    }

    /// Whether an app for this target also runs on systems before it.
    func isAfter(_ target: PlatformVersion) -> Bool {
        target.version.map { $0 < version(of: target.platform) } ?? false
    }
}

/// A name of a framework, with the release that it came with.
struct DatedName: Hashable, Sendable {
    /// The name as a note on it writes it.
    let text: String
    /// The release.
    let release: SystemRelease
}
