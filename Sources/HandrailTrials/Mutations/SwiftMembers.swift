/// The types of a Swift file with their functions and computed properties, as far as words and braces tell.
struct SwiftMembers {
    /// A type, or an extension of one.
    struct Owner {
        /// “struct”, “class” or “extension”.
        let keyword: String
        /// Its name with those of the types around it.
        let name: String
        /// From its first attribute or modifier to the closing brace.
        let whole: Range<Int>
        /// Attributes and modifiers in front of its keyword.
        let modifiers: Set<String>
        /// Whether nothing stands around it.
        let isOutermost: Bool
    }

    /// A function or a computed property with a getter alone.
    struct Member {
        /// “func” or “var”.
        let keyword: String
        /// Its name.
        let name: String
        /// The type of a property, or what a function returns; empty for nothing.
        let type: String
        /// The names of the parameters inside of a function; none where a list could not be read.
        let parameters: [String]?
        /// Whether something besides a type stands behind the parameters, such as `async` or `where`.
        let hasEffects: Bool
        /// Attributes and modifiers.
        let modifiers: Set<String>
        /// From the first attribute or modifier to the closing brace.
        let whole: Range<Int>
        /// What stands between the braces.
        let inner: Range<Int>
        /// The words at the beginning of statements, and all others, inside.
        let words: Set<String>
        /// Whether what is inside is one expression.
        let isOneExpression: Bool
        /// What it is a member of.
        let owner: Owner
    }

    private(set) var owners: [Owner] = []
    private(set) var members: [Member] = []
    /// Without spaces and comments.
    let tokens: [FuzzToken]

    private let file: FuzzFile
    private let texts: [String]
    /// The index of the token that closes the brace, parenthesis or bracket at an index.
    private var closing: [Int: Int] = [:]
    /// The other way around.
    private var opening: [Int: Int] = [:]

    init(_ file: FuzzFile) {
        self.file = file
        let tokens = FuzzLexer.tokens(of: file.bytes, in: .swift).filter { $0.kind != .space && $0.kind != .comment }
        self.tokens = tokens
        texts = tokens.map { String(decoding: file.bytes[$0.range], as: UTF8.self) }
        var open: [Int] = []
        for index in texts.indices {
            switch texts[index] {
            case "{", "(", "[": open.append(index)
            case "}", ")", "]":
                guard let start = open.popLast() else { continue }
                closing[start] = index
                opening[index] = start
            default: continue
            }
        }
        readBody(tokens.indices, of: nil)
    }

    /// The text of a token; empty beyond the ends.
    func text(_ index: Int) -> String { texts.indices.contains(index) ? texts[index] : "" }

    /// What constants and variables that are declared somewhere else in the file are called.
    func variables(outside range: Range<Int>) -> Set<String> {
        let declared = tokens.indices.dropFirst().filter { index in
            ["let", "var"].contains(text(index - 1)) && !range.contains(tokens[index].range.lowerBound)
        }
        return Set(declared.map(text))
    }

    private mutating func readBody(_ range: Range<Int>, of owner: Owner?) {
        var index = range.lowerBound
        while index < range.upperBound {
            let isDeclared = index + 1 < range.upperBound && tokens[index + 1].kind == .word && text(index - 1) != "."
            switch text(index) {
            case "struct" where isDeclared, "class" where isDeclared && !Self.members.contains(text(index + 1)),
                "enum" where isDeclared, "extension" where isDeclared, "actor" where isDeclared,
                "protocol" where isDeclared:
                index = readOwner(at: index, in: owner) ?? index
            case "func" where isDeclared, "var" where isDeclared:
                if let owner { readMember(at: index, of: owner) }
            case "{", "(", "[": index = closing[index] ?? index
            default: break
            }
            index += 1
        }
    }

    private static let members: Set<String> = ["func", "var", "let", "subscript"]

    /// Reads a type; the index of its closing brace.
    private mutating func readOwner(at keyword: Int, in outer: Owner?) -> Int? {
        var open = keyword + 1
        var name = ""
        while open < tokens.count, text(open) != "{" {
            if open == keyword + 1 || name.hasSuffix(".") || text(open) == "." { name += text(open) }
            open += 1
        }
        guard let close = closing[open] else { return nil }
        let (start, modifiers) = front(of: keyword)
        let owner = Owner(
            keyword: text(keyword), name: [outer?.name, name].compactMap(\.self).joined(separator: "."),
            whole: tokens[start].range.lowerBound..<tokens[close].range.upperBound, modifiers: modifiers,
            isOutermost: outer == nil)
        owners.append(owner)
        readBody((open + 1)..<close, of: ["enum", "protocol"].contains(owner.keyword) ? nil : owner)
        return close
    }

