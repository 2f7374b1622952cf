import HandrailModel

/// One path as a person gave it, after a look at the disk.
struct Given {
    /// Absolute folder that paths below it could be relative to.
    let base: String
    private let path: String
    private let content: Content

    private enum Content {
        case folder
        case xcodeProject
        case file(FileKind)
    }

    /// Looks at what stands at `path`; symbolic links in the path itself are followed, since a person wrote it.
    init(_ path: String, kinds: FileKinds) throws(ProjectError) {
        guard !path.isEmpty else { throw .noPath }
        let absolute = try DiskFile.realPath(path)
        guard let status = DiskFile.status(at: absolute), DiskFile.isReadable(absolute) else {
            throw .notReadable(path: path)
        }
        switch status.type {
        case .folder: self.init(folder: absolute)
        case .file: try self.init(file: absolute, given: path, kinds: kinds)
        case .symbolicLink: throw .notAuditable(path: path)
        case .special: throw .special(path: path)
        }
    }

    /// The part of the tree under an absolute root.
    func scope(under root: String) -> SearchScope {
        switch content {
        case .folder: SearchScope(path: Self.relative(path, to: root), content: .folder)
        case .file(let kind): SearchScope(path: Self.relative(path, to: root), content: .file(kind))
        case .xcodeProject:
            SearchScope(
                path: Self.relative(Self.folder(of: path), to: root),
                content: .xcodeProjects([Self.relative(path, to: root)]))
        }
    }

    private init(base: String, path: String, content: Content) {
        self.base = base
        self.path = path
        self.content = content
    }

    private init(folder: String) {
        let parent = Self.folder(of: folder)
        if folder.hasSuffix(".xcodeproj") {
            self.init(base: parent, path: folder, content: .xcodeProject)
        } else if folder.hasSuffix(".xcworkspace") {
            self.init(base: parent, path: parent, content: .folder)
        } else if Self.namedFolders.contains(where: folder.hasSuffix) {
            // The name of a catalog or of a language's folder says what is in it: it stays in the paths.
            self.init(base: parent, path: folder, content: .folder)
        } else {
            self.init(base: folder, path: folder, content: .folder)
        }
    }

    private init(file: String, given: String, kinds: FileKinds) throws(ProjectError) {
        let folder = Self.folder(of: file)
        let name = RelativePath.name(of: file)
        if name == "project.pbxproj" {
            self.init(base: Self.folder(of: folder), path: folder, content: .xcodeProject)
        } else if name == "Package.swift" {
            self.init(base: folder, path: folder, content: .folder)
        } else if let kind = kinds.kind(of: name, isInAssetCatalog: false) {
            self.init(base: folder, path: file, content: .file(kind))
        } else {
            throw .notAuditable(path: given)
        }
    }

    private static func folder(of path: String) -> String {
        let folder = RelativePath.folder(of: path)
        return folder.isEmpty ? "/" : folder
    }

    private static func relative(_ path: String, to root: String) -> String {
        if path == root { return "" }
        return String(path.dropFirst(root == "/" ? 1 : root.count + 1))
    }

    private static let namedFolders = [".xcassets", ".lproj", ".bundle"]
}
