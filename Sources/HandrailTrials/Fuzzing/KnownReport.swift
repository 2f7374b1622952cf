import Synchronization

/// The report on the app that was last asked about: the same app is changed many times.
final class KnownReport: Sendable {
    private let last = Mutex<(project: FuzzProject, report: AuditReport?)?>(nil)

    /// The report on an app; made if it is another one than before.
    func report(of project: FuzzProject, _ make: (FuzzProject) -> AuditReport?) -> AuditReport? {
        if let known = last.withLock({ $0 }), known.project == project { return known.report }
        let report = make(project)
        last.withLock { $0 = (project, report) }
        return report
    }
}
