import Foundation

/// The files of the project that the ledger consists of, and the pages that are generated from it.
package struct LedgerFiles: Sendable {
    /// The apps.
    package let list: CorpusList
    /// The readings.
    package private(set) var ledger: Ledger
    /// What became of the findings.
    package private(set) var now: LedgerNow

    private let root: String

    /// The files below the root of the project.
    package init(root: String = ".") {
        self.root = root
        list = CorpusList(Self.text(root, Self.apps))
        ledger = Ledger(Self.text(root, Self.verdicts))
        now = LedgerNow(Self.text(root, Self.states))
    }

    private static let apps = "Tests/Corpus/apps.csv"
    private static let verdicts = "Tests/Corpus/verdicts.csv"
    private static let states = "Tests/Corpus/now.csv"

    private static func text(_ root: String, _ path: String) -> String {
        String(decoding: FileManager.default.contents(atPath: "\(root)/\(path)") ?? Data(), as: UTF8.self)
    }

    /// Sentences on lines of the tables that are none.
    package var problems: [String] {
        list.problems.map { "\(Self.apps): \($0)" } + ledger.problems.map { "\(Self.verdicts): \($0)" }
    }

    /// The pages that the ledger comes to, by path.
    package var pages: [(path: String, text: String)] {
        [("docs/precision.md", false), ("docs/precision.ko.md", true)].map { path, inKorean in
            (path, PrecisionPage(ledger, now: now, inKorean: inKorean).markdown)
        } + [("Sources/HandrailStandards/Tables/RulePrecisionRows.swift", PrecisionTable(ledger).source)]
    }

    /// Enters readings; the sentences say what was not entered.
    package mutating func enter(_ text: String) -> [String] { ledger.enter(text, of: list) }

    /// Holds what is found in apps against their readings and notes what became of them; the sentences, app by app, say
    /// what was judged otherwise than it is told.
    package mutating func hold(_ results: [CorpusResult]) -> [String] {
        var sentences: [String] = []
        for result in results {
            guard let report = result.report, let row = result.row else { continue }
            // A finding in another commit of the app is another finding.
            let lines = ledger.latest.filter { $0.app == row.repository && $0.commit == row.commit }
            guard !lines.isEmpty else { continue }
            let check = LedgerCheck(lines, against: report.findings)
            let own = check.sentences(since: now)
            sentences += ["  \(result.app): \(lines.count) read"] + own.map { "    " + $0 }
            now.note(check)
        }
        return sentences
    }

    /// Writes tables and pages.
    package func write() throws {
        let files = [(Self.verdicts, ledger.text), (Self.states, now.text(of: ledger))] + pages
        for (path, text) in files { try Data(text.utf8).write(to: URL(fileURLWithPath: "\(root)/\(path)")) }
    }
}
