import HandrailTrials
import Testing

/// What makes an app of the corpus fail.
@Suite struct CorpusRunTests {
    private static let report = """
        {"findings": [], "notes": [],
        "summary": {"files": 1, "bytes": 2, "screens": 3, "elements": 4}}
        """

    private static func run(
        _ jobs: Int?, _ ending: ChildRun.Ending = .exited(0), wall: Double = 1, processor: Double = 1,
        report: String = report
    ) -> CorpusRun {
        CorpusRun(
            jobs: jobs, run: ChildRun(ending, wall: wall, processor: processor), report: Array(report.utf8))
    }

    private static func problems(_ runs: [CorpusRun]) -> [String] {
        CorpusRun.problems(
            of: runs, bytes: 3_000_000, under: TimeRule(floor: 2, secondsPerMegabyte: 1)
        ).map(\.description)
    }

    @Test func runsThatAgreeInTimeAreFine() {
        #expect(Self.problems([Self.run(nil), Self.run(1), Self.run(2), Self.run(8, processor: 5)]) == [])
        #expect(Self.problems([Self.run(1, wall: 60)]) == [], "the machine may be busy")
    }

    @Test func whatTakesLongerThanItsBytesAllowIsTooSlow() {
        #expect(
            Self.problems([Self.run(1, processor: 5.01), Self.run(8, .overTime, wall: 20)]) == [
                "too slow with 1 job: 5.01 s, allowed 5.00 s", "too slow with 8 jobs: 20.00 s, allowed 5.00 s",
            ])
    }

    @Test func crashesFail() {
        #expect(
            Self.problems([Self.run(nil, .signal(11), report: ""), Self.run(2)]) == [
                "ended by signal 11 with the usual jobs"
            ])
    }

    @Test func reportsThatDifferFail() {
        let other = Self.report.replacing("3", with: "5")
        #expect(
            Self.problems([Self.run(nil), Self.run(1), Self.run(8, report: other)]) == [
                "the report with 8 jobs differs from the one with the usual jobs, first in line 2"
            ])
    }

    @Test func statusZeroWithoutAReportFails() {
        #expect(Self.problems([Self.run(1, report: "{")]) == ["printed no report with 1 job"])
        #expect(Self.problems([Self.run(1, .exited(3), report: "")]) == [], "there may be nothing to audit")
    }
}
