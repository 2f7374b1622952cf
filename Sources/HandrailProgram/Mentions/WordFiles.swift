import HandrailCode
import HandrailSource

/// Which files have a word, so that whoever asks for many words does not look through all files for each.
struct WordFiles: Sendable {
    /// The hash of a word in the upper half, a file that has the word in the lower one; ascending.
    private let entries: [UInt64]

    /// The words of some files.
    init(_ files: [FileIndex: CodeIndex]) {
        var entries: [UInt64] = []
        for (file, index) in files {
            for hash in index.wordHashes { entries.append(UInt64(hash) << 32 | UInt64(file.value)) }
        }
        entries.sort()
        self.entries = entries
    }

    /// The files that have a word, in order; some may have only another one of its hash.
    func files(with word: String) -> [FileIndex] {
        let hash = UInt64(CodeIndex.hash(of: word)) << 32
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return entries[low...].prefix { $0 >> 32 == hash >> 32 }.map { FileIndex(Int(UInt32(truncatingIfNeeded: $0))) }
    }
}
