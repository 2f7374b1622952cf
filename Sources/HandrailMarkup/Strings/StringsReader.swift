/// Reads `.strings` files: UTF-8 with or without a byte order mark, or UTF-16 with one.
///
/// UTF-16 is transcoded first; ranges and offsets then refer to the UTF-8 text that comes with the table.
/// A broken entry is reported and skipped up to the next `;`. Where only the `;` is missing before an entry on a
/// new line, the entry is kept and reported.
public struct StringsReader: Sendable {
    private let limits: MarkupLimits

    /// A reader with limits.
    public init(limits: MarkupLimits = .standard) {
        self.limits = limits
    }

    /// The entries in `bytes`.
    public func read(_ bytes: [UInt8]) -> StringsTable {
        guard bytes.count <= limits.maximumBytes else {
            return refusal(.tooLarge(limit: limits.maximumBytes), bytes)
        }
        guard !bytes.starts(with: Array("bplist".utf8)) else { return refusal(.binary, bytes) }
        var parser = StringsParser(Transcoding.utf8(bytes), maximumProblems: limits.maximumProblems)
        return parser.table()
    }

    private func refusal(_ kind: MarkupProblem.Kind, _ bytes: [UInt8]) -> StringsTable {
        StringsTable(entries: [], problems: [MarkupProblem(kind, at: 0)], text: bytes)
    }
}
