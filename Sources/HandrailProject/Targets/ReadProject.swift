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

    /// Whether it is the project of a library: it builds a framework, and no app but one in which the tests run.
    var isOfLibrary: Bool {
        let apps = reading.targets.filter { $0.kind == .app || $0.kind == .watchApp }
        return reading.targets.contains { $0.kind == .framework } && apps.allSatisfy { $0.name.isOfTestHost }
    }
}

extension String {
    /// Whether a target is called like an app that tests run in: `PlayerTestHost`, `Host for Tests`.
    fileprivate var isOfTestHost: Bool {
        let name = lowercased()
        return name.contains("test") && name.contains("host")
    }
}
