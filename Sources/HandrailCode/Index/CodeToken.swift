/// A token of code, as an index keeps it: a word by its number in the file, or a mark.
public struct CodeToken: Hashable, Sendable {
    @usableFromInline let number: UInt32

    init(number: UInt32) { self.number = number }

    @inlinable init(mark: UInt32) { number = UInt32.max - mark }

    /// Whether it is a name or a keyword.
    @inlinable public var isWord: Bool { number < UInt32.max - Self.marks }

    @usableFromInline static var marks: UInt32 { 32 }

    /// What stands before the first token and behind the last one.
    @inlinable public static var none: CodeToken { CodeToken(mark: 0) }
    /// A literal, an operator or anything else that no question is about.
    @inlinable public static var other: CodeToken { CodeToken(mark: 1) }
    /// `.`
    @inlinable public static var dot: CodeToken { CodeToken(mark: 2) }
    /// `,`
    @inlinable public static var comma: CodeToken { CodeToken(mark: 3) }
    /// `:`
    @inlinable public static var colon: CodeToken { CodeToken(mark: 4) }
    /// `(`
    @inlinable public static var openParenthesis: CodeToken { CodeToken(mark: 5) }
    /// `)`
    @inlinable public static var closeParenthesis: CodeToken { CodeToken(mark: 6) }
    /// `[`
    @inlinable public static var openBracket: CodeToken { CodeToken(mark: 7) }
    /// `]`
    @inlinable public static var closeBracket: CodeToken { CodeToken(mark: 8) }
    /// `{`
    @inlinable public static var openBrace: CodeToken { CodeToken(mark: 9) }
    /// `}`
    @inlinable public static var closeBrace: CodeToken { CodeToken(mark: 10) }
    /// `<` of generic arguments.
    @inlinable public static var openAngle: CodeToken { CodeToken(mark: 11) }
    /// `>` of generic arguments.
    @inlinable public static var closeAngle: CodeToken { CodeToken(mark: 12) }
    /// `?` behind a value.
    @inlinable public static var question: CodeToken { CodeToken(mark: 13) }
    /// `!` behind a value.
    @inlinable public static var exclamation: CodeToken { CodeToken(mark: 14) }
    /// `&` before what is lent.
    @inlinable public static var ampersand: CodeToken { CodeToken(mark: 15) }
    /// `\` of a key path.
    @inlinable public static var backslash: CodeToken { CodeToken(mark: 16) }
    /// `@` of an attribute.
    @inlinable public static var at: CodeToken { CodeToken(mark: 17) }
    /// `=`
    @inlinable public static var assignment: CodeToken { CodeToken(mark: 18) }
    /// `+=` and the like.
    @inlinable public static var compoundAssignment: CodeToken { CodeToken(mark: 19) }

    /// Whether a value is given to what stands before it.
    @inlinable public var assigns: Bool { self == .assignment || self == .compoundAssignment }

    /// Whether it only says that there may be no value.
    @inlinable public var unwraps: Bool { self == .question || self == .exclamation }
}
