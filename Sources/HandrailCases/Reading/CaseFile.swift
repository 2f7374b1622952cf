import HandrailMarkup

/// A file of recorded cases: one JSON object a line.
public struct CaseFile: Sendable {
    /// The cases, in the order of the file.
    public let cases: [RecordedCase]
    /// What could not be read: sentences that begin with the number of the line.
    public let problems: [String]

    /// Reads a file's bytes. Blank lines are passed over.
    public init(_ bytes: [UInt8]) {
        var cases: [RecordedCase] = []
        var problems: [String] = []
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard !line.allSatisfy({ $0 <= 0x20 }) else { continue }
            switch Self.read(Array(line)) {
            case .success(let read): cases.append(read)
            case .failure(let problem): problems.append("line \(index + 1): \(problem.sentence)")
            }
        }
        self.cases = cases
        self.problems = problems
    }

    private struct Problem: Error {
        let sentence: String
    }

    private static func read(_ line: [UInt8]) -> Result<RecordedCase, Problem> {
        let record: JSONNode
        do throws(MarkupProblem) {
            record = try JSONReader().read(line)
        } catch {
            return .failure(Problem(sentence: "is not JSON"))
        }
        guard let name = record["kind"]?.stringValue else { return .failure(Problem(sentence: "has no kind")) }
        guard let kind = CaseKind(rawValue: name) else { return .failure(Problem(sentence: "unknown kind \(name)")) }
        guard record["input"]?.members != nil else { return .failure(Problem(sentence: "has no input")) }
        return .success(RecordedCase(id: record["id"]?.stringValue ?? "(no id)", kind: kind, record: record))
    }
}
