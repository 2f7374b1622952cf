import HandrailSource

/// Which bracket closes which, in the tokens of a file. A bracket that is left open ends with its class.
struct ObjectiveCBrackets: Sendable {
    /// For each token the number of the one behind the bracket that closes it; of tokens that open nothing their own
    /// next one.
    private let behind: [Int]
    /// The first bracket that nothing closes.
    let open: ByteRange?

    /// The brackets of some tokens.
    init(_ tokens: [ObjectiveCToken]) {
        var behind = Array(1..<(tokens.count + 1))
        var stack: [Int] = []
        var open: ByteRange?
        func leave(at end: Int) {
            if let first = stack.first, open == nil { open = tokens[first].range }
            for position in stack { behind[position] = end }
            stack = []
        }
        for (position, token) in tokens.enumerated() {
            if token.is("(") || token.is("[") || token.is("{") {
                stack.append(position)
            } else if token.is(")") || token.is("]") || token.is("}") {
                if let opening = stack.popLast() { behind[opening] = position + 1 }
            } else if token.kind == .directive("end") {
                leave(at: position)
            }
        }
        leave(at: tokens.count)
        self.behind = behind
        self.open = open
    }

    /// The number of the token behind what begins with a token.
    func behind(_ position: Int) -> Int { behind.indices.contains(position) ? behind[position] : position + 1 }
}
