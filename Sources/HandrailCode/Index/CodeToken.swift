/// A token of code, as an index keeps it: a word by its number in the file, or a mark.
public struct CodeToken: Hashable, Sendable {
    let number: UInt32

    init(number: UInt32) { self.number = number }

    private init(mark: UInt32) { number = UInt32.max - mark }

    /// Whether it is a name or a keyword.
    public var isWord: Bool { number < UInt32.max - Self.marks }

    private static var marks: UInt32 { 32 }

    /// What stands before the first token and behind the last one.
    public static var none: CodeToken { CodeToken(mark: 0) }
    /// A literal, an operator or anything else that no question is about.
    public static var other: CodeToken { CodeToken(mark: 1) }
    /// `.`
    public static var dot: CodeToken { CodeToken(mark: 2) }
    /// `,`
    public static var comma: CodeToken { CodeToken(mark: 3) }
    /// `:`
    public static var colon: CodeToken { CodeToken(mark: 4) }
    /// `(`
    public static var openParenthesis: CodeToken { CodeToken(mark: 5) }
    /// `)`
    public static var closeParenthesis: CodeToken { CodeToken(mark: 6) }
    /// `[`
    public static var openBracket: CodeToken { CodeToken(mark: 7) }
    /// `]`
    public static var closeBracket: CodeToken { CodeToken(mark: 8) }
    /// `{`
    public static var openBrace: CodeToken { CodeToken(mark: 9) }
    /// `}`
    public static var closeBrace: CodeToken { CodeToken(mark: 10) }
    /// `<` of generic arguments.
    public static var openAngle: CodeToken { CodeToken(mark: 11) }
    /// `>` of generic arguments.
    public static var closeAngle: CodeToken { CodeToken(mark: 12) }
    /// `?` behind a value.
    public static var question: CodeToken { CodeToken(mark: 13) }
    /// `!` behind a value.
    public static var exclamation: CodeToken { CodeToken(mark: 14) }
    /// `&` before what is lent.
    public static var ampersand: CodeToken { CodeToken(mark: 15) }
    /// `\` of a key path.
    public static var backslash: CodeToken { CodeToken(mark: 16) }
    /// `@` of an attribute.
    public static var at: CodeToken { CodeToken(mark: 17) }
    /// `=`
    public static var assignment: CodeToken { CodeToken(mark: 18) }
    /// `+=` and the like.
    public static var compoundAssignment: CodeToken { CodeToken(mark: 19) }

    /// Whether a value is given to what stands before it.
    public var assigns: Bool { self == .assignment || self == .compoundAssignment }

    /// Whether it only says that there may be no value.
    public var unwraps: Bool { self == .question || self == .exclamation }
}
