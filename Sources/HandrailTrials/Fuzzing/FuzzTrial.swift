import Foundation

/// Runs Handrail on inputs, one at a time, in a folder of its own.
package struct FuzzTrial: Sendable {
    /// Handrail, with its limits.
    package let handrail: ChildProcess
    /// Where apps are written before they are run.
    package let folder: String
    /// What is reported on the app that was last asked about before its changes.
    private let before = KnownReport()

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
        let before = before.report(of: changed.original) { result(of: $0).report }
        let (after, failure) = result(of: changed.project)
        if let failure { return failure }
        guard let before, let after else { return nil }
        let broken = changed.kind.promise.broken(from: before.findings, to: after.findings)
        return broken.isEmpty ? nil : .otherFindings(broken)
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
