/// Tells from the bytes of a file whether it can be handed to the parser.
enum SourceShape {
    /// The longest run of opening brackets; the parser's lookahead for array types doubles with each.
    static let maximumBrackets = 12

    /// Whether the bytes are text, and not nested in the one way that the parser's own limit does not bound.
    ///
    /// A NUL byte means that the file is binary, or text of another encoding such as UTF-16.
    static func isParsable(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var run = 0
        for byte in bytes {
            switch byte {
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
