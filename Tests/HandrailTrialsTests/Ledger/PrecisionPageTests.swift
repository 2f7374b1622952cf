import Foundation
import HandrailTrials
import Testing

/// The pages that say how often Handrail was right.
@Suite struct PrecisionPageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    @Test("The pages are those of the ledger; make ledger writes them anew", arguments: [0, 1, 2])
    func pagesAreUpToDate(page: Int) throws {
        let files = LedgerFiles(root: Self.root)
        #expect(files.problems == [])
        let (path, text) = files.pages[page]
        #expect(try String(contentsOfFile: "\(Self.root)/\(path)", encoding: .utf8) == text, "\(path)")
    }

    @Test func rulesAreCountedAtFirstSightAndNow() {
        var ledger = Ledger("")
        let readings = [
            LedgerTests.reading("right", "so", line: 1), LedgerTests.reading("but", "so", cause: "place", line: 2),
            LedgerTests.reading("wrong", "not so", cause: "a color", line: 3),
        ]
        #expect(ledger.enter(readings.joined(separator: "\n"), of: LedgerTests.list) == [])
        let row = { (ledger: Ledger, now: LedgerNow) in
            let page = PrecisionPage(ledger, now: now, inKorean: false).markdown
            return page.split(separator: "\n").filter { $0.hasPrefix("| `empty-name`") }.map(String.init)
        }
        #expect(row(ledger, LedgerNow("")) == ["| `empty-name` | 3 | 1.5 | 3 | 1.5 | 0 | 0 | 0 |"])
        var now = LedgerNow("")
        now.note(LedgerCheck(Array(ledger.latest[1...]), against: []))
        #expect(row(ledger, now) == ["| `empty-name` | 3 | 1.5 | 1 | 1 | 1 | 1 | 0 |"])
        // Who reads it again changes what is so now, and nothing of first sight.
        #expect(ledger.enter(LedgerTests.reading("but", "in part", cause: "fix", line: 1), of: LedgerTests.list) == [])
        #expect(row(ledger, now) == ["| `empty-name` | 3 | 1.5 | 1 | 0.5 | 1 | 1 | 0 |"])
    }
}
