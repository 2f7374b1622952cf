/// A document cut into tokens.
public struct XMLTokens: Hashable, Sendable {
    /// The tokens; each begins where the one before it ends, and together they are the whole text.
    public let tokens: [XMLToken]
    /// What is broken; tokenizing went on behind it.
    public let problems: [MarkupProblem]

    /// The tokens of a document.
    public init(tokens: [XMLToken], problems: [MarkupProblem]) {
        self.tokens = tokens
        self.problems = problems
    }
}
