/// Finds names that are known before anything is asked: asked for every call and property in the project, which takes a
/// quarter of the time that a dictionary takes.
///
/// A dictionary hashes so that nobody can choose names that fall together; the names in these tables are our own, or
/// stand in the code that is audited, whose author has nothing to gain by it.
@usableFromInline struct NameIndex: Sendable {
    /// The hash of the name at each position, 0 where there is none. There are as many positions as are a power of two,
    /// at least twice as many as there are names; one after the other is tried.
    private let hashes: [UInt64]
    private let names: [String]

    /// How many positions there are.
    @usableFromInline var count: Int { hashes.count }

    /// The names, each once or more often.
    @usableFromInline init(_ given: [String]) {
        var count = 4
        while count < given.count * 2 { count *= 2 }
        var hashes = [UInt64](repeating: 0, count: count)
        var names = [String](repeating: "", count: count)
        for name in given {
            let hash = Self.hash(of: name)
            var position = Int(truncatingIfNeeded: hash) & (count - 1)
            while hashes[position] != 0, names[position] != name { position = (position + 1) & (count - 1) }
            (hashes[position], names[position]) = (hash, name)
        }
        (self.hashes, self.names) = (hashes, names)
    }

    /// Where a name stands; `nil` for one that is not among them.
    @usableFromInline func position(of name: String) -> Int? {
        let hash = Self.hash(of: name)
        var position = Int(truncatingIfNeeded: hash) & (hashes.count - 1)
        while hashes[position] != 0 {
            if hashes[position] == hash, names[position] == name { return position }
            position = (position + 1) & (hashes.count - 1)
        }
        return nil
    }

    private static func hash(of name: String) -> UInt64 {
        name.utf8.withContiguousStorageIfAvailable(hash(of:)) ?? Array(name.utf8).withUnsafeBufferPointer(hash(of:))
    }

    /// Made of how long a name is and of all its bytes, eight at a time, so that no names of a project that are counted
    /// through fall together; never 0.
    private static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawBufferPointer(bytes)
        let count = bytes.count
        let mixed: UInt64
        if count >= 8 {
            var words: UInt64 = 0
            var offset = 0
            while offset + 8 < count {
                words = (words ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* spread
                words ^= words >> 32
                offset += 8
            }
            mixed = words ^ raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
        } else if count >= 4 {
            let first = raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
            mixed = UInt64(first) << 32 | UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
        } else {
            mixed = bytes.reduce(0) { $0 << 8 | UInt64($1) }
        }
        let hash = (mixed &+ UInt64(count)) &* spread
        let folded = hash ^ hash >> 32
        return folded == 0 ? 1 : folded
    }

    /// An odd number with its bits evenly strewn: two to the 64th, divided by the golden ratio.
    private static var spread: UInt64 { 0x9E37_79B9_7F4A_7C15 }
}
