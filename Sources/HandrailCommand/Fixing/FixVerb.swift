import ArgumentParser
import Handrail
import HandrailConfiguration
import HandrailModel
import HandrailRules
import HandrailSource

/// `handrail fix`: applies the edits that findings carry.
struct FixVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "fix", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Apply the edits that findings carry, audit again, and print what changed.",
                ko: "결과에 딸린 수정을 적용하고 다시 검사한 다음, 바뀐 내용을 출력합니다."),
            discussion: HelpText.abstract(
                en: """
                    Exit status: 0 nothing is left that could be mended this way, 1 edits are left, as with --dry-run, \
                    2 a bad option or a path that does not exist, 3 nothing to audit or not completed.
                    """,
                ko: "종료 상태: 0 더 적용할 수정 없음, 1 적용하지 않은 수정 있음(--dry-run 포함), 2 잘못된 옵션이나 없는 경로, 3 검사할 것이 없거나 "
                    + "완료하지 못함."),
            helpNames: HelpText.names)
    }

    /// What is mended.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// Whether only edits are applied after which the app behaves as before.
    @Flag(
        help: HelpText.help(
            en: "Only edits that nobody notices without an assistive technology or a setting; this is the default.",
            ko: "보조 기술이나 설정을 쓰지 않는 사람은 차이를 느끼지 못하는 수정만 적용합니다. 기본값입니다."))
    var safe = false

    /// Whether edits are applied too after which the app behaves differently.
    @Flag(
        name: [.customLong("behavioral"), .customLong("behavioural")],
        help: HelpText.help(
            en: "Also edits after which everybody may notice a difference: look at each of them.",
            ko: "누구나 차이를 느낄 수 있는 수정도 적용합니다. 하나하나 확인하세요."))
    var behavioral = false

    /// Whether words are asked for.
    @Flag(
        help: HelpText.help(
            en: "Ask for the words of edits that need some, such as a label, in each language of the project's tables.",
            ko: "레이블처럼 말이 필요한 수정에 넣을 말을 프로젝트 문자열 테이블의 언어마다 묻습니다."))
    var interactive = false

    /// Rules to mend.
    @Option(
        help: HelpText.help(
            en: "Mend only this rule, or the rules of this guideline; may be repeated.",
            ko: "이 규칙이나 이 가이드라인의 규칙만 고칩니다. 여러 번 쓸 수 있습니다."))
    var rule: [String] = []

    /// Whether nothing is written.
    @Flag(help: HelpText.help(en: "Print the changes and write nothing.", ko: "바뀔 내용만 출력하고 파일은 쓰지 않습니다."))
    var dryRun = false

    /// Whether files are written that git could not bring back.
    @Flag(
        help: HelpText.help(
            en: "Also change files with uncommitted changes, and files outside of git.",
            ko: "커밋하지 않은 변경이 있는 파일과 git에 없는 파일도 고칩니다."))
    var allowDirty = false

    /// The configuration.
    @Option(
        help: HelpText.help(
            en: "Configuration to use; by default the nearest .handrail.yml at or above the first path.",
            ko: "사용할 설정 파일입니다. 기본값은 첫 경로에서 위로 가장 가까운 .handrail.yml입니다."))
    var config: String?

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Mends, writes, and says what was done.
    func run(in context: CommandContext, language asked: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        guard !(safe && behavioral) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "Ask for one of “--safe” and “--behavioral”.", ko: "‘--safe’와 ‘--behavioral’ 중 하나만 쓰세요."))
        }
        let rules = try rule.isEmpty
            ? Set(context.rules.map(\.id)) : RuleNames(of: context.rules).rules(named: rule)
        let settings = try ProjectSettings(
            for: paths.first ?? ".", asked: config, rules: context.rules, environment: context.environment)
        let language = reading.language ?? settings.configuration.language?.value ?? asked
        let questions = interactive ? FixQuestions(rules: rules, context: context, language: language) : nil
        let run = FixRun(
            rules: rules, most: behavioral ? .behavioral : .mechanical, questions: questions
        ) { unsaved throws(CommandFailure) in
            let policy = try reading.policy(
                rules: .all, scope: settings.scope(), unsaved: unsaved, configuration: settings.configuration)
            return settings.applied(to: try context.audit(paths, by: policy, language: language, isLast: false))
        }
        var guarded = GuardedFiles(allowsDirty: allowDirty || dryRun)
        let result = try run.result(&guarded)
        let base = RepositoryBase(of: result.before.root, environment: context.environment)
        let prefix = base?.prefix(of: result.before.root) ?? ""
        let changes = result.files.map { UnifiedDiff(from: $0.before, to: $0.after, prefix: prefix) }
        if !dryRun { try FixedFile.write(result.files, in: result.before.root) }
        try context.deliver(changes.flatMap { $0.bytes(forTerminal: context.output.isTerminal) })
        let summary = FixSummary(
            result, guarded, rules: rules, isDryRun: dryRun, takesBehavioral: behavioral, asksForWords: interactive)
        for sentence in summary.sentences { context.tell(sentence[language]) }
        let isLeft = dryRun ? !result.files.isEmpty : !guarded.leftAlone.isEmpty
        return isLeft ? .findings : .clean
    }
}
