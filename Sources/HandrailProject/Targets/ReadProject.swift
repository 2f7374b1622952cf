/// An Xcode project or a package that was read, with where it stands.
struct ReadProject: Sendable {
    /// Path of the `.xcodeproj` folder or of the manifest.
    let path: String
    /// What it came to.
    let reading: ProjectReading

    /// The folder that it stands in.
    var folder: String { RelativePath.folder(of: path) }

    /// The folder, where targets speak for what is in it.
    var draftedFolder: String? { reading.targets.isEmpty ? nil : folder }

    /// Whether it is a package.
    var isPackage: Bool { !path.hasSuffix(".xcodeproj") }

    /// Whether it builds an app.
    var buildsApp: Bool { reading.targets.contains { $0.kind == .app || $0.kind == .watchApp } }
}