    /// The index of the first attribute or modifier in front of a keyword, and what they are.
    private func front(of keyword: Int) -> (start: Int, Set<String>) {
        var start = keyword
        var modifiers: Set<String> = []
        while start > 0 {
            let previous = start - 1
            if Self.modifiers.contains(text(previous)) {
                modifiers.insert(text(previous))
                start = previous
            } else if text(previous - 1) == "@" {
                modifiers.insert(text(previous))
                start = previous - 1
            } else if let open = opening[previous], text(previous) == ")", text(open - 2) == "@" {
                modifiers.insert(text(open - 1))
                start = open - 2
            } else if let open = opening[previous], text(previous) == ")", Self.modifiers.contains(text(open - 1)) {
                modifiers.insert(text(open - 1))
                start = open - 1
            } else {
                break
            }
        }
        return (start, modifiers)
    }

    private static let modifiers: Set<String> = [
        "static", "private", "fileprivate", "internal", "public", "open", "override", "final", "mutating",
        "nonisolated", "class", "dynamic", "lazy", "weak",
    ]

    private mutating func readMember(at keyword: Int, of owner: Owner) {
        var index = keyword + 2
        var parameters: [String]?
        if text(keyword) == "func" {
            guard text(index) == "(", let close = closing[index] else { return }
            parameters = names(in: (index + 1)..<close)
            index = close + 1
        }
        let isTyped = text(keyword) == "var" ? text(index) == ":" : text(index) == "-" && text(index + 1) == ">"
        if isTyped { index += text(keyword) == "var" ? 1 : 2 }
        var type: [String] = []
        while text(index) != "{" {
            // A value, the end of the body around it or of the file: no braces of its own.
            guard tokens.indices.contains(index), !["=", "}", ";", "var", "let", "func"].contains(text(index)) else {
                return
            }
            type.append(text(index))
            index = ["(", "["].contains(text(index)) ? (closing[index] ?? index) + 1 : index + 1
        }
        guard let close = closing[index], index + 1 < close else { return }
        let inside = (index + 1)..<close
        guard !["get", "set", "willSet", "didSet", "_read"].contains(text(index + 1)) else { return }
        let (start, modifiers) = front(of: keyword)
        members.append(
            Member(
                keyword: text(keyword), name: text(keyword + 1), type: isTyped ? type.joined(separator: " ") : "",
                parameters: parameters,
                hasEffects: !isTyped && !type.isEmpty || !Set(type).isDisjoint(with: ["async", "throws", "where"]),
                modifiers: modifiers,
                whole: tokens[start].range.lowerBound..<tokens[close].range.upperBound,
                inner: tokens[index].range.upperBound..<tokens[close].range.lowerBound,
                words: Set(inside.map(text)), isOneExpression: isOneExpression(inside), owner: owner))
    }

    /// What parameters are called inside: the word in front of each colon that stands in no brackets.
    private func names(in range: Range<Int>) -> [String]? {
        var names: [String] = []
        var index = range.lowerBound
        var isName = true
        while index < range.upperBound {
            switch text(index) {
            case "(", "[", "{": index = closing[index] ?? index
            case ":" where isName:
                names.append(text(index - 1))
                isName = false
            case ",": isName = true
            case "@", "<", "inout": return nil
            default: break
            }
            index += 1
        }
        return names
    }

    private func isOneExpression(_ range: Range<Int>) -> Bool {
        guard let first = range.first, !Self.statements.contains(text(first)), text(first) != "#" else { return false }
        var index = first
        while index < range.upperBound {
            if index > first, beginsLine(index), ![".", "?", ":", "+", "&", "|"].contains(text(index)) { return false }
            if text(index) == ";" || text(index) == "=" && text(index - 1) != "=" && text(index + 1) != "=" {
                return false
            }
            index = ["(", "[", "{"].contains(text(index)) ? (closing[index] ?? index) + 1 : index + 1
        }
        return true
    }

    private static let statements: Set<String> = [
        "if", "switch", "let", "var", "for", "guard", "return", "while", "do", "defer", "repeat", "try", "await",
    ]

    private func beginsLine(_ index: Int) -> Bool {
        file.bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound].contains(UInt8(ascii: "\n"))
    }
}
