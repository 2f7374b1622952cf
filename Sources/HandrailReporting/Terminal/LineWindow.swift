import HandrailSource

/// The part of a line around the start of a place, a few thousand bytes at most: generated lines can be megabytes long.
struct LineWindow {
    /// The part, without the line end.
    let text: String
    /// The bytes of the place in `text`.
    let range: Range<Int>
    /// Whether the line starts before the part.
    let isCutBefore: Bool
    /// Whether the line goes on after the part.
    let isCutAfter: Bool

    /// Bytes kept on either side of the place's start.
    static let reach = 2_000

    /// The part of the line that `place` starts in.
    init(_ place: ResolvedPlace) {
        let bytes = place.source.bytes
        let offset = Int(place.range.lower)
        let lineStart = Int(place.source.lines.start(ofLine: place.start.line))
        var start = max(lineStart, offset - Self.reach)
        // A part must not start or end inside a UTF-8 sequence.
        while start > lineStart, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        let limit = min(bytes.count, offset + Self.reach)
        var end = offset
        while end < limit, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
        isCutAfter = end < bytes.count && bytes[end] != 0x0A && bytes[end] != 0x0D
        while isCutAfter, end > offset, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        // A place at the second half of a CRLF has the first half before it.
        if end > start, bytes[end - 1] == 0x0D { end -= 1 }
        isCutBefore = start > lineStart
        text = String(decoding: bytes[start..<end], as: UTF8.self)
        let lower = min(max(offset - start, 0), end - start)
        range = lower..<max(lower, min(Int(place.range.upper), end) - start)
    }
}
