import ArgumentParser
import Handrail
import HandrailModel
import HandrailSimulation
import HandrailTranscripts

/// `handrail listen`: lets people hear a screen as assistive features would have it.
struct ListenVerb: Verb {
    /// Name and description.
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "listen", _superCommandName: ToolName.command,
            abstract: HelpText.abstract(
                en: "Print or speak what people with an assistive feature meet on a screen.",
                ko: "보조 기능을 쓰는 사람이 화면에서 만나는 내용을 출력하거나 읽어 줍니다."),
            helpNames: HelpText.names)
    }

    /// What is read.
    @Argument(
        help: HelpText.help(
            en: "Folders, Xcode projects or Swift files.", ko: "폴더, Xcode 프로젝트 또는 Swift 파일입니다."))
    var paths: [String] = ["."]

    /// Name of the only screen.
    @Option(
        help: HelpText.help(
            en: "Only this screen: a name or a part of one, an id of “--list”, or a place such as Login.swift:12.",
            ko: "이 화면만 다룹니다. 이름이나 이름의 일부, ‘--list’의 id, Login.swift:12 같은 위치를 지정하세요."))
    var screen: String?

    /// Whether the map of screens is printed instead.
    @Flag(
        help: HelpText.help(
            en: "Instead of screens, print the list of all screens, what leads to each and where it leads.",
            ko: "화면 내용 대신, 모든 화면의 목록과 각 화면을 여는 곳, 각 화면에서 이어지는 곳을 출력합니다."))
    var list = false

    /// The feature.
    @Option(name: .customLong("with"), help: HelpText.help(en: "The assistive feature.", ko: "보조 기능입니다."))
    var feature: AssistiveFeature = .voiceOver

    /// Form of the output.
    @Option(help: HelpText.help(en: "Form of the output.", ko: "출력 형식입니다."))
    var format: ListFormat = ListFormat.all[0]

    /// Cases of conditions.
    @Option(
        help: HelpText.help(
            en: """
                What a condition is, such as isOpen=true or state=loading, or its case by its number, such as 2=else; \
                what people meet first unless told otherwise.
                """,
            ko: """
                isOpen=true나 state=loading처럼 조건의 값을, 또는 2=else처럼 조건 번호와 경우를 지정합니다. 지정하지 않으면 \
                처음 만나는 상태를 따릅니다.
                """))
    var when: [String] = []

    /// The state that screens are shown in.
    @Option(
        help: HelpText.help(
            en: "The state that screens are in: content (unless told otherwise), loading, empty, error or search.",
            ko: "화면의 상태입니다. content(기본), loading, empty, error, search 중에서 지정하세요."))
    var state: ScreenState?

    /// Whether the terminal becomes the screen.
    @Flag(help: HelpText.help(en: "Move about with the keys.", ko: "키로 화면을 이동하며 듣습니다."))
    var interactive = false

    /// Whether it is spoken.
    @Flag(help: HelpText.help(en: "Speak aloud.", ko: "소리 내어 읽습니다."))
    var speak = false

    /// Where the sound is written.
    @Option(help: HelpText.help(en: "Write the speech to this WAV file.", ko: "음성을 이 WAV 파일에 씁니다."))
    var save: String?

    /// What a person chose in Settings.
    @OptionGroup var settings: SettingOptions

    /// How the project is read, and the language of every sentence.
    @OptionGroup var reading: ReadingOptions

    /// Reads, simulates and prints, or runs the session.
    func run(in context: CommandContext, language: ReportLanguage) throws(CommandFailure) -> ExitStatus {
        let conditions = try ConditionPicks(when, state: state)
        let sound = try save.map { path throws(CommandFailure) in try SoundFile(path) }
        let program = speak || sound != nil ? try SpeechProgram(environment: context.environment) : nil
        let terminal = try interactive ? self.terminal(context, program, language) : nil
        let policy = try reading.policy(
            rules: .none, setting: try settings.setting(), configuration: try context.configuration(for: paths))
        let audit = try context.audit(paths, by: policy, language: language)
        if list {
            try context.deliver(ScreenMapListing(audit: audit, language: language), as: format)
            return .clean
        }
        let trees = try ScreenSelection(audit).screens(asked: screen)
        guard conditions.namesNoCondition || trees.count == 1 else { throw Self.severalScreens }
        let picks = try conditions.picks(on: trees)
        if let terminal { return run(terminal, trees, audit, picks, language) }
        let transcripts = zip(trees, picks).map { audit.transcript(of: $0, picks: $1, language: language) }
        try context.deliver(
            TranscriptListing(audit: audit, transcripts: transcripts, feature: feature, language: language), as: format)
        if let program { try program.speak(Self.speech(of: transcripts), in: language, savingTo: sound?.path) }
        return .clean
    }

    private func terminal(
        _ context: CommandContext, _ program: SpeechProgram?, _ language: ReportLanguage
    ) throws(CommandFailure) -> SessionTerminal {
        return try SessionTerminal(
            context, language: language, speaker: program.map { Speaker($0, language: language) })
    }

    private func run(
        _ terminal: SessionTerminal, _ trees: [PerceivedTree], _ audit: Audit, _ first: [[Int: Int]],
        _ language: ReportLanguage
    ) -> ExitStatus {
        let makeScreen: @Sendable (Int, [Int: Int]) -> SessionScreen = { position, chosen in
            let picks = first[position].merging(chosen) { _, later in later }
            return audit.transcript(of: trees[position], picks: picks, language: language).listening
        }
        let count = trees.count
        return switch feature {
        case .voiceOver: terminal.run(VoiceOverSession(count: count, language: language, makeScreen: makeScreen))
        case .switchControl:
            terminal.run(
                FeatureSession<SwitchControlOperation>(count: count, language: language, makeScreen: makeScreen))
        case .fullKeyboardAccess:
            terminal.run(
                FeatureSession<FullKeyboardAccessOperation>(count: count, language: language, makeScreen: makeScreen))
        case .voiceControl:
            terminal.run(
                FeatureSession<VoiceControlOperation>(count: count, language: language, makeScreen: makeScreen))
        }
    }

    /// What is spoken aloud: the names of the screens and what VoiceOver says on each, a line for each stop.
    private static func speech(of transcripts: [ScreenTranscript]) -> String {
        transcripts.map { transcript in
            let lines = transcript.stops.map { $0.utterance.line(transcript.language) }.filter { !$0.isEmpty }
            return ([transcript.tree.screen.name + "."] + lines).joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    private static let severalScreens = CommandFailure(
        .badRequest,
        Bilingual(
            en: "“--when” speaks of the conditions of one screen: name it with “--screen”.",
            ko: "‘--when’은 한 화면의 조건을 가리킵니다. ‘--screen’으로 화면을 지정하세요."))
}
