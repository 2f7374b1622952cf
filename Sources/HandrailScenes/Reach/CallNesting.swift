import HandrailCode
import HandrailModel

/// Which calls of a file stand in the parentheses and closures of which others, found in one pass over its brackets.
struct CallNesting {
    /// For each call the innermost other one that it stands in; `nil` for none.
    let outer: [Int?]
    /// Whether each call stands in `#Preview { … }`.
    let isInPreview: [Bool]

    /// What is open at a place.
    private struct Surroundings {
        var call: Int?
        var isPreview = false
    }

    /// The nesting of calls in the order of the file.
    init(_ calls: [ConstructionReader.Construction], in index: CodeIndex) {
        var outer: [Int?] = []
        var isInPreview: [Bool] = []
        var open: [Surroundings] = []
        // What the bracket was of that was closed last: a closure behind it belongs to the same call.
        var closed: (position: Int, of: Surroundings) = (-1, Surroundings())
        for position in index.positions {
            // Broken code may make two sites of one word.
            while outer.count < calls.count, calls[outer.count].token <= position {
                outer.append(open.last?.call)
                isInPreview.append(open.last?.isPreview ?? false)
            }
            switch index[position] {
            case .openParenthesis, .openBracket, .openBrace:
                var own = open.last ?? Surroundings()
                if outer.count > 0, calls[outer.count - 1].token == position - 1, calls[outer.count - 1].kind == .view {
                    own.call = outer.count - 1
                } else if index[position] == .openBrace, Self.goesOn(behind: closed.position, at: position, in: index) {
                    own = closed.of
                } else if index.word(at: position - 1) == "Preview", index[position - 2] == .other {
                    own.isPreview = true
                }
                open.append(own)
            case .closeParenthesis, .closeBracket, .closeBrace:
                if let own = open.popLast() { closed = (position, own) }
            default: break
            }
        }
        let missing = calls.count - outer.count
        self.outer = outer + Array(repeating: nil, count: missing)
        self.isInPreview = isInPreview + Array(repeating: false, count: missing)
    }

    /// Whether the brace at a position opens a further closure of a call: `) {` or `} label: {`.
    private static func goesOn(behind closed: Int, at position: Int, in index: CodeIndex) -> Bool {
        closed == position - 1
            || closed == position - 3 && index[closed] == .closeBrace && index[position - 1] == .colon
                && index[position - 2].isWord
    }
}
