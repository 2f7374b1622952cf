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
        guard fstat(descriptor, &status) == 0, type(of: status) == .file else { throw .notReadable(path: path) }
        guard Int(status.st_size) <= limit else { throw .tooLarge(path: path, limit: limit) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(Int(status.st_size))
        var chunk = [UInt8](repeating: 0, count: min(max(Int(status.st_size), 1), 1 << 20))
        while true {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw .notReadable(path: path)
            }
            guard bytes.count + count <= limit else { throw .tooLarge(path: path, limit: limit) }
            bytes += chunk.prefix(count)
        }
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
