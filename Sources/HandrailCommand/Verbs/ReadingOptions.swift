import ArgumentParser
import Handrail
import HandrailConfiguration
import HandrailModel

/// The options of verbs that read a project.
///
/// The flags are plain ones: of a flag that is made of a list of cases the parser asks the runtime how each is printed.
struct ReadingOptions: ParsableArguments {
    /// Number of threads.
    @Option(
        help: HelpText.help(
            en: "Number of threads; by default as many as there are processors.",
            ko: "스레드 수입니다. 지정하지 않으면 프로세서 수를 따릅니다."))
    var jobs: Int?

    /// Whether tests are audited too.
    @Flag(help: HelpText.help(en: "Audit tests too.", ko: "테스트도 검사합니다."))
    var includeTests = false

    /// Whether generated code is audited too.
    @Flag(help: HelpText.help(en: "Audit generated code too.", ko: "생성된 코드도 검사합니다."))
    var includeGenerated = false

    /// Whether copies of other people's code are audited too.
    @Flag(help: HelpText.help(en: "Audit copies of other people's code too.", ko: "복사해 둔 외부 코드도 검사합니다."))
    var includeVendored = false

    /// Whether Pods are audited too.
    @Flag(help: HelpText.help(en: "Audit Pods too.", ko: "Pods도 검사합니다."))
    var includePods = false

    /// Whether Carthage is audited too.
    @Flag(help: HelpText.help(en: "Audit Carthage too.", ko: "Carthage도 검사합니다."))
    var includeCarthage = false

    /// Whether what was built is audited too.
    @Flag(help: HelpText.help(en: "Audit .build and DerivedData too.", ko: ".build와 DerivedData도 검사합니다."))
    var includeBuildProducts = false

    /// Whether packages that were fetched are audited too.
    @Flag(help: HelpText.help(en: "Audit packages that were fetched too.", ko: "내려받은 패키지도 검사합니다."))
    var includeCheckouts = false

    /// Whether node_modules is audited too.
    @Flag(help: HelpText.help(en: "Audit node_modules too.", ko: "node_modules도 검사합니다."))
    var includeNodeModules = false

    /// The language asked for; read before anything else by `LanguageChoice`. Verbs that read no project have it in a
    /// group of its own.
    @Option(name: LanguageOption.name, help: LanguageOption.help)
    var language: ReportLanguage?

    /// Code to audit although it is skipped by default.
    private var included: Set<SkippedCode> {
        let choices: [(Bool, SkippedCode)] = [
            (includeTests, .tests), (includeGenerated, .generated), (includeVendored, .vendored),
            (includePods, .pods), (includeCarthage, .carthage), (includeBuildProducts, .buildProducts),
            (includeCheckouts, .checkouts), (includeNodeModules, .nodeModules),
        ]
        return Set(choices.filter(\.0).map(\.1))
    }

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
            rules: rules, setting: setting, included: included, jobs: jobs, scope: scope, unsaved: unsaved,
            options: configuration.options, components: configuration.components.mapValues(\.value))
    }
}
