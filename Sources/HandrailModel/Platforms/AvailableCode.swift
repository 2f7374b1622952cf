public import HandrailSource

/// Code that is not there everywhere: declarations that are there from some version of the system on, as in
/// `@available(iOS 17, *)`, and what is compiled for some platforms only, as in `#if os(tvOS)`.
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

    /// Code that is not compiled for some platforms.
    public struct Clause: Hashable, Sendable {
        /// Where it stands.
        public let range: ByteRange
        /// The platforms that it is not compiled for.
        public let missing: Set<Platform>

        /// Code that is not compiled for some platforms.
        public init(range: ByteRange, missing: Set<Platform>) {
            self.range = range
            self.missing = missing
        }
    }

    private let declarations: [FileIndex: [Declaration]]
    private let clauses: [FileIndex: CompiledStretches]

    /// Declarations and clauses by their files.
    public init(_ declarations: [FileIndex: [Declaration]] = [:], clauses: [FileIndex: [Clause]] = [:]) {
        self.declarations = declarations
        self.clauses = clauses.mapValues(CompiledStretches.init)
    }

    /// The oldest version of a platform on which the code at a place runs, as far as declarations around it say.
    public func version(of platform: Platform, at place: SourcePlace) -> Version? {
        guard let all = declarations[place.file] else { return nil }
        return all.lazy.filter { $0.range.contains(place.range) }.compactMap { $0.versions[platform] }.max()
    }

    /// Whether any code is compiled for some platforms only.
    public var hasClauses: Bool { !clauses.isEmpty }

    /// The platforms that the code at a place is not compiled for, as far as conditions around it say.
    public func missing(at place: SourcePlace) -> Set<Platform> {
        clauses[place.file]?.missing(at: place.range.lower) ?? []
    }
}
