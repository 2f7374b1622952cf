import Foundation
import HandrailTrials
import Testing

/// The table of public apps.
@Suite struct CorpusListTests {
    @Test func rowsAreReadAndBrokenOnesAreTold() {
        let list = CorpusList(
            """
            repository,commit,batch,frameworks
            harbor/Ferry,0123,known,SwiftUI
            pier/Ferry,4567,known,UIKit
            Ferry
            """)
        #expect(list.rows.map(\.repository) == ["harbor/Ferry", "pier/Ferry"])
        #expect(list.row(ofFolder: "Ferry")?.commit == "0123")
        #expect(list.row(ofFolder: "pier-Ferry")?.commit == "4567")
        #expect(list.row(ofFolder: "ferry") == nil)
        #expect(list.problems == ["line 4: expected repository, commit, batch and frameworks"])
    }

    @Test func theTableOfTheProjectHasWholeCommits() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Corpus/apps.csv")
        let list = CorpusList(try String(contentsOf: file, encoding: .utf8))
        #expect(list.problems == [])
        #expect(list.rows.contains { $0.batch == "known" })
        for row in list.rows {
            #expect(row.commit.count == 40 && row.commit.allSatisfy(\.isHexDigit), "\(row.repository)")
            #expect(!row.frameworks.isEmpty, "\(row.repository)")
        }
    }
}
