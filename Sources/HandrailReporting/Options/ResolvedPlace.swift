import HandrailModel
import HandrailSource

/// A place with its file and its lines and columns; a range past the end of the file is drawn back into it.
struct ResolvedPlace {
    /// The file.
    let source: SourceText
    /// The bytes, inside the file.
    let range: ByteRange
    /// Where it starts; columns count UTF-8 bytes.
    let start: LinePosition
    /// Where it ends, exclusive.
    let end: LinePosition

    /// The place in `audit`; `nil` where the audit has no such file.
    init?(_ place: SourcePlace, in audit: Audit) {
        let index = Int(place.file.value)
        guard audit.files.indices.contains(index) else { return nil }
        source = audit.files[index]
        let size = source.bytes.count
        range = ByteRange(min(Int(place.range.lower), size), min(Int(place.range.upper), size))
        start = source.lines.position(of: range.lower)
        end = source.lines.position(of: range.upper)
    }

    /// The bytes in the file as it is on disk.
    var rangeOnDisk: ByteRange { source.rangeOnDisk(of: range) }

    /// Path relative to the root.
    var path: String { source.path }

    /// First column in UTF-16 code units, from 1.
    var utf16Start: Int { source.utf16Column(of: range.lower) }

    /// Column after the last, in UTF-16 code units, from 1.
    var utf16End: Int { source.utf16Column(of: range.upper) }
}
