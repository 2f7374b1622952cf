import ArgumentParser

/// `handrail config`: says what a configuration may say, and what it says.
struct ConfigVerb: ParsableCommand {
    /// Name, description and parts.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "config",
            abstract: HelpText.abstract(
                en: "Show what the configuration says, or its schema.", ko: "설정 내용이나 스키마를 출력합니다."),
            subcommands: [ConfigShowVerb.self, ConfigSchemaVerb.self])
    }
}
