public import HandrailModel

/// A release of SF Symbols.
public struct SymbolRelease: Hashable, Sendable {
    /// Its name in Apple's availability list: a year, with a number where the year had several, such as `2021.1`.
    public let name: String
    /// The version of the SF Symbols app that shows it.
    public let symbolsVersion: Version
    /// Whether it is confirmed.
    public let isCertain: Bool
    private let versions: [Platform: Version]

    /// The first version of a platform on which an app can show its symbols.
    ///
    /// On macOS never before 11.0, because no API took the name of a symbol until then. Mac Catalyst counts in iOS
    /// versions.
    public func firstVersion(on platform: Platform) -> Version? { versions[platform] }

    /// Whether a version of a platform is the first that has symbols at all: code that names one is not even compiled
    /// for older ones, unless it asks for the version.
    public static func isFirst(_ version: Version, of platform: Platform) -> Bool {
        all.compactMap { $0.firstVersion(on: platform) }.min().map { version <= $0 } ?? false
    }

    /// The releases, oldest first.
    static let all: [SymbolRelease] = TableRow.rows(of: SymbolReleaseTable.text).compactMap(SymbolRelease.init)

    private init?(_ row: TableRow) {
        guard let symbolsVersion = Version(row[1]), let iOS = Version(row[2]), let macOS = Version(row[3]),
            let tvOS = Version(row[4]), let watchOS = Version(row[5]), let visionOS = Version(row[6])
        else { return nil }
        name = row[0]
        self.symbolsVersion = symbolsVersion
        isCertain = row.isCertain(7)
        versions = [
            .iOS: iOS, .macCatalyst: max(iOS, Version(13, 1)), .macOS: max(macOS, Version(11)), .tvOS: tvOS,
            .watchOS: watchOS, .visionOS: visionOS,
        ]
    }
}
