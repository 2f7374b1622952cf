import HandrailEngine
import HandrailModel
import HandrailRules
import HandrailSource
import Testing

@Suite("An audit")
struct AuditPipelineTests {
    @Test("reports what rules find, sorted by place, with the screen that shows it")
    func findings() throws {
        let audit = try ToyProject(files: ["B.toy": "screen\nbad\ngood\nodd", "A.toy": "screen\nworse"]).audit()
        #expect(audit.findings.map(\.message.en) == ["It is worse.", "It is bad.", "It is odd."])
        #expect(audit.findings.map(\.screens) == [["A"], ["B"], ["B"]])
        #expect(audit.findings.map(\.outcome) == [.violation, .violation, .review])
        #expect(audit.findings.map(\.impact) == [.critical, .serious, .serious])
    }

    @Test("is the same for 1, 2 and 8 jobs")
    func determinism() throws {
        var files: [String: String] = ["Shared.toy": "bad\nodd"]
        for number in 0..<40 {
            files["S\(number).toy"] = "screen\nbad\nuse Shared\n// handrail:ignore toy-defect — ok\nodd"
        }
        let results = try [1, 2, 8].map { try ToyProject(files: files).audit(jobs: $0) }
        for result in results {
            #expect(result.findings == results[0].findings)
            #expect(result.tallies == results[0].tallies)
            #expect(result.screens.map { ScreenSummary($0) } == results[0].screens.map { ScreenSummary($0) })
        }
    }

    @Test("counts what passed and what could not be told")
    func tallies() throws {
        let audit = try ToyProject(files: ["A.toy": "screen\ngood\ngood\ndark\nbad"]).audit()
        let tally = try #require(audit.tallies.first { $0.rule == "toy-defect" })
        #expect(tally.passes == 2)
        #expect(tally.cannotTell == [Bilingual(en: "too dark", ko: "너무 어둡습니다"): 1])
        #expect(tally.violations == 1)
        #expect(audit.tallies.map(\.rule) == ["toy-defect", "unused-ignore"])
    }

    @Test("reports a shared component once, with all screens that show it")
    func sharedComponent() throws {
        let audit = try ToyProject(files: [
            "One.toy": "screen\nuse Shared", "Two.toy": "screen\ngood\nuse Shared", "Shared.toy": "bad",
        ]).audit()
        #expect(audit.findings.count == 1)
        #expect(audit.findings.first?.screens == ["One", "Two"])
    }

    @Test("lets a violation outweigh a review of the same rule at the same place")
    func worstWins() throws {
        let audit = try ToyProject(
            files: ["Calm.toy": "screen\nuse Shared", "Loud.toy": "screen\nuse Shared", "Shared.toy": "bad"],
            rules: [RegisteredRule(ScreenDependentRule())]
        ).audit()
        #expect(audit.findings.map(\.outcome) == [.violation])
        #expect(audit.findings.first?.screens == ["Calm", "Loud"])
        #expect(audit.tallies.first?.reviews == 0)
    }

    @Test("reports nothing in files that are only linked")
    func linkedOnly() throws {
        let audit = try ToyProject(
            files: ["One.toy": "screen\nuse Lib\nbad", "Lib.toy": "bad"], linkedOnly: ["Lib.toy"]
        ).audit()
        #expect(audit.findings.map { audit.file(of: $0.place).path } == ["One.toy"])
    }

    @Test("goes on without a file that cannot be read or has errors, and says so")
    func trouble() throws {
        let audit = try ToyProject(
            files: ["A.toy": "screen\nbad", "B.toy": "x", "C.toy": "???"], unreadable: ["B.toy"]
        ).audit()
        #expect(audit.findings.count == 1)
        #expect(audit.notes.map(\.path) == ["B.toy", "C.toy"])
        #expect(audit.coverage.troubledFiles == 2)
        #expect(audit.coverage.files == 2)
    }

    @Test("says that nothing was measured where there is no screen")
    func noScreen() throws {
        let audit = try ToyProject(files: ["A.toy": "bad"]).audit()
        #expect(audit.coverage.screens == 0)
        #expect(audit.notes.last?.text.en.contains("nothing was measured") == true)
    }
}
