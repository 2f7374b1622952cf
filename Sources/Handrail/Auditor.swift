public import HandrailEngine
public import HandrailModel
import HandrailRules
import HandrailSource

/// Audits projects: the one type that people who embed Handrail need.
///
///     let audit = try Auditor(policy: AuditPolicy()).audit(["MyApp"])
public struct Auditor: Sendable {
    /// What is looked at.
    public let policy: AuditPolicy
    private let assembly: Assembly

    /// An auditor with every importer and rule there is.
    public init(policy: AuditPolicy = AuditPolicy()) {
        self.init(policy: policy, assembly: .standard)
    }

    /// An auditor of other parts, for tests.
    package init(policy: AuditPolicy, assembly: Assembly) {
        self.policy = policy
        self.assembly = assembly
    }

    /// The audit of everything at `paths`, absolute or relative to the current folder.
    ///
    /// - Parameter progress: told how far the audit has come; called on any thread.
    public func audit(
        _ paths: [String], progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }
    ) throws(AuditError) -> Audit {
        try run(paths, progress: progress).audit
    }

    /// The same audit together with what it was made from, for those who free that when it suits them.
    public func run(
        _ paths: [String], progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }
    ) throws(AuditError) -> AuditRun {
        let prepared = try prepare(paths, progress: progress)
        let linked = prepared.pipeline.link(prepared.pipeline.lower(prepared.read))
        let examined = prepared.pipeline.examine(linked)
        return AuditRun(audit: prepared.pipeline.judge(examined), material: examined)
    }

    /// What assistive technologies meet on every screen at `paths`; no rule runs.
    ///
    /// - Parameter setting: what the person chose in Settings; `nil` for the screens with every alternative.
    public func inspect(
        _ paths: [String], in setting: Setting? = nil, progress: @escaping @Sendable (AuditProgress) -> Void = { _ in }
    ) throws(AuditError) -> Inspection {
        let prepared = try prepare(paths, progress: progress)
        let linked = prepared.pipeline.link(prepared.pipeline.lower(prepared.read))
        return Inspection(
            root: prepared.read.discovered.root, files: prepared.read.texts,
            screens: prepared.pipeline.perceive(linked, in: setting))
    }

    private struct Prepared {
        let pipeline: AuditPipeline
        let read: ReadFiles
    }

    private func prepare(
        _ paths: [String], progress: @escaping @Sendable (AuditProgress) -> Void
    ) throws(AuditError) -> Prepared {
        let rules = try selection()
        progress(AuditProgress(phase: .discovering))
        let discovery = try assembly.discover(paths, policy)
        guard discovery.files.files.contains(where: { $0.isAudited && $0.isCodeOrScreens }) else {
            throw .noSwift(in: paths, remarks: remarks(on: discovery))
        }
        let pipeline = AuditPipeline(stages: discovery.stages, rules: rules, jobs: policy.jobs, progress: progress)
        let read = pipeline.read(discovery.files)
        guard !read.swiftFiles.isEmpty || !read.screenFiles.isEmpty else {
            throw .nothingReadable(first: read.notes.first)
        }
        return Prepared(pipeline: pipeline, read: read)
    }

    /// What importers say of files that nothing can be audited of.
    private func remarks(on discovery: Assembly.Discovery) -> [Bilingual] {
        discovery.stages.importers.compactMap { importer in
            let paths = discovery.files.files.filter { importer.kinds.contains($0.kind) }.map(\.path)
            return paths.isEmpty ? nil : importer.remark(onNothingBut: paths)
        }
    }

    private func selection() throws(AuditError) -> RuleSelection {
        do throws(SelectionError) {
            return try RuleSelection(policy.rules, from: assembly.rules)
        } catch {
            throw AuditError(.badRequest, error.message)
        }
    }
}
