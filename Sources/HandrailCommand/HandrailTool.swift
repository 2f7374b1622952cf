import ArgumentParser
import HandrailEngine
import HandrailModel
import HandrailSource

/// The command `handrail`: it only knows its verbs.
struct HandrailTool: ParsableCommand {
    /// Name, description and verbs.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Finds what keeps people out of an app, from its source.",
                ko: "앱의 소스 코드에서 사람들의 접근을 막는 문제를 찾습니다."),
            discussion: HelpText.abstract(
                en: """
                    Exit status: 0 nothing at or above the failing level, 1 findings, 2 a bad option or a path that \
                    does not exist, 3 nothing to audit or not completed.
                    """,
                ko: "종료 상태: 0 실패 기준 이상의 결과 없음, 1 결과 있음, 2 잘못된 옵션이나 없는 경로, 3 검사할 것이 없거나 완료하지 못함."),
            version: ToolVersion.current,
            subcommands: verbs)
    }

    /// The verbs, in the order of the help.
    static let entries: [VerbEntry] = [
        .verb(AuditVerb.self), .verb(FixVerb.self), .verb(ReportVerb.self), .verb(ScreensVerb.self),
        .verb(InspectVerb.self), .verb(ListenVerb.self), .verb(CompareVerb.self), .family(CapturesVerb.self),
        .verb(SeeVerb.self), .verb(SymbolsVerb.self), .verb(PaletteVerb.self), .verb(TypeVerb.self),
        .verb(PrivacyVerb.self), .verb(ChecklistVerb.self), .verb(RulesVerb.self), .verb(GuidelinesVerb.self),
        .verb(ExplainVerb.self), .verb(InitVerb.self), .family(ConfigVerb.self),
    ]

    /// The verbs as the parser takes them, kept: to make that of each on every question takes as long as to audit a
    /// small file.
    static let verbs: [any ParsableCommand.Type] = entries.map(\.command)

    /// Why `arguments` cannot begin as they do; the parser itself would only call it an unexpected argument.
    static func unknownVerb(in arguments: [String]) -> CommandFailure? {
        let names = verbs.compactMap { $0.configuration.commandName } + ["help"]
        guard let name = arguments.first, !name.hasPrefix("-"), !names.contains(name) else { return nil }
        let nearest = NearestName.of(name, in: names)
        return CommandFailure(
            .badRequest,
            Bilingual(
                en: "There is no command “\(name)”. "
                    + (nearest.map { "Did you mean “\($0)”?" } ?? "“handrail --help” lists the commands."),
                ko: "‘\(name)’ 명령이 없습니다. "
                    + (nearest.map { "혹시 ‘\($0)’ 아닌가요?" } ?? "명령 목록은 ‘handrail --help’로 확인하세요.")))
    }
}
