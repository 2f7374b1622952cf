import HandrailModel
import HandrailSource

/// The file that entries come from.
struct StringTableSource {
    /// Path relative to the root.
    let path: String
    /// Name of the table.
    let table: String
    /// Language of the file, where it has only one.
    let language: String
    /// Whether the app itself speaks the languages of the file.
    let isOfApp: Bool
    /// Number of the file.
    let file: FileIndex

    /// An entry of this file, in its own language unless another is named.
    func entry(
        _ key: String, _ value: String?, language: String? = nil, state: StringEntry.State = .translated,
        isExplained: Bool = false, forms: [String] = [], at range: ByteRange
    ) -> StringEntry {
        StringEntry(
            key: key, table: table, language: language ?? self.language, isOfApp: isOfApp, value: value, state: state,
            isExplained: isExplained, forms: forms, place: SourcePlace(file: file, range: range))
    }
}
