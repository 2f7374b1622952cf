public import HandrailEngine
public import HandrailModel
import HandrailRules

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

    /// The audit of a project.
    ///
    /// - Parameters:
    ///   - paths: what is audited: files and folders, absolute or relative to the current folder.
    ///   - progress: told how far the audit has come; called on any thread.
    ///   - keep: given what the audit was made from. Freeing the code and the screens of a large app takes a good part
    ///     of the time that making them took: whoever ends soon, as a command does, holds on to them and never waits
    ///     for it.
    public func audit(
        _ paths: [String], progress: @escaping @Sendable (AuditProgress) -> Void = { _ in },
        keep: (any Sendable) -> Void = { _ in }
    ) throws(AuditError) -> Audit {
        let rules = try selection()
        progress(AuditProgress(phase: .discovering))
        let discovery = try assembly.discover(paths, policy)
        guard discovery.files.files.contains(where: { $0.isAudited && $0.isCodeOrScreens }) else {
            throw .noSwift(in: paths, remarks: remarks(on: discovery))
        }
        let pipeline = AuditPipeline(stages: discovery.stages, rules: rules, jobs: policy.jobs, progress: progress)
        let read = pipeline.read(discovery.files)
        guard !read.codeFiles.isEmpty || !read.screenFiles.isEmpty else {
            if read.notes.isEmpty { throw .noSwift(in: paths, remarks: remarks(on: discovery)) }
            throw .nothingReadable(first: read.notes.first)
        }
        let examined = pipeline.examine(pipeline.link(pipeline.lower(read)), in: policy.setting)
        keep(examined)
        return pipeline.judge(examined)
    }

    /// What importers say of files that nothing can be audited of.
    private func remarks(on discovery: Assembly.Discovery) -> [Bilingual] {
        discovery.stages.importers.compactMap { importer in
            let paths = discovery.files.files.filter { importer.kinds.contains($0.kind) }.map(\.path)
            return paths.isEmpty ? nil : importer.remark(onNothingBut: paths)
        }
    }

    private func selection() throws(AuditError) -> RuleSelection {
        let rules = assembly.rules.map { $0.decided(by: policy.options[$0.info.id]) }
        do throws(SelectionError) {
            switch policy.rules {
            case .all: return try RuleSelection([], from: rules)
            case .named(let names): return try RuleSelection(names, from: rules)
            case .none: return RuleSelection(noneOf: rules)
            }
        } catch {
            throw AuditError(.badRequest, error.message)
        }
    }
}
