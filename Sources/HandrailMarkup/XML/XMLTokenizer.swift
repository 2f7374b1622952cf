/// Cuts UTF-8 XML into tokens without losing a byte, and goes on after whatever is broken.
///
/// Only the five predefined entities and numeric references are decoded. A document type is skipped: no entity it
/// declares is ever expanded, nothing outside the file is read. Whether tags match is not looked at.
public struct XMLTokenizer: Sendable {
    private let limits: MarkupLimits

    /// A tokenizer with limits; depth plays no part.
    public init(limits: MarkupLimits = .standard) {
        self.limits = limits
    }

    /// The tokens of `bytes`, none where the file is too large.
    public func read(_ bytes: [UInt8]) -> XMLTokens {
        guard bytes.count <= limits.maximumBytes else {
            let problem = MarkupProblem(.tooLarge(limit: limits.maximumBytes), at: 0)
            return XMLTokens(tokens: [], problems: [problem])
        }
        var scanner = XMLScanner(bytes, maximumProblems: limits.maximumProblems)
        return scanner.tokens()
    }
}
