/// Where the bodies of types and functions of a Swift file lie, as far as braces and line ends tell.
struct SwiftBodies {
    /// Structures and classes that hold no other types, with their members; types with conditional code are left out.
    private(set) var types: [(name: String, members: [Range<Int>])] = []
    /// What stands between the braces of functions without a result.
    private(set) var procedures: [(name: String, range: Range<Int>)] = []

    private let file: FuzzFile
    /// Without spaces and comments.
    private let tokens: [FuzzToken]
    /// The index of the brace that closes the one at an index.
    private var closing: [Int: Int] = [:]

    init(_ file: FuzzFile) {
        self.file = file
        tokens = FuzzLexer.tokens(of: file.bytes, in: .swift).filter { $0.kind != .space && $0.kind != .comment }
        var open: [Int] = []
        for index in tokens.indices {
            if text(index) == "{" { open.append(index) }
            if text(index) == "}", let start = open.popLast() { closing[start] = index }
        }
        for index in tokens.indices where tokens[index].kind == .word {
            switch text(index) {
            case "struct", "class": readType(at: index)
            case "func": readProcedure(at: index)
            default: continue
            }
        }
    }

    private func text(_ index: Int) -> String {
        tokens.indices.contains(index) ? String(decoding: file.bytes[tokens[index].range], as: UTF8.self) : ""
    }

    private mutating func readType(at keyword: Int) {
        guard let open = (keyword..<tokens.count).first(where: { text($0) == "{" }), let close = closing[open],
            tokens[(keyword + 1)...].first?.kind == .word, text(keyword - 1) != ":"
        else { return }
        let inner = (open + 1)..<close
        let words = Set(inner.map(text))
        guard words.isDisjoint(with: ["struct", "class", "enum", "extension", "#", "case"]),
            !inner.isEmpty else { return }
        let name = text(keyword + 1)
        var starts: [Int] = []
        var depth = 0
        for index in inner {
            let word = text(index)
            let isPlain = depth == 0 && beginsLine(index)
            // An attribute on a line of its own belongs to what follows.
            let followsAttribute = starts.last.map { attributesAlone(from: $0, to: index) } ?? false
            if isPlain, Self.beginnings.contains(word), !followsAttribute { starts.append(index) }
            if ["{", "(", "["].contains(word) { depth += 1 }
            if ["}", ")", "]"].contains(word) { depth -= 1 }
        }
        guard starts.first == open + 1 else { return }
        // Each with the comments in front of it: from its line, or the end of the one before.
        let ends = starts.dropFirst().map { tokens[$0 - 1].range.upperBound } + [tokens[close - 1].range.upperBound]
        var begin = tokens[open].range.upperBound
        var members: [Range<Int>] = []
        for end in ends {
            // What stands behind it on its line is its own too.
            let line = file.bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? end
            guard line >= begin, line < tokens[close].range.lowerBound else { return }
            members.append(begin..<line)
            begin = line
        }
        types.append((name, members))
    }

    private static let beginnings: Set<String> = [
        "var", "let", "func", "init", "static", "private", "fileprivate", "internal", "public", "override", "final",
        "lazy",
        "weak", "required", "convenience", "mutating", "@", "deinit", "subscript", "typealias",
    ]

    private func attributesAlone(from start: Int, to end: Int) -> Bool {
        guard text(start) == "@" else { return false }
        return (start..<end).allSatisfy { index in
            !Self.beginnings.contains(text(index)) || text(index) == "@"
        }
    }

    private func beginsLine(_ index: Int) -> Bool {
        let start = index > 0 ? tokens[index - 1].range.upperBound : 0
        return file.bytes[start..<tokens[index].range.lowerBound].contains(UInt8(ascii: "\n"))
    }

    private mutating func readProcedure(at keyword: Int) {
        var depth = 0
        for index in (keyword + 1)..<max(tokens.count, keyword + 1) {
            let word = text(index)
            if word == "(" { depth += 1 }
            if word == ")" { depth -= 1 }
            if depth == 0, word == ">", text(index - 1) == "-" { return }
            if depth == 0, word == "}" || word == "func" || word == "var" || word == "let" { return }
            if depth == 0, word == "{", let close = closing[index] {
                procedures.append((text(keyword + 1), tokens[index].range.upperBound..<tokens[close].range.lowerBound))
                return
            }
        }
    }
}
