package import HandrailReporting
package import HandrailSource

/// A place for programs and people.
package struct LocationV1: Encodable, Sendable {
    /// Path relative to the root.
    package let file: String
    /// Line, from 1.
    package let line: Int
    /// Column, from 1, in UTF-8 bytes.
    package let column: Int

    /// The wire form of a place; `nil` for a place in no file that is known.
    package init?(_ place: SourcePlace, in files: [SourceText]) {
        guard files.indices.contains(Int(place.file.value)) else { return nil }
        let text = files[Int(place.file.value)]
        let position = text.lines.position(of: min(place.range.lower, UInt32(clamping: text.bytes.count)))
        (file, line, column) = (text.path, position.line, position.column)
    }

    /// The place as editors jump to it.
    package var text: String { "\(file):\(line):\(column)" }
}

extension LocationV1: WireObject {
    /// Its name in the schema.
    package static let name = "Location"
    /// What the schema says of it.
    package static let note = "A place in a file."
    /// Its members.
    package static let fields: [WireField<LocationV1>] = [
        WireField("file", "Path relative to the root.") { $0.file },
        WireField("line", "Line, from 1.") { $0.line },
        WireField("column", "Column, from 1, in UTF-8 bytes.") { $0.column },
    ]
}
