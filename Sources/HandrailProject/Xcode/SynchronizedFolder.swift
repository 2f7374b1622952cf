/// A folder that belongs to targets as a whole, as Xcode 16 introduced it.
///
/// An exception takes a file out of a target that has the folder, and puts it into one that has not.
struct SynchronizedFolder {
    private let path: String
    private let exceptions: [String: [String]]

    /// Reads the object `folder` at `path`.
    init(_ folder: XcodeObject, path: String, objects: XcodeObjects) {
        self.path = path
        var exceptions: [String: [String]] = [:]
        for set in objects.objects(folder.texts("exceptions")) {
            guard let target = set.text("target") else { continue }
            exceptions[target, default: []] += set.texts("membershipExceptions")
        }
        self.exceptions = exceptions
    }

    /// The files of it in the target with an id. `isMember` tells whether the target has the folder.
    func files(target: String, isMember: Bool, tree: FileTree) -> Set<Int> {
        let named = exceptions[target, default: []].reduce(into: Set<Int>()) { $0.formUnion(files(named: $1, tree)) }
        return isMember ? Set(tree.files(at: path)).subtracting(named).subtracting(packages(in: tree)) : named
    }

    /// The files of packages in it, which build themselves.
    private func packages(in tree: FileTree) -> Set<Int> {
        let folders = tree.manifests.map(RelativePath.folder).filter { $0 != path && RelativePath.contains(path, $0) }
        return folders.reduce(into: Set<Int>()) { $0.formUnion(tree.files(at: $1)) }
    }

    private func files(named exception: String, _ tree: FileTree) -> [Int] {
        // "/Localized: Texts/Main.strings" stands for that file in every language.
        let prefix = "/Localized: "
        guard exception.hasPrefix(prefix) else {
            return RelativePath.resolve(exception, from: path).map { Array(tree.files(at: $0)) } ?? []
        }
        let localized = String(exception.dropFirst(prefix.count))
        let folder = RelativePath.join(path, RelativePath.folder(of: localized))
        let name = RelativePath.name(of: localized)
        return tree.files(at: folder).filter { position in
            let file = tree.files[position].path
            return RelativePath.name(of: file) == name && RelativePath.folder(of: file).hasSuffix(".lproj")
        }
    }
}
