import HandrailModel

/// What one Xcode project or one package manifest came to.
struct ProjectReading: Sendable {
    /// Its targets, tests among them.
    let targets: [UnnumberedTarget]
    /// What could not be read in it.
    let notes: [AuditNote]
    /// The Xcode projects and the folders of packages that it names.
    var references: Set<String> = []
}
