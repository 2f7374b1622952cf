import HandrailSource

/// Looks for names that code has only as the values of constants: `static let star = UIImage(named: "star")`. Where
/// nothing uses the constant, nothing shows what it names.
struct ConstantMentions {
    /// The names by what they are written as.
    private let names: Set<String>
    /// The constants that each name is the value of.
    private var constants: [String: Set<String>] = [:]
    /// Names that stand elsewhere as well.
    private var others: Set<String> = []
    /// How often each constant is declared with one of the names.
    private var declared: [String: Int] = [:]
    private let shapes: Set<Int>

    /// Those of some names that stand nowhere but in constants which nothing uses.
    static func unused(among names: Set<String>, in texts: [SourceText]) -> Set<String> {
        guard !names.isEmpty else { return [] }
        let read = texts.filter { !$0.bytes.isEmpty && !$0.path.contains(".xcassets/") }
        var search = ConstantMentions(names)
        for text in read {
            let isCode = code.contains { text.path.hasSuffix($0) }
            text.bytes.withUnsafeBufferPointer { search.note($0, isCode: isCode) }
        }
        let asked = search.constants.filter { !search.others.contains($0.key) }
        let wanted = asked.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        guard !wanted.isEmpty else { return [] }
        var counts: [String: Int] = [:]
        for text in read where code.contains(where: { text.path.hasSuffix($0) }) {
            text.bytes.withUnsafeBufferPointer { count(wanted, in: $0, &counts) }
        }
        let declared = search.declared
        return Set(
            asked.filter { _, constants in
                constants.allSatisfy { counts[$0, default: 0] <= declared[$0, default: 0] }
            }.keys)
    }

    private static let code = [".swift", ".m", ".mm", ".h"]

    private init(_ names: Set<String>) {
        self.names = names
        shapes = Set(names.map(\.utf8.count))
    }

    // MARK: Where names stand

    private mutating func note(_ bytes: UnsafeBufferPointer<UInt8>, isCode: Bool) {
        var piece = 0
        for index in 0...bytes.count {
            let byte = index < bytes.count ? bytes[index] : UInt8(ascii: "\n")
            guard Self.isMark(byte) else { continue }
            if index > piece, shapes.contains(index - piece) {
                let name = String(decoding: bytes[piece..<index], as: UTF8.self)
                if names.contains(name) { note(name, at: piece, in: bytes, isCode: isCode) }
            }
            piece = index + 1
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\n"), UInt8(ascii: "'"): true
        default: false
        }
    }

    private mutating func note(
        _ name: String, at position: Int, in bytes: UnsafeBufferPointer<UInt8>, isCode: Bool
    ) {
        guard isCode, let constant = Self.constant(before: position, in: bytes) else {
            others.insert(name)
            return
        }
        constants[name, default: []].insert(constant)
        declared[constant, default: 0] += 1
    }

    /// The constant whose value begins before a position, on the same line or, in braces, on the one before.
    private static func constant(before position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
        let line = start(ofLineAt: position, in: bytes)
        let own = String(decoding: bytes[line..<position], as: UTF8.self)
        if let found = declaration(in: own), own.contains("=") || own.contains("{") { return found }
        guard line > 0, !own.contains("let "), !own.contains("var "), own.contains("(") else { return nil }
        let previous = start(ofLineAt: line - 1, in: bytes)
        let above = String(decoding: bytes[previous..<(line - 1)], as: UTF8.self)
        guard above.last(where: { !$0.isWhitespace }) == "{" else { return nil }
        return declaration(in: above)
    }

    private static func start(ofLineAt position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = position
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    /// The name that a line declares: `star` in `static let star: UIImage = …`.
    private static func declaration(in line: String) -> String? {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        guard let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
            words[..<keyword].allSatisfy({ modifiers.contains(String($0)) }), keyword + 1 < words.count
        else { return nil }
        let name = String(words[keyword + 1])
        return asked.contains(name) ? nil : name
    }

    /// Properties that SwiftUI asks for, which no code has to name.
    private static let asked: Set<String> = ["body", "content", "label"]

    private static let modifiers: Set<String> = [
        "static", "class", "public", "internal", "fileprivate", "private", "open", "objc", "final", "nonisolated",
        "lazy", "package",
    ]

    // MARK: Where constants stand

    private static func count(
        _ words: Set<String>, in bytes: UnsafeBufferPointer<UInt8>, _ counts: inout [String: Int]
    ) {
        let shapes = Set(words.map(\.utf8.count))
        var word = 0
        for index in 0...bytes.count {
            if index < bytes.count, isLetter(bytes[index]) { continue }
            if index > word, shapes.contains(index - word) {
                let text = String(decoding: bytes[word..<index], as: UTF8.self)
                if words.contains(text) { counts[text, default: 0] += 1 }
            }
            word = index + 1
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
