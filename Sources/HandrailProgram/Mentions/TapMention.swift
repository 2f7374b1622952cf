import HandrailCode

/// Whether code may ask to be told of taps on what a property or variable of a name holds.
enum TapMention {
    /// Whether a file does something with such an object that tells of taps, or hands it on.
    ///
    /// - Parameter name: the name in lower case.
    static func isIn(_ index: CodeIndex, of name: String) -> Bool {
        index.positions(ofAnyCase: name).contains { position in
            let next = index.skippingUnwrapping(from: position + 1)
            if index[next] == .dot { return isTold(index, member: next + 1) }
            // Whoever holds the object may hand on what it holds; behind nothing, the name is a case of an enumeration.
            return index[position - 1] == .dot && endsObject(index[position - 2]) && endsArgument(index[position + 1])
        }
    }

    private static func isTold(_ index: CodeIndex, member: Int) -> Bool {
        guard let word = index.word(at: member)?.lowercased() else { return false }
        return beginnings.contains(where: word.hasPrefix)
            || word == "set" && index[member + 1] == .openParenthesis
    }

    private static func endsObject(_ token: CodeToken) -> Bool {
        token.isWord || token.unwraps || token == .closeParenthesis || token == .closeBracket
    }

    private static func endsArgument(_ token: CodeToken) -> Bool {
        token == .closeParenthesis || token == .comma || token == .closeBracket
    }

    /// What the members begin with by which frameworks and packages tell of taps.
    private static let beginnings = [
        "add", "rx", "reactive", "publisher", "on", "tap", "did", "menu", "showsmenu", "action", "setaction",
        "bind", "handle", "throttle", "when", "event", "control", "button",
    ]
}
