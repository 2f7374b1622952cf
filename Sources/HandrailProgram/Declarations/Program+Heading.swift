package import HandrailSource

extension Program {
    /// Where a declaration begins: its first line, as far as its body.
    package func heading(of declaration: SourcePlace) -> SourcePlace {
        let start = Int(declaration.range.lower)
        let end = min(Int(declaration.range.upper), start + 160)
        let text = self.text(at: SourcePlace(file: declaration.file, range: ByteRange(start, end)))
        let heading = text.utf8.prefix { $0 != UInt8(ascii: "{") && $0 != 0x0A }
        var length = heading.count
        while length > 1, let last = heading.dropLast(heading.count - length).last, last <= 0x20 { length -= 1 }
        return SourcePlace(file: declaration.file, range: ByteRange(start, start + max(length, 1)))
    }
}
