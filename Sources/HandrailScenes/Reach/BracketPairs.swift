import HandrailCode

/// Which bracket of a file closes which, and where values are assigned, found in one pass over its tokens.
struct BracketPairs {
    /// The number of the token that closes each bracket; its own number for a bracket that nothing closes.
    private var closing: [Int: Int] = [:]
    /// The tokens that give a value to what stands before them.
    private(set) var assignments: [Int] = []

    /// The brackets of a file.
    init(_ index: CodeIndex) {
        var open: [Int] = []
        for position in index.positions {
            switch index[position] {
            case .openParenthesis, .openBracket, .openBrace: open.append(position)
            case .closeParenthesis, .closeBracket, .closeBrace: if let own = open.popLast() { closing[own] = position }
            case .assignment, .compoundAssignment: assignments.append(position)
            default: break
            }
        }
    }

    /// The token behind what a bracket opens.
    func behind(_ bracket: Int) -> Int { (closing[bracket] ?? bracket) + 1 }
}
