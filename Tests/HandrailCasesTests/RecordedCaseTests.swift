import HandrailCases
import Testing

@Suite("Recorded cases")
struct RecordedCaseTests {
    /// Cases that do not come out, with the reason; nothing else may.
    private static let knownMisses: [String: String] = [:]

    @Test("come out exactly, but for those whose reason is known", arguments: ["utterances.txt", "orders.txt"])
    func score(file: String) throws {
        let cases = CaseFile(try RecordedText(file: file).bytes)
        #expect(cases.problems == [])
        #expect(cases.cases.count > 40)
        let score = CaseScore(cases.cases)
        for miss in score.misses where Self.knownMisses[miss.id] == nil {
            Issue.record("\(miss.id): \(miss.differences.joined(separator: "; "))")
        }
        #expect(score.exact * 100 >= cases.cases.count * 95)
    }

    @Test("are misses where other words, another hint, order, container or trait is expected", arguments: [
        ("utterances.txt", "Tab. 2 of 6", "Tab. 3 of 6"), ("utterances.txt", "Double tap to edit.\"", "Double tap.\""),
        ("orders.txt", "\"expected\":[\"Strait\",\"Organ\"", "\"expected\":[\"Organ\",\"Strait\""),
        ("orders.txt", "\"expectedContainers\":[\"Clamp\"]", "\"expectedContainers\":[]"),
        ("orders.txt", "\"traits\":[\"staticText\",\"adjustable\"]", "\"traits\":[\"staticText\"]"),
    ])
    func harness(file: String, recorded: String, other: String) throws {
        let lines = try RecordedText(file: file).lines
        let changed = lines.map { $0.replacing(recorded, with: other) }
        let count = zip(lines, changed).count { $0 != $1 }
        #expect(count > 0)
        let cases = CaseFile(Array(changed.joined(separator: "\n").utf8)).cases
        #expect(CaseScore(cases).misses.count == count)
    }

    @Test("of kinds that are not read yet are counted apart")
    func notRead() {
        let line = #"{"id": "a", "kind": "combine-aggregation", "input": {"class": "Stack"}, "expected": []}"#
        let score = CaseScore(CaseFile(Array(line.utf8)).cases)
        #expect(score.report == ["combine-aggregation: 1 not read yet, and not counted below", "0 of 0 exact"])
    }
}
