public import HandrailCode
public import HandrailModel
public import HandrailSource

/// The work that the engine leaves to the rooms that know how: it names no importer itself.
///
/// Every function is called on worker threads and must be a pure function of what it is given.
public struct AuditStages: Sendable {
    /// Reads one file that is not merely listed.
    public let read: @Sendable (DiscoveredFiles.File) -> FileReading
    /// Lowers one Swift file.
    public let lower: @Sendable (SourceText) -> CodeFile
    /// The resources to be read, each by its own function, which is called once on any thread.
    public let resources: @Sendable (ReadFiles) -> [@Sendable () -> ResourceContents]
    /// Joins lowered files and resources into screens.
    public let link: @Sendable (LoweredFiles) -> LinkedProject.Links
    /// Turns a declared screen into what assistive technologies meet.
    public let perceive: @Sendable (Screen) -> PerceivedTree

    /// The stages of an audit.
    public init(
        read: @escaping @Sendable (DiscoveredFiles.File) -> FileReading,
        lower: @escaping @Sendable (SourceText) -> CodeFile,
        resources: @escaping @Sendable (ReadFiles) -> [@Sendable () -> ResourceContents] = { _ in [] },
        link: @escaping @Sendable (LoweredFiles) -> LinkedProject.Links,
        perceive: @escaping @Sendable (Screen) -> PerceivedTree
    ) {
        self.read = read
        self.lower = lower
        self.resources = resources
        self.link = link
        self.perceive = perceive
    }
}
