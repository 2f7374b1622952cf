import Foundation

/// Runs Handrail on inputs, one at a time, in a folder of its own.
package struct FuzzTrial: Sendable {
    /// Handrail, with its limits.
    package let handrail: ChildProcess
    /// Where apps are written before they are run.
    package let folder: String

    /// A trial.
    package init(handrail: ChildProcess, folder: String) {
        self.handrail = handrail
        self.folder = folder
    }

    /// How Handrail fails on an input; none if it does not.
    package func failure(of input: FuzzInput) -> FuzzFailure? {
        switch input.content {
        case .app(let project): failure(of: project)
        case .repetition(let repetition): failure(of: repetition.project)
        case .changed(let changed): failure(of: changed)
        }
    }

    /// How Handrail fails on an app; none if it does not.
    package func failure(of project: FuzzProject) -> FuzzFailure? { result(of: project).failure }

    /// How Handrail fails on an app with changes, or what it finds otherwise in it.
    package func failure(of changed: ChangedApp) -> FuzzFailure? {
        let (after, failure) = counts(of: changed.project)
        if let failure { return failure }
        let (before, _) = counts(of: changed.original)
        guard let before, let after else { return nil }
        let rules = Set(before.keys).union(after.keys).sorted()
        let broken = rules.filter { rule in
            let (old, new) = (before[rule] ?? 0, after[rule] ?? 0)
            return switch changed.kind.promise {
            case .same: old != new
            case .atLeast: old > new
            }
        }
        guard !broken.isEmpty else { return nil }
        let parts = broken.map { "\($0) \(before[$0] ?? 0) → \(after[$0] ?? 0)" }
        return .otherFindings(parts.joined(separator: ", "))
    }

    private func counts(of project: FuzzProject) -> ([String: Int]?, FuzzFailure?) {
        let (report, failure) = result(of: project)
        let keys = report?.findings.map { "\($0.rule) (\($0.outcome))" }
        return (keys.map { Dictionary($0.map { ($0, 1) }, uniquingKeysWith: +) }, failure)
    }

    private func result(of project: FuzzProject) -> (report: AuditReport?, failure: FuzzFailure?) {
        let app = folder + "/app"
        let output = folder + "/report.json"
        do {
            try project.write(to: app)
        } catch {
            // Paths of inputs come from the samples: only a full disk gets here.
            return (nil, .ending(.notStarted(0)))
        }
        let run = handrail.run(
            ["audit", app, "--format", "json", "--fail-on", "never", "--jobs", "2"], output: output,
            errors: folder + "/errors.txt")
        switch run.ending {
        case .exited(0):
            let report = AuditReport([UInt8](FileManager.default.contents(atPath: output) ?? Data()))
            return (report, report == nil ? .noReport : nil)
        case .exited(3): return (nil, nil)
        case .exited, .signal, .overTime, .overMemory, .notStarted: return (nil, .ending(run.ending))
        }
    }
}
