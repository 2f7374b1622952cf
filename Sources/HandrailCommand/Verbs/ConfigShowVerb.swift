import ArgumentParser
import Foundation
import HandrailConfiguration
import HandrailModel
import HandrailReporting
import HandrailRules
import HandrailSource

/// `handrail config show`: prints what holds for a file, and where that is written.
struct ConfigShowVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "show",
            abstract: HelpText.abstract(
                en: "Print what holds for a file, and where that is written.",
                ko: "파일에 적용되는 설정과 그 출처를 출력합니다."))
    }

    /// The file.
    @Argument(help: HelpText.help(en: "A file or folder of the project.", ko: "프로젝트의 파일이나 폴더입니다."))
    var path: String = "."

    /// The configuration.
    @Option(
        help: HelpText.help(
            en: "Configuration to use; by default the nearest .handrail.yml at or above the path.",
            ko: "사용할 설정 파일입니다. 기본값은 경로에서 위로 가장 가까운 .handrail.yml입니다."))
    var config: String?

    /// The language of every sentence.
    @OptionGroup var languageOption: LanguageOption

    /// Prints it.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let settings = try ProjectSettings(
            for: path, asked: config, rules: context.rules, environment: context.environment)
        let lines = lines(settings, context.rules.map(\.id)).map {
            PlainLine.of(KoreanParticle.settle($0[language])) + "\n"
        }
        try context.deliver(Array(lines.joined().utf8))
        return .clean
    }

    private func lines(_ settings: ProjectSettings, _ rules: [String]) -> [Bilingual] {
        guard let file = settings.file, let folder = settings.folder else {
            return [
                Bilingual(
                    en: "There is no configuration at or above “\(path)”; “handrail init” writes one.",
                    ko: "“\(path)” 또는 그 위 폴더에 설정 파일이 없습니다. ‘handrail init’으로 만드세요.")
            ]
        }
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        let inside = real.hasPrefix(folder.path + "/") ? String(real.dropFirst(folder.path.count + 1)) : ""
        let head = Bilingual(en: "# \(folder.path)/\(file.path)", ko: "# \(folder.path)/\(file.path)")
        return [head] + ConfigurationListing(settings.configuration, of: inside, rules: rules).lines
    }
}
