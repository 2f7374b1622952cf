import HandrailModel

/// Everything below the given paths that matters, from one walk over the disk.
struct FileTree: Sendable {
    /// Absolute path that all others are relative to.
    let root: String
    /// The kinds of files that are listed.
    let kinds: FileKinds
    /// The files, in the byte order of their paths.
    private(set) var files: [TreeFile]
    /// Folders with the range of `files` below them.
    let folders: [String: Range<Int>]
    /// Paths of `.xcodeproj` folders, in byte order.
    let xcodeProjects: [String]
    /// Paths of `.xcworkspace` folders, in byte order.
    let workspaces: [String]
    /// Paths of `Package.swift` files, in byte order.
    let manifests: [String]
    /// Paths of files that a generator makes Xcode projects of, in byte order.
    let descriptions: [String]
    /// What happened on the way.
    let notes: [AuditNote]

    private let positions: [String: Int]
    private let positionsIgnoringCase: [String: Int]
    private let foldersIgnoringCase: [String: Range<Int>]

    /// A tree.
    init(
        root: String, kinds: FileKinds, files: [TreeFile], folders: [String: Range<Int>], xcodeProjects: [String],
        workspaces: [String], manifests: [String], descriptions: [String] = [], notes: [AuditNote]
    ) {
        self.root = root
        self.kinds = kinds
        self.files = files
        self.folders = folders
        self.xcodeProjects = xcodeProjects
        self.workspaces = workspaces
        self.manifests = manifests
        self.descriptions = descriptions
        self.notes = notes
        // Strings compare by canonical equivalence: a name composed in the project file and decomposed on disk,
        // as older file systems leave it, is found all the same.
        positions = Dictionary(files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
        // On a Mac's usual file system a project builds although it spells a path in other capitals than the disk.
        positionsIgnoringCase = Dictionary(
            files.indices.map { (files[$0].path.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
        foldersIgnoringCase = Dictionary(
            folders.map { ($0.key.lowercased(), $0.value) },
            uniquingKeysWith: { $0.lowerBound < $1.lowerBound ? $0 : $1 })
    }

    /// The same tree, in which nothing is reported in some files.
    func withFilesApart(_ positions: Set<Int>) -> FileTree {
        var copy = self
        for position in positions { copy.files[position].marks.insert(.apart) }
        return copy
    }

    /// The position of the file at a path.
    func file(at path: String) -> Int? { positions[path] ?? positionsIgnoringCase[path.lowercased()] }

    /// The files that a path stands for: the file itself, or all below the folder.
    func files(at path: String) -> Range<Int> {
        if path.isEmpty { return files.indices }
        if let folder = folders[path] { return folder }
        if let position = file(at: path) { return position..<position + 1 }
        return foldersIgnoringCase[path.lowercased()] ?? 0..<0
    }

    /// The bytes of a file of the tree or of one beside it that project files name; never of one outside the root,
    /// even where a symbolic link leads there.
    func bytes(at path: String, limit: Int) throws(ProjectError) -> [UInt8] {
        do throws(ProjectError) {
            let real = try DiskFile.realPath(RelativePath.absolute(path, under: root))
            guard root == "/" || RelativePath.contains(root, real) else { throw .notReadable(path: path) }
            return try DiskFile.bytes(at: real, limit: limit)
        } catch {
            throw error.speaking(of: path)
        }
    }
}
