import Foundation
import HandrailTestSupport
import HandrailTrials
import Synchronization
import Testing

/// Inputs that are run, with a script that stands for Handrail.
@Suite struct FuzzRunTests {
    /// What is printed about a run, and the files that are kept.
    private static func kept(
        _ script: String, _ kind: FuzzKind, count: Int
    ) throws -> (lines: String, files: [String]) {
        try FakeProgram.with(script) { program, folder in
            let pier = FuzzFile("Pier.swift", "let length = 12\nlet depth = 3\n")
            let projects = [FuzzProject(name: "Pier", files: [pier])]
            let said = Mutex("")
            let run = FuzzRun(
                plan: FuzzPlan(seed: 4, projects: projects, kind: kind),
                handrail: ChildProcess(program, seconds: 60), folder: folder.path, fuzzer: "fuzz"
            ) { lines in said.withLock { $0 += lines + "\n" } }
            let isFine = run.all(minutes: 60, jobs: 2, most: count)
            let lines = said.withLock { $0 }.replacing(folder.path, with: "FOLDER")
            let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
            #expect(isFine == !lines.contains("signal"))
            return (lines, paths.filter { $0.hasPrefix("4-") }.sorted())
        }
    }

    private static let report = """
        echo '{"findings": [], "notes": [], "summary": {"files": 1, "bytes": 2, "screens": 3, "elements": 4}}'
        """

    @Test func nothingIsKeptOfWhatIsFine() throws {
        let (lines, files) = try Self.kept(Self.report, .numbers, count: 6)
        #expect(lines.contains("6 inputs of seed 4"))
        #expect(files == [])
    }

    @Test func whatCrashesIsKeptSmall() throws {
        // It crashes on every number that is too long.
        let script = "grep -q 9223372036854775808 \"$2/Pier.swift\" && kill -ILL $$\n\(Self.report)"
        let (lines, files) = try Self.kept(script, .numbers, count: 4 * NumberSweep.values.count)
        #expect(lines.contains("signal 4 (numbers): 8 inputs"))
        #expect(lines.contains("1 files, 19 bytes: Pier.swift") || lines.contains("1 files, 20 bytes: Pier.swift"))
        #expect(lines.contains("fuzz --seed 4 --input "))
        #expect(lines.contains("FOLDER/fake audit FOLDER/4-"))
        #expect(files.filter { $0.hasSuffix("failure.txt") }.count == 2, "two of each likely cause")
        #expect(files.contains { $0.hasSuffix("input/Pier.swift") })
        #expect(files.contains { $0.hasSuffix("shrunk/Pier.swift") })
    }

    @Test func otherFindingsAreAFailure() throws {
        let finding = #"{"rule":"r","outcome":"review","file":"a","line":1,"column":1,"message":"m"}"#
        let script = "grep -q '\\*/' \"$2/Pier.swift\" || { \(Self.report); exit; }\n"
            + Self.report.replacing("[],", with: "[\(finding)],", maxReplacements: 1)
        try FakeProgram.with(script) { program, folder in
            let app = FuzzProject(name: "Pier", files: [FuzzFile("Pier.swift", "let a = 1\n")])
            let trial = FuzzTrial(handrail: ChildProcess(program, seconds: 60), folder: folder.path + "/run")
            let comment = FuzzChange("a comment", [FuzzEdit("Pier.swift", 4..<4, Array("/**/".utf8))])
            let changed = ChangedApp(original: app, kind: .comments, changes: [comment])
            #expect(trial.failure(of: changed)?.description == "other findings: r (review) 0 → 1")
            #expect(trial.failure(of: changed.making([])) == nil)
        }
    }
}
