import Foundation
import Handrail
import HandrailConfiguration
import HandrailModel
import HandrailReporting

/// One run of `handrail audit`: from paths to the findings that count.
struct AuditRun {
    /// What is audited.
    let paths: [String]
    /// Names of the only rules that run; empty for all.
    let rules: [String]
    /// How the project is read.
    let reading: ReadingOptions
    /// Which findings are told, and what the team decided.
    let chosen: AuditOptions
    /// A file whose content was handed over; `nil` where everything is read from disk.
    let unsaved: UnsavedFile?
    /// Everything that the run touches.
    let context: CommandContext

    /// What a run goes by once its options are understood.
    struct Plan {
        /// What the team decided.
        let settings: ProjectSettings
        /// The language of every sentence.
        let language: ReportLanguage
        /// Where the report goes; `nil` for standard output.
        let file: OutputFile?
    }

    /// Understands the options before anything is read, and refuses those that contradict each other.
    ///
    /// - Parameters:
    ///   - output: the path that the report is to be written to; `nil` and `-` stand for standard output.
    ///   - chosen: the language that was asked for by name.
    ///   - other: the language where neither that nor the configuration says one.
    func plan(
        output: String?, language chosen: ReportLanguage?, else other: ReportLanguage
    ) throws(CommandFailure) -> Plan {
        try check()
        let settings = try settings()
        let file = try (output == "-" ? nil : output).map { path throws(CommandFailure) in try OutputFile(path) }
        return Plan(
            settings: settings, language: chosen ?? settings.configuration.language?.value ?? other, file: file)
    }

    /// Writes a report to where it is to go.
    func deliver(_ report: [UInt8], by plan: Plan) throws(CommandFailure) {
        if let file = plan.file { try file.write(report) } else { try context.deliver(report) }
    }

