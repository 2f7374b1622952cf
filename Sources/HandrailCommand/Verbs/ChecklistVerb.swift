import ArgumentParser
import Foundation
import Handrail
import HandrailModel

/// `handrail checklist`: writes the guided manual audit of a project.
struct ChecklistVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "checklist", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Write what a person has to check, as Markdown with boxes to tick.",
                ko: "사람이 확인할 항목을 체크 상자가 있는 Markdown으로 출력합니다."),
            helpNames: HelpText.names)
    }

    /// What is read.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// A checklist that was written before.
    @Option(
        help: HelpText.help(
            en: "An earlier checklist, whose ticks are kept.", ko: "체크 표시를 그대로 옮겨 올 이전 체크리스트 파일입니다."))
    var against: String?

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Reads and writes.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let earlier = try against.map(Self.text) ?? ""
        let audit = try context.audit(paths, by: try reading.policy(
            rules: .all, configuration: try context.configuration(for: paths)), language: language)
        let checklist = Checklist(audit, GuidelineIndex(rules: context.rules), keeping: earlier, language: language)
        try context.deliver(Array(checklist.text.utf8))
        return .clean
    }

    private static func text(of path: String) throws(CommandFailure) -> String {
        do {
            return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        } catch {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "The earlier checklist “\(path)” cannot be read. Name a file that “handrail checklist” wrote.",
                    ko: "이전 체크리스트 ‘\(path)’ 파일을 읽을 수 없습니다. ‘handrail checklist’로 만든 파일을 지정하세요."))
        }
    }
}
