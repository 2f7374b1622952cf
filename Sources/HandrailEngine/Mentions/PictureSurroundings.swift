import HandrailModel
import HandrailSource

/// Looks at what stands around the names of pictures in code: a question about the version of the system, and a size
/// that what was loaded is given.
struct PictureSurroundings {
    private let names: Set<String>
    /// The names by their letters and digits alone.
    private let words: [String: [String]]
    /// How often each name was met, in a branch for older systems, and before a size.
    private var met: [String: Int] = [:]
    private var older: [String: Int] = [:]
    private var sized: [String: Int] = [:]

    /// What is so of all mentions of some names.
    static func mentions(of names: Set<String>, in texts: [SourceText]) -> PictureMentions {
        guard !names.isEmpty else { return PictureMentions() }
        var search = PictureSurroundings(names)
        for text in texts where !text.bytes.isEmpty && code.contains(where: { text.path.hasSuffix($0) }) {
            text.bytes.withUnsafeBufferPointer { search.read($0) }
        }
        let met = search.met
        return PictureMentions(
            older: Set(search.older.filter { $0.value == met[$0.key] }.keys),
            sized: Set(search.sized.filter { $0.value == met[$0.key] }.keys))
    }

    private static let code = [".swift", ".m", ".mm"]

    private init(_ names: Set<String>) {
        self.names = names
        words = Dictionary(grouping: names, by: MemberMentions.word).filter { !$0.key.isEmpty }
    }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        var (word, quote) = (0, -1)
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
            if !MemberMentions.isLetter(byte) {
                if index > word { note(word: word..<index, in: bytes) }
                word = index + 1
            }
            switch byte {
            case UInt8(ascii: "\n"): quote = -1
            case UInt8(ascii: "\""):
                if quote >= 0, index - quote <= Self.longest {
                    let text = String(decoding: bytes[quote..<index], as: UTF8.self)
                    if names.contains(text), Self.isPicture(at: quote, in: bytes) { note(text, at: quote, in: bytes) }
                }
                quote = index + 1
            default: break
            }
        }
    }

    private static let longest = 256

    private mutating func note(word range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
        let isMember = range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: ".")
        let constant = CatalogConstant.end(of: bytes[range])
        guard let name = constant ?? (isMember ? bytes[range] : nil),
            let meant = words[MemberMentions.word(String(decoding: name, as: UTF8.self))],
            constant != nil || MemberMentions.isOfCatalog(before: range.lowerBound - 1, in: bytes)
        else { return }
        for name in meant { note(name, at: range.lowerBound, in: bytes) }
    }

    private mutating func note(_ name: String, at position: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        met[name, default: 0] += 1
        if Self.isForOlder(position, in: bytes) { older[name, default: 0] += 1 }
        if Self.isSized(after: position, in: bytes) { sized[name, default: 0] += 1 }
    }

    /// Whether a word for pictures stands before a text on its line: another text of the same letters may be data.
    private static func isPicture(at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = position
        while start > 0, position - start < reach, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
        return ["image", "icon", "picture"].contains(where: text.contains)
    }

    private static let reach = 100

    // MARK: Systems

    /// Whether a place stands in a block that only systems run which lack what others have.
    private static func isForOlder(_ position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = position
        for _ in 0..<deepest {
            guard let opening = opening(around: place, in: bytes) else { return false }
            let head = head(of: opening, in: bytes)
            if head.contains("#unavailable") { return true }
            if head.hasSuffix("else") {
                let condition = head.contains("guard ") ? head : condition(before: opening, in: bytes)
                if condition.contains("#available") || condition.contains("@available") { return true }
            }
            place = opening
        }
        return false
    }

    private static let deepest = 8
    private static let farthest = 20_000

    /// Where the block opens that a place stands in.
    private static func opening(around position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var (index, depth) = (position - 1, 0)
        while index >= 0, position - index < farthest {
            switch bytes[index] {
            case UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "{"):
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
            index -= 1
        }
        return nil
    }

    /// What stands before the brace of a block, from the last line or block on.
    private static func head(of opening: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        var start = opening
        while start > 0, ![UInt8(ascii: "\n"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(bytes[start - 1]) {
            start -= 1
        }
        return trimmed(bytes[start..<opening])
    }

    /// The head of the block that an `else` belongs to.
    private static func condition(before opening: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        var index = opening - 1
        while index >= 0, bytes[index] != UInt8(ascii: "}") {
            guard opening - index < reach else { return "" }
            index -= 1
        }
        return Self.opening(around: index, in: bytes).map { head(of: $0, in: bytes) } ?? ""
    }

    private static func trimmed(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        let text = String(decoding: bytes, as: UTF8.self).drop(while: \.isWhitespace)
        return text.lastIndex { !$0.isWhitespace }.map { String(text[...$0]) } ?? ""
    }

    // MARK: Sizes

    /// Whether one of the next lines of the same function sets a size: `image.size = …`, `image?.size.width = …`.
    private static func isSized(after position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var (index, lines) = (position, 0)
        while index < bytes.count, lines < nextLines {
            if bytes[index] == UInt8(ascii: "\n") {
                lines += 1
                let rest = bytes[(index + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
                if beginnings.contains(where: { rest.starts(with: $0) }) { return false }
            }
            if bytes[index] == UInt8(ascii: "."), assignsSize(bytes[(index + 1)...]) { return true }
            index += 1
        }
        return false
    }

    private static let nextLines = 10
    /// What functions begin with.
    private static let beginnings = ["func ", "private func ", "- (", "+ (", "override func "].map { Array($0.utf8) }

    private static func assignsSize(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard bytes.starts(with: size) else { return false }
        var rest = bytes.dropFirst(size.count)
        for side in sides where rest.starts(with: side) { rest = rest.dropFirst(side.count) }
        rest = rest.drop { $0 == UInt8(ascii: " ") }
        return rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
    }

    private static let size = Array("size".utf8)
    private static let sides = [".width", ".height"].map { Array($0.utf8) }
}
