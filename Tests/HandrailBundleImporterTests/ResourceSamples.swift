import HandrailModel
import HandrailSource

/// The UTF-8 bytes of a text.
func utf8(_ text: String) -> [UInt8] { Array(text.utf8) }

/// Files in memory: numbered in the order of their sorted paths, as an audit numbers them.
struct ResourceSamples {
    /// The contents by path.
    let contents: [String: String]

    /// The list that importers take.
    var files: [(path: String, file: FileIndex)] {
        contents.keys.sorted().enumerated().map { ($1, FileIndex($0)) }
    }

    /// The bytes of a path.
    func read(_ path: String) -> [UInt8]? { contents[path].map(utf8) }
}

/// An entry in one line.
func line(_ entry: StringEntry) -> String {
    "\(entry.language) \(entry.key)=\(entry.value ?? "nil")"
}
