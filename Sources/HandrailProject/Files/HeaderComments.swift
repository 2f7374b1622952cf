/// The comments that stand before the first code of a file.
enum HeaderComments {
    /// Their text, without documentation comments. A byte order mark, blanks and a `#!` line are passed over.
    static func text(of bytes: ArraySlice<UInt8>) -> String {
        var rest = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes.dropFirst(0)
        var text: [UInt8] = []
        while true {
            rest = rest.drop { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
            if rest.starts(with: "//".utf8) || rest.starts(with: "#!".utf8) {
                let line = rest.prefix { $0 != 0x0A && $0 != 0x0D }
                if !line.starts(with: "///".utf8) { text += line + [0x0A] }
                rest = rest.dropFirst(line.count)
            } else if rest.starts(with: "/*".utf8) {
                let comment = rest.prefix(blockLength(rest))
                if !comment.starts(with: "/**".utf8) { text += comment + [0x0A] }
                rest = rest.dropFirst(comment.count)
            } else {
                return String(decoding: text, as: UTF8.self)
            }
        }
    }

    /// Length of the block comment that `bytes` starts with; all of `bytes` where it does not end.
    private static func blockLength(_ bytes: ArraySlice<UInt8>) -> Int {
        var depth = 0
        var length = 0
        var previous: UInt8 = 0
        for byte in bytes {
            length += 1
            if previous == UInt8(ascii: "/"), byte == UInt8(ascii: "*") {
                depth += 1
                previous = 0
            } else if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") {
                depth -= 1
                previous = 0
                if depth == 0 { return length }
            } else {
                previous = byte
            }
        }
        return length
    }
}
