public import HandrailSource

/// The declarations that are there from some version of the system on: `@available(iOS 17, *)`.
public struct AvailableCode: Sendable {
    /// A declaration with the oldest versions on which it is there.
    public struct Declaration: Hashable, Sendable {
        /// Where it stands.
        public let range: ByteRange
        /// The oldest version of each platform that it names.
        public let versions: [Platform: Version]

        /// A declaration.
        public init(range: ByteRange, versions: [Platform: Version]) {
            self.range = range
            self.versions = versions
        }
    }

    private let declarations: [FileIndex: [Declaration]]

    /// Declarations by their files.
    public init(_ declarations: [FileIndex: [Declaration]] = [:]) { self.declarations = declarations }

    /// The oldest version of a platform on which the code at a place runs, as far as declarations around it say.
    public func version(of platform: Platform, at place: SourcePlace) -> Version? {
        guard let all = declarations[place.file] else { return nil }
        return all.lazy.filter { $0.range.contains(place.range) }.compactMap { $0.versions[platform] }.max()
    }
}
