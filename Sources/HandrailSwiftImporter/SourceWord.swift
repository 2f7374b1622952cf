/// A word of Swift code, by what it does to the nesting of the parser.
enum SourceWord: Equatable {
    /// A name, or a keyword that nests nothing.
    case other
    /// What takes in all of the expression or pattern to its right.
    case prefix
    /// What takes in all of the type to its right.
    case typePrefix
    /// An attribute, or what is written before types as one is.
    case attribute
    /// `let` and `var`, which begin declarations and patterns.
    case binding
    /// What takes in all to its right, and goes on over commas.
    case condition
    /// What goes on with a statement of the line before.
    case continuation
    /// What goes on with a type.
    case effect
    /// A keyword that begins a declaration or a case, and no modifier.
    case beginning
    /// `if` and `endif`, which also stand behind a `#`.
    case `if`, endif

    /// The word that these bytes spell.
    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let first = bytes.first else {
            self = .other
            return
        }
        guard first != UInt8(ascii: "@") else {
            self = .attribute
            return
        }
        let candidates = Self.known[Int(first)]
        let found = candidates.first { candidate in
            candidate.name.utf8CodeUnitCount == bytes.count
                && candidate.name.withUTF8Buffer { $0.elementsEqual(bytes) }
        }
        self = found?.word ?? .other
    }

    private static let words: [(word: SourceWord, name: StaticString)] = [
        (.prefix, "try"), (.prefix, "await"), (.prefix, "copy"), (.prefix, "consume"), (.prefix, "unsafe"),
        (.prefix, "borrow"), (.prefix, "_move"),
        (.typePrefix, "repeat"), (.typePrefix, "each"), (.typePrefix, "some"), (.typePrefix, "any"),
        (.typePrefix, "inout"), (.typePrefix, "sending"), (.typePrefix, "isolated"), (.typePrefix, "borrowing"),
        (.typePrefix, "consuming"), (.typePrefix, "__owned"), (.typePrefix, "__shared"), (.typePrefix, "_const"),
        (.attribute, "nonisolated"), (.attribute, "dependsOn"), (.binding, "let"), (.binding, "var"),
        (.condition, "switch"), (.condition, "while"), (.condition, "guard"), (.condition, "for"), (.if, "if"),
        (.endif, "endif"), (.continuation, "else"), (.continuation, "as"), (.continuation, "is"),
        (.continuation, "in"), (.continuation, "where"), (.continuation, "catch"), (.effect, "async"),
        (.effect, "throws"), (.effect, "rethrows"), (.effect, "reasync"), (.beginning, "case"),
        (.beginning, "default"), (.beginning, "func"), (.beginning, "import"), (.beginning, "class"),
        (.beginning, "struct"), (.beginning, "enum"), (.beginning, "extension"), (.beginning, "protocol"),
        (.beginning, "typealias"), (.beginning, "init"), (.beginning, "return"), (.beginning, "break"),
    ]

    /// The words by their first byte.
    private static let known: [[(word: SourceWord, name: StaticString)]] = {
        var known = [[(word: SourceWord, name: StaticString)]](repeating: [], count: 256)
        for word in words { known[Int(word.name.utf8Start.pointee)].append(word) }
        return known
    }()
}
