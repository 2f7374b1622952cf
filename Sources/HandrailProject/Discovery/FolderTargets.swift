import HandrailModel

/// Makes targets of the files that no project speaks for, so that nothing is lost.
enum FolderTargets {
    /// One target for each scope that has such files.
    ///
    /// `projects` are the folders of projects with targets: below them stray Swift files are taken, but not stray
    /// resources, which nothing builds. `claimed` are the targets of projects.
    static func drafts(
        tree: FileTree, scopes: [SearchScope], projects: [String], claimed: [UnnumberedTarget]
    ) -> [UnnumberedTarget] {
        let taken = claimed.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
        return scopes.compactMap { scope in
            let files = tree.files(at: scope.path).filter { position in
                !taken.contains(position) && isWanted(tree.files[position], in: scope, projects: projects)
            }
            return files.isEmpty ? nil : draft(of: Set(files), scope: scope, tree: tree, runningLike: claimed)
        }
    }

    private static func isWanted(_ file: TreeFile, in scope: SearchScope, projects: [String]) -> Bool {
        if file.marks.contains(.tests) { return false }
        switch scope.content {
        case .file: return true
        case .folder, .xcodeProjects:
            let isBelowProject = projects.contains { RelativePath.contains($0, file.path) }
            if !isBelowProject { return true }
            // Who names an Xcode project means what it builds.
            return file.kind == .swift && scope.content == .folder
        }
    }

    /// Stray files run where the apps of the projects do, if they run at all.
    private static func draft(
        of files: Set<Int>, scope: SearchScope, tree: FileTree, runningLike claimed: [UnnumberedTarget]
    ) -> UnnumberedTarget {
        let apps = claimed.filter { $0.kind == .app }.flatMap(\.platforms)
        let platforms = Dictionary(grouping: apps, by: \.platform).sorted { $0.key < $1.key }.map { platform, all in
            let versions = all.compactMap(\.version)
            return PlatformVersion(platform: platform, version: versions.count == all.count ? versions.min() : nil)
        }
        let name = scope.path.isEmpty ? RelativePath.name(of: tree.root) : RelativePath.name(of: scope.path)
        return UnnumberedTarget(
            name: name.isEmpty ? "/" : name, kind: .folder, platforms: platforms, files: files,
            bundleResources: files.filter { tree.files[$0].kind.bundling != .never },
            infoPlist: list(among: files, tree: tree))
    }

    /// The property list of the app in a folder without a project: the only one of the usual name.
    private static func list(among files: Set<Int>, tree: FileTree) -> Int? {
        let lists = files.filter { RelativePath.name(of: tree.files[$0].path) == "Info.plist" }
        return lists.count == 1 ? lists.first : nil
    }
}
