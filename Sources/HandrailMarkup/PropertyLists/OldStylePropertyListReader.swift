/// Reads NeXT (ASCII) property lists, such as `project.pbxproj`.
///
/// Forgiven are a missing `;` before `}` and a comma before `)`. UTF-16 with a byte order mark is transcoded first;
/// ranges then refer to the UTF-8 that `Transcoding.utf8` gives.
public struct OldStylePropertyListReader: Sendable {
    private let limits: MarkupLimits

    /// A reader with limits.
    public init(limits: MarkupLimits = .standard) {
        self.limits = limits
    }

    /// The list in `bytes`; throws the first problem.
    public func read(_ bytes: [UInt8]) throws(MarkupProblem) -> PropertyListNode {
        guard bytes.count <= limits.maximumBytes else {
            throw MarkupProblem(.tooLarge(limit: limits.maximumBytes), at: 0)
        }
        guard !bytes.starts(with: Array("bplist".utf8)) else { throw MarkupProblem(.binary, at: 0) }
        var parser = OldStylePropertyListParser(Transcoding.utf8(bytes), maximumDepth: limits.maximumDepth)
        return try parser.document()
    }
}
