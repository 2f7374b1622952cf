/// A token of code, as an index keeps it: a word by its number in the file, or a mark.
public struct CodeToken: Hashable, Sendable {
    let number: UInt32

    init(number: UInt32) { self.number = number }

    private init(mark: UInt32) { number = UInt32.max - mark }

    /// Whether it is a name or a keyword.
    public var isWord: Bool { number < UInt32.max - Self.marks }

    private static let marks: UInt32 = 32

    /// What stands before the first token and behind the last one.
    public static let none = CodeToken(mark: 0)
    /// A literal, an operator or anything else that no question is about.
    public static let other = CodeToken(mark: 1)
    /// `.`
    public static let dot = CodeToken(mark: 2)
    /// `,`
    public static let comma = CodeToken(mark: 3)
    /// `:`
    public static let colon = CodeToken(mark: 4)
    /// `(`
    public static let openParenthesis = CodeToken(mark: 5)
    /// `)`
    public static let closeParenthesis = CodeToken(mark: 6)
    /// `[`
    public static let openBracket = CodeToken(mark: 7)
    /// `]`
    public static let closeBracket = CodeToken(mark: 8)
    /// `{`
    public static let openBrace = CodeToken(mark: 9)
    /// `}`
    public static let closeBrace = CodeToken(mark: 10)
    /// `<` of generic arguments.
    public static let openAngle = CodeToken(mark: 11)
    /// `>` of generic arguments.
    public static let closeAngle = CodeToken(mark: 12)
    /// `?` behind a value.
    public static let question = CodeToken(mark: 13)
    /// `!` behind a value.
    public static let exclamation = CodeToken(mark: 14)
    /// `&` before what is lent.
    public static let ampersand = CodeToken(mark: 15)
    /// `\` of a key path.
    public static let backslash = CodeToken(mark: 16)
    /// `@` of an attribute.
    public static let at = CodeToken(mark: 17)
    /// `=`
    public static let assignment = CodeToken(mark: 18)
    /// `+=` and the like.
    public static let compoundAssignment = CodeToken(mark: 19)

    /// Whether a value is given to what stands before it.
    public var assigns: Bool { self == .assignment || self == .compoundAssignment }

    /// Whether it only says that there may be no value.
    public var unwraps: Bool { self == .question || self == .exclamation }
}
