package import HandrailSource

/// A place in a file as people read it and editors jump to it.
package struct SourceLocation: Hashable, Sendable {
    /// Path relative to the root.
    package let file: String
    /// Line, from 1.
    package let line: Int
    /// Column, from 1, in UTF-8 bytes.
    package let column: Int

    /// The location of a place; `nil` for a place in no file that is known.
    package init?(_ place: SourcePlace, in files: [SourceText]) {
        guard files.indices.contains(Int(place.file.value)) else { return nil }
        let text = files[Int(place.file.value)]
        let position = text.lines.position(of: min(place.range.lower, UInt32(clamping: text.bytes.count)))
        (file, line, column) = (text.path, position.line, position.column)
    }

    /// File, line and column, such as `Home.swift:12:5`.
    package var text: String { "\(file):\(line):\(column)" }
}
