/// Reads binary property lists, as tools write them: `bplist00`.
///
/// Every offset is held against the file before anything is read there. Objects may be named many times, and in
/// circles: depth, the number of values and their bytes are limited, and what goes beyond is a problem. No line of
/// such a file could be shown, so all ranges are empty and stand at its beginning. Source: Apple, `CFBinaryPList.c`.
public struct BinaryPropertyListReader: Sendable {
    private let limits: MarkupLimits

    /// A reader with limits.
    public init(limits: MarkupLimits = .standard) {
        self.limits = limits
    }

    /// Whether bytes begin as a binary list does.
    public static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist".utf8)) }

    /// The list in `bytes`; throws the first problem.
    public func read(_ bytes: [UInt8]) throws(MarkupProblem) -> PropertyListNode {
        guard bytes.count <= limits.maximumBytes else {
            throw MarkupProblem(.tooLarge(limit: limits.maximumBytes), at: 0)
        }
        var parser = try BinaryPropertyListParser(bytes, maximumDepth: min(limits.maximumDepth, Self.maximumDepth))
        return try parser.document()
    }

    /// Each level is a call on the stack; lists that people write have some ten.
    private static let maximumDepth = 64
}
