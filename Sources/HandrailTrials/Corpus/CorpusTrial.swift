import Foundation

/// Runs Handrail over the apps of a folder, each in processes of its own.
package struct CorpusTrial: Sendable {
    /// Path of the executable that is judged.
    package let handrail: String
    /// Path of the executable that measures the floor; none to leave it out.
    package let bench: String?
    /// Where reports are kept.
    package let reports: String
    /// How long a run may take.
    package let rule: TimeRule
    /// Runs whose times are measured.
    package let repetitions: Int

    /// A trial.
    package init(
        handrail: String, bench: String?, reports: String, rule: TimeRule = .standard, repetitions: Int = 3
    ) {
        self.handrail = handrail
        self.bench = bench
        self.reports = reports
        self.rule = rule
        self.repetitions = max(repetitions, 1)
    }

    /// What is run over the app at `path`: the usual number of threads, and one, two and eight.
    package func result(of path: String, app: String, row: CorpusList.Row?) -> CorpusResult {
        let bytes = FolderSize.bytes(under: path)
        let jobs = Array(repeating: nil, count: repetitions) + [1, 2, 8]
        let runs = jobs.map { run(handrail, path, jobs: $0, as: app, bytes: bytes) }
        return CorpusResult(
            app: app, row: row, runs: runs, floor: floor(of: path, as: app, bytes: bytes),
            problems: CorpusRun.problems(of: runs, bytes: bytes, under: rule))
    }

    /// One run of another executable.
    package func run(_ other: String, over path: String, app: String) -> CorpusRun {
        run(other, path, jobs: nil, as: app + ".other", bytes: FolderSize.bytes(under: path))
    }

    private func run(_ program: String, _ path: String, jobs: Int?, as name: String, bytes: Int) -> CorpusRun {
        let output = "\(reports)/\(name).\(jobs.map { "jobs-\($0)." } ?? "")json"
        // What waits for itself takes no processor time: it ends here, late enough for a machine that is busy.
        let child = ChildProcess(program, seconds: 4 * rule.seconds(for: bytes), environment: Self.quietCrashes)
        let threads = jobs.map { ["--jobs", "\($0)"] } ?? []
        let run = child.run(
            ["audit", path, "--format", "json", "--lang", "en", "--fail-on", "never"] + threads, output: output,
            errors: "\(reports)/\(name).errors")
        return CorpusRun(jobs: jobs, run: run, report: Self.contents(of: output))
    }

    private func floor(of path: String, as name: String, bytes: Int) -> ParseFloor? {
        guard let bench else { return nil }
        let output = "\(reports)/\(name).floor"
        let child = ChildProcess(
            bench, seconds: 4 * Double(repetitions) * rule.seconds(for: bytes), environment: Self.quietCrashes)
        _ = child.run(
            ["--floor", path, "--runs", "\(repetitions)"], output: output, errors: "\(reports)/\(name).errors")
        return ParseFloor(Self.contents(of: output))
    }

    /// A crash ends a process at once, as the signal that it is.
    private static let quietCrashes = ["SWIFT_BACKTRACE": "enable=no"]

    private static func contents(of path: String) -> [UInt8] {
        [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    }
}
