import HandrailModel
import HandrailSource

/// The screens that show what stands on a line of a file.
struct ScreensAtPlace {
    private let line: FileLine
    private let audit: Audit

    /// The screens of an audit that show what stands on a line.
    init(_ line: FileLine, in audit: Audit) {
        self.line = line
        self.audit = audit
    }

    /// Those that hold the smallest piece of code written around the beginning of the line's code or on the line; those
    /// of which the outermost view is declared around it where no element is.
    var trees: [PerceivedTree] {
        let files = audit.files.indices.filter { line.isIn(audit.files[$0].path) }.map { FileIndex($0) }
        let lines = Dictionary(
            files.compactMap { file in range(in: file).map { (file, $0) } }, uniquingKeysWith: { first, _ in first })
        let near = audit.screens.compactMap { tree -> (tree: PerceivedTree, length: Int)? in
            let places = tree.screen.tree.elements.map(\.extent)
            guard let length = places.compactMap({ Self.length($0, around: lines) }).min() else { return nil }
            return (tree, length)
        }
        if let least = near.map(\.length).min() { return near.filter { $0.length == least }.map(\.tree) }
        return audit.screens.filter { Self.length($0.screen.place, around: lines) != nil }
    }

    /// The bytes of the line in a file, without the white space at its ends; `nil` where the file has no such line.
    private func range(in file: FileIndex) -> ByteRange? {
        let text = audit.files[Int(file.value)]
        guard line.line <= text.lines.count else { return nil }
        let start = Int(text.lines.start(ofLine: line.line))
        let content = text.line(line.line)
        let indent = content.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
        return ByteRange(start + indent, start + max(content.utf8.count, indent))
    }

    /// How many bytes a place has that begins on a line or holds the beginning of its code.
    private static func length(_ place: SourcePlace, around lines: [FileIndex: ByteRange]) -> Int? {
        guard let line = lines[place.file] else { return nil }
        let begins = line.lower <= place.range.lower && place.range.lower < max(line.upper, line.lower + 1)
        let holds = place.range.lower <= line.lower && line.lower < place.range.upper
        return begins || holds ? place.range.length : nil
    }
}
