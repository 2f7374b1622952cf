import HandrailTrials
import Testing

/// Places that were judged from the source before Handrail was run, and how many of them it tells.
@Suite struct LabelTableTests {
    static let list = CorpusList(
        """
        repository,commit,batch,frameworks
        harbor/Ferry,0123,2,SwiftUI
        """)

    static func written(
        _ verdict: String, kind: String = "name", lines: String = "[7,9]", app: String = "Ferry"
    ) -> String {
        #"{"app":"\#(app)","file":"A, B.swift","line":7,"lines":\#(lines),"kind":"\#(kind)","verdict":"\#(verdict)","#
            + #""severity":"high","sure":"sure","why":"an icon without a name"}"#
    }

    static func table(_ lines: String...) -> LabelTable {
        var table = LabelTable("")
        #expect(table.enter(lines.joined(separator: "\n"), of: list) == [])
        return table
    }

    static func figures(_ table: LabelTable, _ findings: String...) -> RecallFigures {
        let report = """
            {"findings":[\(findings.joined(separator: ","))],"notes":[],
             "summary":{"files":1,"bytes":10,"screens":1,"elements":1}}
            """
        let run = ChildRun(.exited(0), wall: 1, processor: 1, peak: 1)
        return RecallFigures(
            table.labels,
            against: [
                CorpusResult(
                    app: "Ferry", row: list.row(ofFolder: "Ferry"),
                    runs: [CorpusRun(jobs: nil, run: run, report: Array(report.utf8))], floor: nil, problems: [])
            ])
    }

    static func finding(line: Int, guideline: String = "accessibility.element-labels", related: Int? = nil) -> String {
        let places = related.map { #"[{"file":"A, B.swift","line":\#($0)}]"# } ?? "[]"
        return #"{"rule":"unnamed-control","outcome":"violation","file":"A, B.swift","line":\#(line),"column":1,"#
            + #""message":"m","guidelines":["\#(guideline)"],"related":\#(places)}"#
    }

    @Test func labelsAreEnteredOnceAndReadBack() {
        var table = Self.table(Self.written("bad"), Self.written("good", kind: "hit-target"))
        #expect(
            table.text == """
                app,commit,batch,file,first,last,kind,verdict,severity,reason
                harbor/Ferry,0123,2,"A, B.swift",7,9,name,bad,high,an icon without a name
                harbor/Ferry,0123,2,"A, B.swift",7,9,hit-target,good,high,an icon without a name

                """)
        #expect(LabelTable(table.text) == table)
        #expect(table.enter(Self.written("bad"), of: Self.list) == ["line 1: stands in the table already"])
    }

    @Test func whatIsIncompleteIsRefused() {
        var table = LabelTable("")
        let text = [
            Self.written("maybe"), Self.written("bad", kind: "taste"), Self.written("bad", lines: "[]"),
            Self.written("bad", app: "Raft"), "no object",
        ].joined(separator: "\n")
        #expect(table.enter(text, of: Self.list).count == 5)
        #expect(table.labels.isEmpty)
        #expect(LabelTable("app\nharbor/Ferry,0123").problems.count == 1)
    }

    @Test func aFindingOfTheKindAtThePlaceTellsIt() {
        let table = Self.table(Self.written("bad"), Self.written("bad", kind: "contrast"), Self.written("good"))
        #expect(
            Self.figures(table, Self.finding(line: 8)).lines == [
                "labelled before: told 1 of 2 defects, high 1 of 2; of places that are fine 1 of 1",
                "  name 1 of 1, contrast 0 of 1",
            ])
        #expect(
            Self.figures(table, Self.finding(line: 8)).sentences == [
                "  not told: contrast (high) A, B.swift:7: an icon without a name",
                "  told though it is fine: name (high) A, B.swift:7: an icon without a name",
            ])
        #expect(Self.figures(table, Self.finding(line: 40, related: 9)).lines.first?.contains("told 1 of 2") == true)
        #expect(Self.figures(table, Self.finding(line: 12)).lines.first?.contains("told 0 of 2") == true)
        #expect(Self.figures(LabelTable("")).lines == [])
    }
}
