#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Reads files and asks what stands at a path.
enum DiskFile {
    /// All bytes of a regular file of at most `limit` bytes.
    static func bytes(at path: String, limit: Int) throws(ProjectError) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe that nobody writes to would wait forever.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw errno == ENOENT ? .notFound(path: path) : .notReadable(path: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .notReadable(path: path) }
        guard type(of: status) != .special else { throw .special(path: path) }
        guard type(of: status) == .file else { throw .notReadable(path: path) }
        guard Int(status.st_size) <= limit else { throw .tooLarge(path: path, limit: limit) }
        var bytes: [UInt8] = []
        // A byte more than there should be, so that the end is met without asking for it again.
        var room = Int(status.st_size) + 1
        while true {
            var count = 0
            let start = bytes.count
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
                repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
                initialized = max(count, 0)
            }
            guard count >= 0 else { throw .notReadable(path: path) }
            if start == 0 { bytes = part } else { bytes += part }
            guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
            // Less than there was room for is the end of a regular file.
            if count < room { return bytes }
            room = 1 << 16
        }
    }

    /// The first bytes of a regular file: `count`, or all where it has no more.
    static func start(of path: String, count: Int) throws(ProjectError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw errno == ENOENT ? .notFound(path: path) : .notReadable(path: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .notReadable(path: path) }
        guard type(of: status) != .special else { throw .special(path: path) }
        guard type(of: status) == .file else { throw .notReadable(path: path) }
        var isRead = true
        let bytes = [UInt8](unsafeUninitializedCapacity: min(count, Int(status.st_size))) { buffer, initialized in
            var taken = 0
            repeat { taken = read(descriptor, buffer.baseAddress, buffer.count) } while taken < 0 && errno == EINTR
            isRead = taken >= 0
            initialized = max(taken, 0)
        }
        guard isRead else { throw .notReadable(path: path) }
        return bytes
    }

    /// What stands at `path`, symbolic links not followed, and its size in bytes; `nil` where that cannot be told.
    static func status(at path: String) -> (type: EntryType, size: Int)? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return (type(of: status), Int(status.st_size))
    }

    /// Whether what is at `path` may be opened for reading.
    static func isReadable(_ path: String) -> Bool {
        access(path, R_OK) == 0
    }

    /// The absolute path without symbolic links.
    static func realPath(_ path: String) throws(ProjectError) -> String {
        guard let resolved = realpath(path, nil) else {
            throw errno == ENOENT || errno == ENOTDIR ? .notFound(path: path) : .notReadable(path: path)
        }
        defer { free(resolved) }
        guard let text = String(validatingCString: resolved) else { throw .notReadable(path: path) }
        return text
    }

    private static func type(of status: stat) -> EntryType {
        switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        case S_IFLNK: .symbolicLink
        default: .special
        }
    }
}
