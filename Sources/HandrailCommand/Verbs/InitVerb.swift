import ArgumentParser
import Foundation
import HandrailConfiguration
import HandrailModel
import HandrailReporting

/// `handrail init`: writes a configuration that says what it can say.
struct InitVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "init", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Write a commented .handrail.yml.", ko: "설명이 달린 .handrail.yml을 만듭니다."),
            helpNames: HelpText.names)
    }

    /// Where it is written.
    @Argument(help: HelpText.help(en: "Folder of the project.", ko: "프로젝트 폴더입니다."))
    var path: String = "."

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Writes the file, unless there is one.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let folder = URL(fileURLWithPath: path)
        let file = folder.appendingPathComponent(ConfigurationReader.fileName).path
        guard !FileManager.default.fileExists(atPath: file) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“\(file)” is there already; “handrail config show” prints what it says.",
                    ko: "“\(file)”이(가) 이미 있습니다. 내용은 ‘handrail config show’로 확인하세요."))
        }
        try OutputFile(file).write(Array(ConfigurationTemplate.text(language).utf8))
        let told = Bilingual(
            en: "“\(file)” was written. Next: “handrail audit --write-baseline” sets aside what is there today.",
            ko: "“\(file)”을(를) 만들었습니다. 다음으로 ‘handrail audit --write-baseline’을 실행하면 지금 있는 결과를 따로 둡니다.")
        try context.deliver(Array((KoreanParticle.settle(told[language]) + "\n").utf8))
        return .clean
    }
}
