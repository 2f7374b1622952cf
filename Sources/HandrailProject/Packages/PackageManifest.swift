import HandrailModel

/// What a `Package.swift` says, as far as it can be read without running it.
struct PackageManifest: Sendable {
    /// A target of the manifest.
    struct Target: Sendable {
        /// Its name.
        let name: String
        /// What it builds.
        let kind: TargetKind
        /// The folder it names; `nil` for the default.
        let path: String?
        /// Paths inside it that do not belong to it.
        let exclude: [String]
        /// Paths inside it that hold its sources; `nil` for all of it.
        let sources: [String]?
        /// Paths inside it that are copied or processed as resources.
        let resources: [String]
    }

    /// The package's name; `nil` where it cannot be read.
    let name: String?
    /// The language of its texts.
    let defaultLanguage: String?
    /// The platforms it names, sorted.
    let platforms: [PlatformVersion]
    /// The targets that can be read.
    let targets: [Target]
    /// Whether there are targets that cannot be read.
    let hasUnknownTargets: Bool
}
