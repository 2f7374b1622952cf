import HandrailCode

/// Which bracket of a file closes which, and where values are assigned, found in one pass over its tokens.
struct BracketPairs {
    /// By the number of each token, that of the token that closes it; 0 for what nothing closes, and for what is no
    /// bracket.
    private var closing: [UInt32]
    /// The tokens that give a value to what stands before them.
    private(set) var assignments: [Int] = []

    /// The brackets of a file.
    init(_ index: CodeIndex) {
        closing = [UInt32](repeating: 0, count: index.positions.count)
        var open: [Int] = []
        for position in index.positions {
            switch index[position] {
            case .openParenthesis, .openBracket, .openBrace: open.append(position)
            case .closeParenthesis, .closeBracket, .closeBrace: 
                if let own = open.popLast() { closing[own] = UInt32(position) }
            case .assignment, .compoundAssignment: assignments.append(position)
            default: break
            }
        }
    }

    /// The token behind what a bracket opens.
    func behind(_ bracket: Int) -> Int {
        let close = closing.indices.contains(bracket) ? Int(closing[bracket]) : 0
        return max(close, bracket) + 1
    }
}
