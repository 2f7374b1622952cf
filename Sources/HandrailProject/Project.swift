public import HandrailModel
public import HandrailSource

/// What the paths of one audit stand for: targets, their files, and what was left out.
public struct Project: Hashable, Sendable {
    /// Absolute path, free of symbolic links, that every file's path is relative to.
    public let root: String
    /// The targets: those of Xcode projects by path, then those of packages by path, then folders.
    public let targets: [ProjectTarget]
    /// The files, in the byte order of their paths.
    public let files: [ProjectFile]
    /// What was skipped or could not be read.
    public let notes: [AuditNote]

    /// A project.
    public init(root: String, targets: [ProjectTarget], files: [ProjectFile], notes: [AuditNote]) {
        self.root = root
        self.targets = targets
        self.files = files
        self.notes = notes
    }

    /// The file at an index; `nil` where there is none.
    public subscript(file: FileIndex) -> ProjectFile? {
        let position = Int(file.value)
        return files.indices.contains(position) ? files[position] : nil
    }

    /// Where a file is on disk.
    public func absolutePath(of file: ProjectFile) -> String {
        RelativePath.absolute(file.path, under: root)
    }

    /// Reads a file; throws where it cannot be read or is larger than the limit for its kind.
    ///
    /// The error's sentence makes a note: asking for the size of every file during the search would double its time.
    public func bytes(
        of file: ProjectFile, limits: DiscoveryOptions.Limits = DiscoveryOptions.Limits()
    ) throws(ProjectError) -> [UInt8] {
        let limit = file.kind == .swift ? limits.swiftFileBytes : limits.otherFileBytes
        do throws(ProjectError) {
            return try DiskFile.bytes(at: absolutePath(of: file), limit: limit)
        } catch {
            throw error.speaking(of: file.path)
        }
    }

    /// Reads the first bytes of a file: `count`, or all where it has no more; throws where it cannot be read.
    public func start(of file: ProjectFile, count: Int) throws(ProjectError) -> [UInt8] {
        do throws(ProjectError) {
            return try DiskFile.start(of: absolutePath(of: file), count: count)
        } catch {
            throw error.speaking(of: file.path)
        }
    }
}
