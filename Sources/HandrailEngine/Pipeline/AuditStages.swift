public import HandrailCode
public import HandrailModel
public import HandrailSource

/// The work that the engine leaves to the rooms that know how: it names no importer itself.
///
/// Every function is called on worker threads and must be a pure function of what it is given.
public struct AuditStages: Sendable {
    /// Reads one file that is not merely listed.
    public let read: @Sendable (DiscoveredFiles.File) -> FileReading
    /// The first bytes of one file, as many as asked for or all there are; `nil` where it cannot be opened.
    public let head: @Sendable (DiscoveredFiles.File, Int) -> [UInt8]?
    /// Lowers one file of code. Code has no importer like the others: what it is lowered to is the program itself, and
    /// the engine reads its comments and the names of its declarations.
    public let lower: @Sendable (SourceText) -> CodeFile
    /// Who reads all other files, in the order in which what they read is linked.
    public let importers: [any Importer]
    /// Joins lowered files and what importers read into screens.
    public let link: @Sendable (LoweredFiles) -> LinkedProject.Links
    /// Turns a declared screen into what assistive technologies meet.
    public let perceive: @Sendable (Screen) -> PerceivedTree

    /// The stages of an audit.
    public init(
        read: @escaping @Sendable (DiscoveredFiles.File) -> FileReading,
        head: @escaping @Sendable (DiscoveredFiles.File, Int) -> [UInt8]? = { _, _ in nil },
        lower: @escaping @Sendable (SourceText) -> CodeFile,
        importers: [any Importer] = [],
        link: @escaping @Sendable (LoweredFiles) -> LinkedProject.Links,
        perceive: @escaping @Sendable (Screen) -> PerceivedTree
    ) {
        self.read = read
        self.head = head
        self.lower = lower
        self.importers = importers
        self.link = link
        self.perceive = perceive
    }
}
