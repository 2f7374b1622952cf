/// Why an app of the corpus fails.
package enum CorpusProblem: Sendable, Equatable {
    /// A run crashed.
    case signal(Int32, jobs: String)
    /// A run took more processor time than the rule allows, or was ended because it went on; seconds.
    case tooSlow(took: Double, allowed: Double, jobs: String)
    /// Two numbers of threads gave other reports; the first line that differs, from 1.
    case differs(line: Int, jobs: String, from: String)
    /// What was printed is no report, though the run ended as if all were well.
    case noReport(jobs: String)
    /// The program could not be run at all.
    case notRun(String)
}

extension CorpusProblem: CustomStringConvertible {
    /// A sentence.
    package var description: String {
        switch self {
        case .signal(let number, let jobs): "ended by signal \(number) with \(jobs)"
        case .tooSlow(let took, let allowed, let jobs):
            "too slow with \(jobs): \(took.formatted(2)) s, allowed \(allowed.formatted(2)) s"
        case .differs(let line, let jobs, let other):
            "the report with \(jobs) differs from the one with \(other), first in line \(line)"
        case .noReport(let jobs): "printed no report with \(jobs)"
        case .notRun(let why): "not run: \(why)"
        }
    }
}
