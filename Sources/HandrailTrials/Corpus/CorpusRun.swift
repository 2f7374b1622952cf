/// One run over an app of the corpus.
package struct CorpusRun: Sendable {
    /// Number of threads; none for as many as there are processors.
    package let jobs: Int?
    /// How it went.
    package let run: ChildRun
    /// What it printed.
    package let report: [UInt8]

    /// A run.
    package init(jobs: Int?, run: ChildRun, report: [UInt8]) {
        self.jobs = jobs
        self.run = run
        self.report = report
    }

    /// As it is printed, such as “2 jobs”.
    package var name: String {
        switch jobs {
        case nil: "the usual jobs"
        case 1: "1 job"
        case let jobs?: "\(jobs) jobs"
        }
    }

    /// What is wrong with `runs` of one app, of which `bytes` bytes may be read.
    package static func problems(of runs: [CorpusRun], bytes: Int, under rule: TimeRule) -> [CorpusProblem] {
        let allowed = rule.seconds(for: bytes)
        var problems = runs.compactMap { $0.problem(allowed: allowed) }
        // Reports of runs that were cut off differ for that reason alone.
        let whole = runs.filter { if case .exited = $0.run.ending { true } else { false } }
        for other in whole.dropFirst() where other.report != whole[0].report {
            let line = firstDifference(whole[0].report, other.report)
            problems.append(.differs(line: line, jobs: other.name, from: whole[0].name))
        }
        return problems
    }

    private func problem(allowed: Double) -> CorpusProblem? {
        switch run.ending {
        case .signal(let number): .signal(number, jobs: name)
        case .notStarted: .notRun("\(run.ending)")
        case .overTime, .overMemory: .tooSlow(took: run.wall, allowed: allowed, jobs: name)
        // Processor time: what else the machine does must not decide whether an app fails.
        case .exited where run.processor > allowed: .tooSlow(took: run.processor, allowed: allowed, jobs: name)
        case .exited(0) where AuditReport(report) == nil: .noReport(jobs: name)
        case .exited: nil
        }
    }

    private static func firstDifference(_ one: [UInt8], _ other: [UInt8]) -> Int {
        let same = zip(one, other).prefix { $0 == $1 }
        return 1 + same.count { $0.0 == UInt8(ascii: "\n") }
    }
}
