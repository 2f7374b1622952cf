import Foundation
import Handrail
import HandrailModel

/// Audits the versions that are compared.
struct VersionAudit {
    /// How the project is read.
    let reading: ReadingOptions
    /// Everything that the run touches.
    let context: CommandContext
    /// The language of every sentence.
    let language: ReportLanguage

    /// One version as its configuration asks for it.
    func audit(_ path: String) throws(CommandFailure) -> Audit {
        let settings = try ProjectSettings(
            for: path, asked: nil, rules: context.rules, environment: context.environment)
        let policy = try reading.policy(
            rules: .all, scope: settings.scope(), configuration: settings.configuration)
        return settings.applied(to: try context.audit([path], by: policy, language: language))
    }

    /// An earlier version: what lies at a path, or a revision of what is compared with it.
    func earlier(_ before: String, than after: String) throws(CommandFailure) -> Audit {
        if FileManager.default.fileExists(atPath: before) { return try audit(before) }
        guard let revision = try? GitRevision(before, of: after) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“\(before)” is neither a path nor a git revision of “\(after)”.",
                    ko: "‘\(before)’은(는) 경로도 아니고 ‘\(after)’의 git 리비전도 아닙니다."))
        }
        return try revision.withFiles { tree throws(CommandFailure) in
            guard let path = revision.path(after, in: tree), FileManager.default.fileExists(atPath: path) else {
                throw CommandFailure(
                    .nothingDone,
                    Bilingual(
                        en: "“\(after)” is not there in the revision “\(before)”.",
                        ko: "‘\(before)’ 리비전에는 ‘\(after)’이(가) 없습니다."))
            }
            return try audit(path)
        }
    }
}
