import HandrailModel

/// Makes targets of the files that no project speaks for, so that nothing is lost.
enum FolderTargets {
    /// One target for each scope that has such files.
    ///
    /// `projects` are the folders of projects with targets: below them stray Swift files are taken, but not stray
    /// resources, which nothing builds. `claimed` are the targets of projects.
    static func drafts(
        tree: FileTree, scopes: [SearchScope], projects: [String], claimed: [TargetDraft]
    ) -> [TargetDraft] {
        let taken = claimed.reduce(into: Set<Int>()) { $0.formUnion($1.files) }
        return scopes.compactMap { scope in
            let files = tree.files(at: scope.path).filter { position in
                !taken.contains(position) && isWanted(tree.files[position], in: scope, projects: projects)
            }
            return files.isEmpty ? nil : draft(of: Set(files), scope: scope, tree: tree)
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

    private static func draft(of files: Set<Int>, scope: SearchScope, tree: FileTree) -> TargetDraft {
        let name = scope.path.isEmpty ? RelativePath.name(of: tree.root) : RelativePath.name(of: scope.path)
        return TargetDraft(
            name: name.isEmpty ? "/" : name, kind: .folder, files: files,
            bundleResources: files.filter { tree.files[$0].kind.bundling != .never })
    }
}
