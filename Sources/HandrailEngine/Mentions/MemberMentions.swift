import HandrailSource

/// Looks for names of pictures and fonts as members of what a generator makes of them: `Image(.pierMap)`,
/// `Asset.pierMap.image`, `FontFamily.Harbor.bold`. The same word in other code, such as a property `pierMap`, means
/// none.
struct MemberMentions {
    /// Those of some names that stand in some texts as such a member.
    static func found(_ names: Set<String>, in texts: [SourceText]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let words = Dictionary(grouping: names, by: word).filter { !$0.key.isEmpty }
        let shapes = Set(words.keys.map(\.utf8.count))
        var found: Set<String> = []
        for text in texts where isObjectiveC(text.path) {
            eachWord(of: text) { range, bytes in
                guard let name = CatalogConstant.end(of: bytes[range]),
                    let meant = words[word(String(decoding: name, as: UTF8.self))]
                else { return }
                found.formUnion(meant)
            }
        }
        for text in texts where text.path.hasSuffix(".swift") {
            eachWord(of: text) { range, bytes in
                let start = range.lowerBound
                guard start > 0, bytes[start - 1] == UInt8(ascii: "."),
                    shapes.contains(range.count - bytes[range].count { $0 == UInt8(ascii: "_") }),
                    let meant = words[word(String(decoding: bytes[range], as: UTF8.self))],
                    isOfCatalog(before: start - 1, in: bytes)
                else { return }
                found.formUnion(meant)
            }
        }
        return found
    }

    /// Goes through the names of a text, each with where it stands in the bytes.
    private static func eachWord(of text: SourceText, _ read: (Range<Int>, UnsafeBufferPointer<UInt8>) -> Void) {
        guard !text.bytes.isEmpty else { return }
        text.bytes.withUnsafeBufferPointer { bytes in
            var start = 0
            for index in 0...bytes.count {
                if index < bytes.count, isLetter(bytes[index]) { continue }
                if index > start { read(start..<index, bytes) }
                start = index + 1
            }
        }
    }

    private static func isObjectiveC(_ path: String) -> Bool { [".m", ".mm", ".h"].contains { path.hasSuffix($0) } }

    /// The letters and digits of a name, in lower case.
    static func word(_ name: String) -> String {
        name.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }

    /// Whether a byte may stand in a name of code.
    static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    /// Whether nothing stands before the dot, so that the type is that of a parameter, or a type that is called after
    /// pictures.
    static func isOfCatalog(before dot: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = dot
        while start > 0, isLetter(bytes[start - 1]) || bytes[start - 1] == UInt8(ascii: ".") { start -= 1 }
        guard start < dot else { return start == 0 || !closing.contains(bytes[start - 1]) }
        let chain = String(decoding: bytes[start..<dot], as: UTF8.self)
        guard chain.first?.isUppercase == true else { return false }
        let names = chain.lowercased()
        return names == "r" || names.hasPrefix("r.") || owners.contains(where: names.contains)
    }

    /// What a value ends with whose member follows.
    private static let closing = Set(")]}!?\"".utf8)

    private static let owners = ["asset", "image", "icon", "picture", "illustration", "resource", "graphic", "font"]
}
