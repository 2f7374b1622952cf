import HandrailModel

/// Everything below the given paths that matters, from one walk over the disk.
struct FileTree: Sendable {
    /// Absolute path that all others are relative to.
    let root: String
    /// The files, in the byte order of their paths.
    let files: [TreeFile]
    /// Folders with the range of `files` below them.
    let folders: [String: Range<Int>]
    /// Paths of `.xcodeproj` folders, in byte order.
    let xcodeProjects: [String]
    /// Paths of `Package.swift` files, in byte order.
    let manifests: [String]
    /// What happened on the way.
    let notes: [AuditNote]

    private let positions: [String: Int]

    /// A tree.
    init(
        root: String, files: [TreeFile], folders: [String: Range<Int>], xcodeProjects: [String], manifests: [String],
        notes: [AuditNote]
    ) {
        self.root = root
        self.files = files
        self.folders = folders
        self.xcodeProjects = xcodeProjects
        self.manifests = manifests
        self.notes = notes
        // Strings compare by canonical equivalence: a name composed in the project file and decomposed on disk,
        // as older file systems leave it, is found all the same.
        positions = Dictionary(files.indices.map { (files[$0].path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The position of the file at a path.
    func file(at path: String) -> Int? { positions[path] }

    /// The files that a path stands for: the file itself, or all below the folder.
    func files(at path: String) -> Range<Int> {
        if let position = positions[path] { return position..<position + 1 }
        return path.isEmpty ? files.indices : folders[path] ?? 0..<0
    }

    /// The bytes of a file of the tree or of one beside it that project files name.
    func bytes(at path: String, limit: Int) throws(ProjectError) -> [UInt8] {
        try DiskFile.bytes(at: RelativePath.absolute(path, under: root), limit: limit)
    }
}
