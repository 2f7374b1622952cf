import HandrailSource

/// A finding of the first day, or several equal ones.
struct BaselineEntry: Hashable, Sendable {
    /// The rule's id.
    let rule: String
    /// The finding's fingerprint: free of lines, words and, where something is declared, of files.
    let fingerprint: String
    /// What the code was but for white space, as 16 hexadecimal digits.
    let code: String
    /// Path relative to the folder of the baseline.
    let path: String

    /// The entry as a line without its end.
    ///
    /// - Parameter count: how many equal ones there are.
    func line(count: Int) -> String { "\(path) \(rule) \(fingerprint) \(code) \(count)" }

    /// The entry of a line with its count; `nil` for any other line.
    static func parse(_ line: some StringProtocol) -> (entry: BaselineEntry, count: Int)? {
        // Only the path may have spaces, so the line is read from its end.
        var fields: [String] = []
        var rest = line[...]
        while fields.count < 4, let space = rest.lastIndex(of: " ") {
            fields.insert(String(rest[rest.index(after: space)...]), at: 0)
            rest = rest[..<space]
        }
        guard fields.count == 4, !rest.isEmpty, let count = Int(fields[3]), (1...1_000_000).contains(count),
            fields[1].utf8.count == 32, fields[2].utf8.count == 16
        else { return nil }
        let entry = BaselineEntry(rule: fields[0], fingerprint: fields[1], code: fields[2], path: String(rest))
        return (entry, count)
    }
}
