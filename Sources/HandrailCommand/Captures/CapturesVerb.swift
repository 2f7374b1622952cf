import ArgumentParser

/// `handrail captures`: what is done with captures besides auditing them.
struct CapturesVerb: ParsableCommand {
    /// Name, description and what can be done.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "captures",
            abstract: HelpText.abstract(
                en: "Say what a capture of a running app tells, or convert it.",
                ko: "실행 중인 앱의 캡처에 무엇이 담겼는지 알려 주거나 변환합니다."),
            subcommands: [CaptureInfoVerb.self, CaptureConvertVerb.self])
    }
}
