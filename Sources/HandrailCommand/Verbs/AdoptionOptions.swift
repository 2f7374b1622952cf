import ArgumentParser

/// The options about what a team decided, and about findings that it does not count.
struct AdoptionOptions: ParsableArguments {
    /// The configuration.
    @Option(
        help: HelpText.help(
            en: "Configuration to use; by default the nearest .handrail.yml at or above the first path.",
            ko: "사용할 설정 파일입니다. 기본값은 첫 경로에서 위로 가장 가까운 .handrail.yml입니다."))
    var config: String?

    /// Whether no configuration is used.
    @Flag(help: HelpText.help(en: "Use no configuration.", ko: "설정 파일을 쓰지 않습니다."))
    var noConfig = false

    /// The baseline.
    @Option(
        help: HelpText.help(
            en: "Baseline to use; by default .handrail-baseline beside the configuration or at the repository's root.",
            ko: "사용할 기준 파일입니다. 기본값은 설정 파일 옆, 없으면 저장소 루트의 .handrail-baseline입니다."))
    var baseline: String?

    /// Whether no baseline is used.
    @Flag(help: HelpText.help(en: "Count what is in the baseline too.", ko: "기준 파일에 있는 결과도 모두 셉니다."))
    var noBaseline = false

    /// Whether a baseline is written.
    @Flag(
        help: HelpText.help(
            en: "Write all findings to the baseline, so that from now on only new ones count.",
            ko: "지금 있는 결과를 모두 기준 파일에 적어, 앞으로는 새 결과만 셉니다."))
    var writeBaseline = false

    /// Whether the baseline is pruned.
    @Flag(
        help: HelpText.help(
            en: "Take what was mended out of the baseline; nothing is ever added.",
            ko: "고친 결과를 기준 파일에서 지웁니다. 새 결과는 더하지 않습니다."))
    var updateBaseline = false

    /// The revision that a change starts from.
    @Option(
        help: HelpText.help(
            en: "Tell only findings that were made since this git revision, by auditing both sides.",
            ko: "양쪽을 모두 검사해 이 git 리비전 이후에 생긴 결과만 보여 줍니다."))
    var diff: String?
}
