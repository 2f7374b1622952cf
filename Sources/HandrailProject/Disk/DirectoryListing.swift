#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// What a folder holds, in the order in which the paths below it sort by their bytes.
struct DirectoryListing {
    /// One entry of a folder.
    struct Entry {
        /// Its name.
        let name: String
        /// What it is.
        let type: EntryType
    }

    /// The entries; a folder sorts as its name followed by `/`, so that its files come where their paths belong.
    let entries: [Entry]
    /// Number of entries whose names are not UTF-8; they cannot be named in a report and are left out.
    let unnamed: Int

    /// Reads the folder at an absolute path; `nil` where that is not permitted or failed.
    ///
    /// Entries whose names start with a full stop are left out, except those in `keeping`.
    init?(at path: String, keepingHidden keeping: Set<String>) {
        guard let stream = opendir(path) else { return nil }
        defer { closedir(stream) }
        guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
        var entries: [Entry] = []
        var unnamed = 0
        while let record = readdir(stream) {
            // The record may be shorter than the structure declares: its name is read in place, never copied out.
            let start = UnsafeRawPointer(record).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
            guard let name = String(validatingCString: start) else {
                unnamed += 1
                continue
            }
            if name.utf8.first == UInt8(ascii: "."), !keeping.contains(name) { continue }
            guard let type = Self.type(Int32(record.pointee.d_type), name: name, folder: path) else { continue }
            entries.append(Entry(name: name, type: type))
        }
        let keyed = entries.map { (key: $0.type == .folder ? $0.name + "/" : $0.name, entry: $0) }
        self.entries = keyed.sorted { RelativePath.precedes($0.key, $1.key) }.map(\.entry)
        self.unnamed = unnamed
    }

    /// Some file systems do not tell the type in the listing; there the entry itself is asked.
    private static func type(_ recorded: Int32, name: String, folder: String) -> EntryType? {
        switch recorded {
        case Int32(DT_REG): .file
        case Int32(DT_DIR): .folder
        case Int32(DT_LNK): .symbolicLink
        case Int32(DT_UNKNOWN): DiskFile.status(at: RelativePath.absolute(name, under: folder))?.type
        default: .special
        }
    }
}
