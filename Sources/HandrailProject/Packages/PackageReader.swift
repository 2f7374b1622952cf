import HandrailModel

/// Turns a manifest into targets with the files of the tree.
struct PackageReader {
    private let folder: String
    private let manifest: PackageManifest
    private let tree: FileTree

    /// A reader for the package in `folder`.
    init(folder: String, manifest: PackageManifest, tree: FileTree) {
        self.folder = folder
        self.manifest = manifest
        self.tree = tree
    }

    /// The targets in the order of the manifest, then those that the layout of the folder suggests.
    func targets() -> [UnnumberedTarget] {
        let named = manifest.targets.compactMap { target in location(of: target).map { (target, $0) } }
        let drafts = named.map { draft(of: $0.0, at: $0.1) }
        guard manifest.hasUnknownTargets else { return drafts }
        let taken = Set(named.map(\.1))
        return drafts + suggested(besides: taken)
    }

    private func draft(of target: PackageManifest.Target, at location: String) -> UnnumberedTarget {
        let excluded = files(at: target.exclude, in: location)
        let sources = target.sources.map { files(at: $0, in: location) }
        let resources = files(at: target.resources, in: location)
        let all = tree.files(at: location).filter { position in
            if excluded.contains(position) { return false }
            guard let sources, tree.files[position].kind == .swift || tree.files[position].kind == .objectiveC else {
                return true
            }
            return sources.contains(position)
        }
        return UnnumberedTarget(
            name: target.name, kind: target.kind, platforms: manifest.platforms, files: Set(all),
            bundleResources: Set(all.filter { isResource($0, declared: resources) }),
            developmentLanguage: manifest.defaultLanguage)
    }

    /// Some kinds are resources wherever they lie, as Swift tools 5.3 and later have it; others only where declared.
    private func isResource(_ position: Int, declared: Set<Int>) -> Bool {
        let file = tree.files[position]
        switch file.kind.bundling {
        case .always: return true
        case .declaredOrInCatalog: return declared.contains(position) || file.path.contains(".xcassets/")
        case .declared: return declared.contains(position)
        case .never: return false
        }
    }

    private func files(at paths: [String], in location: String) -> Set<Int> {
        paths.reduce(into: Set<Int>()) { files, path in
            if let path = RelativePath.resolve(path, from: location) { files.formUnion(tree.files(at: path)) }
        }
    }

    private func location(of target: PackageManifest.Target) -> String? {
        if let path = target.path { return RelativePath.resolve(path, from: folder) }
        let parents = target.kind == .tests ? Self.testFolders : Self.sourceFolders
        let folders = parents.map { RelativePath.join(folder, $0) }
        let found = folders.map { RelativePath.join($0, target.name) }.first { tree.folders[$0] != nil }
        if let found { return found }
        // Since Swift tools 5.9 a package with one target may keep its sources right in the parent folder.
        let isOnly = manifest.targets.count { ($0.kind == .tests) == (target.kind == .tests) } == 1
        return isOnly && !manifest.hasUnknownTargets ? folders.first { tree.folders[$0] != nil } : nil
    }

    private func suggested(besides taken: Set<String>) -> [UnnumberedTarget] {
        let parents = Self.sourceFolders.prefix(4).map { RelativePath.join(folder, $0) }
        let children = tree.folders.keys.filter { parents.contains(RelativePath.folder(of: $0)) && !taken.contains($0) }
        return children.sorted(by: RelativePath.precedes).map { location in
            draft(
                of: PackageManifest.Target(
                    name: RelativePath.name(of: location), kind: .packageLibrary, path: nil, exclude: [], sources: nil,
                    resources: []),
                at: location)
        }
    }

    /// Where targets are looked for, in this order; plug-ins come last.
    private static let sourceFolders = ["Sources", "Source", "src", "srcs", "Plugins"]
    private static let testFolders = ["Tests", "Sources", "Source", "src", "srcs"]
}
