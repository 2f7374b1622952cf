import Foundation
import HandrailTestSupport
import HandrailTrials
import Testing

/// Programs over apps, with scripts that stand for them.
@Suite struct CorpusTrialTests {
    private static let report = """
        {"findings":[\
        {"rule":"empty-name","outcome":"violation","file":"Pier.swift","line":2,"column":1,"message":"No."},\
        {"rule":"empty-name","outcome":"review","file":"Pier.swift","line":3,"column":1,"message":"No?"}],\
        "notes":[{"text":"Left out: 1."}],\
        "summary":{"files":1,"bytes":40,"screens":1,"elements":5,"reach":{"screens":0.5,"names":{"known":3}}}}
        """

    private static func lines(of script: String) throws -> [String] {
        try FakeProgram.with(script) { program, folder in
            let bench = folder.appendingPathComponent("bench")
            try FileManager.default.copyItem(atPath: program, toPath: bench.path)
            try TemporaryFolder.write(["app/Pier.swift": Data("import SwiftUI\n".utf8)], into: folder)
            let trial = CorpusTrial(handrail: program, bench: bench.path, reports: folder.path, repetitions: 1)
            return trial.result(of: folder.appendingPathComponent("app").path, app: "Ferry", row: nil).lines
        }
    }

    @Test func printsWhatIsReported() throws {
        let script = """
            [ "$1" = --floor ] && { echo '{"files":1,"wall":1000,"processor":1000}'; exit; }
            echo '\(Self.report)'
            """
        let lines = try Self.lines(of: script)
        #expect(lines.first == "Ferry (not in the list)")
        #expect(lines[1].contains("floor 1000.000 s, ratio 0.00; processor "))
        #expect(
            Array(lines.dropFirst(3)) == [
                "  read      1 Swift files of 40 bytes, 5 elements on 1 screens",
                "  reach     names (known 3), screens 0.50",
                "  findings  1 violations, 1 reviews",
                "            empty-name 1/1",
                "  note      Left out: 1.",
            ])
    }

    @Test func saysWhatFails() throws {
        let script = """
            [ "$1" = --floor ] && exit 3
            case "$*" in
            *"--jobs 2") kill -ILL $$ ;;
            *"--jobs 8") echo '\(Self.report.replacing("No?", with: "No!"))' ;;
            *) echo '\(Self.report)' ;;
            esac
            """
        let lines = try Self.lines(of: script)
        #expect(lines[1].contains("(no floor)"))
        #expect(
            lines.filter { $0.contains("FAILS") } == [
                "  FAILS     ended by signal 4 with 2 jobs",
                "  FAILS     the report with 8 jobs differs from the one with the usual jobs, first in line 1",
            ])
    }
}
