/// Reads XML property lists, such as `Info.plist` and `.stringsdict`.
///
/// Every tag must match and every entity must be known, as Apple's own readers demand; a missing XML declaration,
/// document type or `<plist>` element is forgiven. UTF-16 with a byte order mark is transcoded first; ranges then
/// refer to the UTF-8 that `Transcoding.utf8` gives.
public struct XMLPropertyListReader: Sendable {
    private let limits: MarkupLimits

    /// A reader with limits.
    public init(limits: MarkupLimits = .standard) {
        self.limits = limits
    }

    /// The list in `bytes`; throws the first problem.
    public func read(_ bytes: [UInt8]) throws(MarkupProblem) -> PropertyListNode {
        guard !bytes.starts(with: Array("bplist".utf8)) else { throw MarkupProblem(.binary, at: 0) }
        guard bytes.count <= limits.maximumBytes else {
            throw MarkupProblem(.tooLarge(limit: limits.maximumBytes), at: 0)
        }
        let document = XMLTokenizer(limits: limits).read(Transcoding.utf8(bytes))
        if let problem = document.problems.first { throw problem }
        var parser = XMLPropertyListParser(maximumDepth: limits.maximumDepth)
        for token in document.tokens { try parser.take(token) }
        return try parser.finish()
    }
}
