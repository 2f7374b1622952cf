import HandrailSource

/// Tells from the bytes of a file whether it can be handed to the parser.
enum SourceShape {
    /// The longest run of opening brackets; the parser's lookahead for array types doubles with each.
    static let maximumBrackets = 12

    /// Whether the bytes are text, and not nested in the one way that the parser's own limit does not bound.
    ///
    /// A NUL byte means that the file is binary, or text of another encoding such as UTF-16.
    static func isParsable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var run = 0
        var position = 0
        while position < bytes.count {
            // Outside of a run only two bytes matter, and most words of memory have neither.
            if run == 0 { position = WordScan.next(of: (UInt8(ascii: "["), 0), in: bytes, from: position) }
            guard position < bytes.count else { return true }
            defer { position += 1 }
            switch bytes[position] {
            case UInt8(ascii: "["):
                run += 1
                if run > maximumBrackets { return false }
            case 0: return false
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: run = 0
            }
        }
        return true
    }
}
