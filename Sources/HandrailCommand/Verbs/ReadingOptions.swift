import ArgumentParser
import Handrail
import HandrailConfiguration
import HandrailModel

/// The options of verbs that read a project.
struct ReadingOptions: ParsableArguments {
    /// Number of threads.
    @Option(
        help: HelpText.help(
            en: "Number of threads; by default as many as there are processors.",
            ko: "스레드 수입니다. 지정하지 않으면 프로세서 수를 따릅니다."))
    var jobs: Int?

    /// Code to audit although it is skipped by default.
    @Flag
    var included: [SkippedCode] = []

    /// The policy they make with rules and a setting.
    ///
    /// - Parameter configuration: what the project decided of rules and said of views of code that is not there.
    func policy(
        rules: RuleChoice, setting: Setting? = nil, scope: AuditScope? = nil, unsaved: [String: [UInt8]] = [:],
        configuration: Configuration
    ) throws(CommandFailure) -> AuditPolicy {
        if let jobs, jobs < 1 {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "“--jobs” takes a whole number from 1 up, not \(jobs).",
                    ko: "‘--jobs’에는 1 이상의 정수를 지정하세요. 받은 값: \(jobs)"))
        }
        return AuditPolicy(
            rules: rules, setting: setting, included: Set(included), jobs: jobs, scope: scope, unsaved: unsaved,
            options: configuration.options, components: configuration.components.mapValues(\.value))
    }
}
