package import HandrailReporting

/// A place in a file as JSON names it.
package struct LocationV1: Encodable, Sendable {
    /// Path relative to the root.
    package let file: String
    /// Line, from 1.
    package let line: Int
    /// Column, from 1, in UTF-8 bytes.
    package let column: Int

    /// The wire form of a location.
    init(_ location: SourceLocation) {
        (file, line, column) = (location.file, location.line, location.column)
    }
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
