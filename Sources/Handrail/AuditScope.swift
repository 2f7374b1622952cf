public import HandrailModel

/// Which of the files that a project holds are audited; the others are only read.
public struct AuditScope: Sendable {
    /// Whether findings are reported in a file, by its absolute path, the names of its targets, and the platforms that
    /// those are known to run on.
    public let holds: @Sendable (_ path: String, _ targets: [String], _ platforms: Set<Platform>) -> Bool

    /// A scope.
    public init(_ holds: @escaping @Sendable (String, [String], Set<Platform>) -> Bool) { self.holds = holds }
}
