import ArgumentParser
import Foundation
import Handrail
import HandrailModel

/// `handrail compare`: what a change did.
struct CompareVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "compare",
            abstract: HelpText.abstract(
                en: "Say what changed from one version to another: findings, elements, and what is heard.",
                ko: "두 버전 사이에 바뀐 결과와 요소, 들리는 내용을 출력합니다."))
    }

    /// The first version.
    @Argument(
        help: HelpText.help(
            en: "The first version: captures, source, or a git revision of the second.",
            ko: "이전 버전입니다. 캡처, 소스, 또는 이후 버전의 git 리비전을 지정하세요."))
    var before: String

    /// The second version.
    @Argument(
        help: HelpText.help(en: "The second version: captures or source.", ko: "이후 버전의 캡처나 소스입니다."))
    var after: String = "."

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format = ComparisonFormat.text

    /// Whether new findings fail.
    @Flag(
        help: HelpText.help(en: "Exit with 1 where there are new findings.", ko: "새로 생긴 결과가 있으면 종료 상태 1을 돌려줍니다."))
    var failOnNew = false

    /// How the project is read.
    @OptionGroup var reading: ReadingOptions

    /// The language of every sentence, and of what is heard.
    @OptionGroup var languageOption: LanguageOption

    /// Audits both and prints.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let new = try audit(after, in: context, language)
        let old = FileManager.default.fileExists(atPath: before)
            ? try audit(before, in: context, language) : try revision(in: context, language)
        let comparison = AuditComparison(from: old, to: new, language: language)
        let listing = ComparisonListing(comparison: comparison, language: language)
        let form = format
        let chosen = ListFormat(name: form.rawValue, contentType: "") { _, page in
            try form.bytes(of: listing, on: page)
        }
        try context.deliver(listing, as: chosen)
        return failOnNew && !comparison.findings.new.isEmpty ? .findings : .clean
    }

    /// One version as its configuration asks for it.
    private func audit(
        _ path: String, in context: CommandContext, _ language: ReportLanguage
    ) throws(CommandFailure) -> Audit {
        let settings = try ProjectSettings(
            for: path, asked: nil, rules: context.rules, environment: context.environment)
        let policy = try reading.policy(rules: .all, scope: settings.scope())
        return settings.applied(to: try context.audit([path], by: policy, language: language))
    }

    /// The second version as a revision has it.
    private func revision(in context: CommandContext, _ language: ReportLanguage) throws(CommandFailure) -> Audit {
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
            return try audit(path, in: context, language)
        }
    }
}
