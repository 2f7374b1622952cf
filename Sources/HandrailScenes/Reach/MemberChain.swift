import HandrailCode

/// What is called and read one after the other on a value: `.padding()` and `.bold` behind a view.
struct MemberChain {
    /// A member with what stands behind it.
    struct Member {
        /// The number of its token.
        let token: Int
        /// Whether it is called.
        let isCalled: Bool
    }

    /// The members, in order.
    let members: [Member]

    /// The chain behind a name.
    ///
    /// - Parameter isCalled: whether a closure behind the name belongs to it.
    init(behind name: Int, isCalled: Bool, in index: CodeIndex, _ brackets: BracketPairs) {
        var members: [Member] = []
        var next = Self.behindArguments(name + 1, takesClosure: isCalled, in: index, brackets)
        while true {
            next = index.skippingUnwrapping(from: next)
            guard index[next] == .dot, index[next + 1].isWord else { break }
            let mark = index[next + 2]
            members.append(Member(token: next + 1, isCalled: mark == .openParenthesis || mark == .openBrace))
            next = Self.behindArguments(next + 2, takesClosure: true, in: index, brackets)
        }
        self.members = members
    }

    /// The token behind generic arguments, arguments and closures, where there are any.
    private static func behindArguments(
        _ start: Int, takesClosure: Bool, in index: CodeIndex, _ brackets: BracketPairs
    ) -> Int {
        var next = start
        if index[next] == .openAngle {
            var depth = 0
            repeat {
                if index[next] == .openAngle { depth += 1 } else if index[next] == .closeAngle { depth -= 1 }
                next += 1
            } while depth > 0 && index[next] != .none
        }
        while index[next] == .openParenthesis || index[next] == .openBracket { next = brackets.behind(next) }
        guard takesClosure, index[next] == .openBrace else { return next }
        next = brackets.behind(next)
        while index[next].isWord, index[next + 1] == .colon, index[next + 2] == .openBrace {
            next = brackets.behind(next + 2)
        }
        return next
    }
}