    private func check() throws(CommandFailure) {
        try chosen.check(context.rules)
        guard chosen.writeBaseline || chosen.updateBaseline else { return }
        guard rules.isEmpty, !chosen.isChoice, chosen.diff == nil else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "A baseline has all findings: leave out the options that choose some of them.",
                    ko: "기준 파일에는 모든 결과가 들어갑니다. 일부만 고르는 옵션을 빼세요."))
        }
        guard !(chosen.writeBaseline && chosen.updateBaseline), !chosen.noBaseline else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "Ask for one of “--write-baseline”, “--update-baseline” and “--no-baseline”.",
                    ko: "‘--write-baseline’, ‘--update-baseline’, ‘--no-baseline’ 중 하나만 쓰세요."))
        }
    }

    private func settings() throws(CommandFailure) -> ProjectSettings {
        let path = paths.first ?? "."
        if chosen.noConfig { return ProjectSettings(withoutFileFor: path, environment: context.environment) }
        return try ProjectSettings(
            for: path, asked: chosen.config, rules: context.rules, environment: context.environment)
    }

    /// The audit as the configuration asks for it.
    ///
    /// - Parameter isLast: whether the process ends soon after it.
    func audit(by plan: Plan, isLast: Bool = true) throws(CommandFailure) -> Audit {
        let policy = try policy(plan.settings.scope(), plan.settings, unsaved: unsaved?.contents ?? [:])
        let audit = try context.audit(paths, by: policy, language: plan.language, isLast: isLast)
        return plan.settings.applied(to: audit)
    }

    private func policy(
        _ scope: AuditScope?, _ settings: ProjectSettings, unsaved: [String: [UInt8]] = [:]
    ) throws(CommandFailure) -> AuditPolicy {
        try reading.policy(
            rules: rules.isEmpty ? .all : .named(rules), scope: scope, unsaved: unsaved,
            configuration: settings.configuration)
    }

    /// Writes all findings down, and says so.
    func writeBaseline(of audit: Audit, by plan: Plan) throws(CommandFailure) -> ExitStatus {
        let file = BaselineFile(asked: chosen.baseline, plan.settings, root: audit.root)
        let baseline = Baseline(of: audit, prefix: plan.settings.prefix(of: audit))
        try file.write(baseline)
        let text = Bilingual(
            en: "\(baseline.count) findings were written to “\(file.path)”. Commit it: from now on only new ones "
                + "count.",
            ko: "결과 \(baseline.count)건을 “\(file.path)”에 적었습니다. 이 파일을 커밋하면 앞으로는 새 결과만 셉니다.")
        try context.deliver(Array((PlainLine.of(text[plan.language]) + "\n").utf8))
        return .clean
    }

    /// The findings that count, and what a report begins with: without those of the baseline and of the revision that
    /// the change starts from.
    func counted(_ whole: Audit, by plan: Plan) throws(CommandFailure) -> (audit: Audit, lead: Bilingual?) {
        let own = try unsaved.map { file throws(CommandFailure) in try file.only(in: whole) } ?? whole
        let (new, known) = try withoutBaseline(own, plan.settings)
        var (audit, old) = (try chosen.chosen(of: new, rules: context.rules), Int?.none)
        if let base = chosen.diff { (audit, old) = try made(since: base, audit, plan) }
        return (audit, lead(audit.findings.count, known: known, old: old))
    }

    /// What is shown and what is not, in the first line.
    ///
    /// - Parameters:
    ///   - known: findings of the baseline; `nil` without one.
    ///   - old: findings that the revision has; `nil` without one.
    private func lead(_ count: Int, known: Int?, old: Int?) -> Bilingual? {
        guard known != nil || old != nil else { return nil }
        let new = switch count {
        case 0: "No new findings"
        case 1: "1 new finding"
        default: "\(count) new findings"
        }
        let (baseline, before) = (known ?? 0, old ?? 0)
        let hidden = [
            baseline > 0 ? Bilingual(en: "\(baseline) in the baseline", ko: "기준 파일에 있는 \(baseline)건") : nil,
            before > 0 ? Bilingual(en: "\(before) that were there before", ko: "그 전부터 있던 \(before)건") : nil,
        ].compactMap(\.self)
        guard !hidden.isEmpty else { return Bilingual(en: "\(new).", ko: "새 결과 \(count)건.") }
        let verb = baseline + before == 1 ? "is" : "are"
        return Bilingual(
            en: "\(new); \(hidden.map(\.en).joined(separator: " and ")) \(verb) not shown.",
            ko: "새 결과 \(count)건. \(hidden.map(\.ko).joined(separator: "과 "))은 표시하지 않았습니다.")
    }

    private func withoutBaseline(
        _ audit: Audit, _ settings: ProjectSettings
    ) throws(CommandFailure) -> (new: Audit, known: Int?) {
        let file = BaselineFile(asked: chosen.baseline, settings, root: audit.root)
        guard !chosen.noBaseline, let baseline = try file.read() else {
            guard chosen.updateBaseline else { return (audit, nil) }
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "There is no baseline “\(file.path)” to update; “--write-baseline” writes one.",
                    ko: "고칠 기준 파일 “\(file.path)”이(가) 없습니다. ‘--write-baseline’으로 만드세요."))
        }
        let comparison = baseline.comparison(
            with: audit, prefix: settings.prefix(of: audit), isThere: settings.hasFile(beside: audit.root))
        let mended = baseline.count - comparison.left.count
        if chosen.updateBaseline { try file.write(comparison.left) }
        // Of one file alone it is not known what the others still have.
        let gone = unsaved == nil ? mended : 0
        let note = AuditNote(path: nil, text: words(comparison.known, gone))
        return (audit.reporting(comparison.new, notes: [note]), comparison.known)
    }

    private func words(_ known: Int, _ mended: Int) -> Bilingual {
        let first = Bilingual(
            en: "\(known) \(known == 1 ? "finding is" : "findings are") in the baseline and not counted.",
            ko: "기준 파일에 있는 결과 \(known)건은 세지 않았습니다.")
        guard mended > 0 else { return first }
        let rest = chosen.updateBaseline
            ? Bilingual(en: "\(mended) that are gone were taken out of it.", ko: "없어진 \(mended)건은 기준 파일에서 지웠습니다.")
            : Bilingual(
                en: "\(mended) of it are gone: “--update-baseline” takes them out.",
                ko: "그중 \(mended)건은 없어졌습니다. ‘--update-baseline’으로 지우세요.")
        return Bilingual(en: "\(first.en) \(rest.en)", ko: "\(first.ko) \(rest.ko)")
    }

    /// The findings that the revision a change starts from does not have.
    private func made(
        since base: String, _ audit: Audit, _ plan: Plan
    ) throws(CommandFailure) -> (audit: Audit, old: Int?) {
        let revision = try GitRevision(base, of: paths.first ?? ".")
        let before = try revision.withFiles { tree throws(CommandFailure) in
            try self.before(revision, in: tree, plan)
        }
        let comparison = before.comparison(
            with: audit, prefix: plan.settings.prefix(of: audit), isThere: plan.settings.hasFile(beside: audit.root))
        let text = Bilingual(
            en: "Only what is new since \(base) (\(revision.commit.prefix(10))) is told; \(comparison.known) "
                + "\(comparison.known == 1 ? "finding was" : "findings were") there before.",
            ko: "\(base)(\(revision.commit.prefix(10))) 이후에 생긴 결과만 보여 줍니다. 그 전부터 있던 결과는 \(comparison.known)건입니다.")
        return (audit.reporting(comparison.new, notes: [AuditNote(path: nil, text: text)]), comparison.known)
    }

    private func before(
        _ revision: GitRevision, in tree: RepositoryBase, _ plan: Plan
    ) throws(CommandFailure) -> Baseline {
        let settings = plan.settings
        let there = paths.compactMap { revision.path($0, in: tree) }
            .filter { FileManager.default.fileExists(atPath: $0) }
        // What was not there yet had no findings.
        guard !there.isEmpty else { return Baseline() }
        let root = try settings.folder.flatMap { revision.path($0.path, in: tree) }
            .flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
            .map { path throws(CommandFailure) in try RepositoryBase(asked: path) }
        do throws(CommandFailure) {
            let policy = try policy(settings.scope(in: root?.path), settings)
            let audit = settings.applied(to: try context.audit(there, by: policy, language: plan.language), in: root)
            return Baseline(of: audit, prefix: settings.prefix(of: audit, in: root))
        } catch {
            // A revision without code to audit is no mistake.
            guard error.status == .nothingDone else { throw error }
            return Baseline()
        }
    }
}
