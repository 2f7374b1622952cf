/// Reads JSON as RFC 8259 has it.
///
/// Forgiven are a byte order mark, control characters inside strings, half surrogate pairs and broken UTF-8
/// (both become the replacement character). Everything else that is not JSON is refused.
public struct JSONReader: Sendable {
    private let limits: MarkupLimits

    /// A reader with limits.
    public init(limits: MarkupLimits = .standard) {
        self.limits = limits
    }

    /// The value in `bytes`, which are UTF-8; throws the first problem.
    public func read(_ bytes: [UInt8]) throws(MarkupProblem) -> JSONNode {
        guard bytes.count <= limits.maximumBytes else {
            throw MarkupProblem(.tooLarge(limit: limits.maximumBytes), at: 0)
        }
        var parser = JSONParser(bytes, maximumDepth: limits.maximumDepth)
        return try parser.document()
    }
}
