import HandrailModel
import HandrailSimulation
import HandrailStandards

/// Where the keyboard's focus comes, what keys act there, and what stays out of reach.
struct FullKeyboardAccessTranscript {
    private let transcript: ScreenTranscript
    private var language: ReportLanguage { transcript.language }
    private var keyboard: FullKeyboardAccessTour { transcript.simulation.keyboard }

    /// The transcript of a screen.
    init(_ transcript: ScreenTranscript) { self.transcript = transcript }

    /// Writes the stops of the focus, what it passes by, and shortcuts that clash.
    func write(on page: inout TranscriptPage) {
        for focus in keyboard.stops {
            let keys = keyboard.commands(on: focus.stop).map(\.keys).joined(separator: ", ")
            let arrows = focus.arrows > 0 ? " ↓\(focus.arrows)" : ""
            page.entry(
                "Tab \(focus.tabs)\(arrows)", transcript.name(of: focus.stop) + " — " + keys,
                place: transcript.line(of: transcript.stops[focus.stop].node.place), markWidth: 10)
        }
        SkippedStops(transcript, keyboard.responses).write(on: &page)
        for clash in keyboard.clashes {
            page.entry(
                "!", words(clash)[language], place: transcript.line(of: transcript.stops[clash.stop].node.place),
                markWidth: 10)
        }
    }

    private func words(_ clash: ShortcutClash) -> Bilingual {
        let keys = clash.shortcut.symbols ?? "…"
        let name = transcript.name(of: clash.stop)
        return switch clash.meaning {
        case .system(let meaning):
            Bilingual(
                en: "\(keys) (\(name)) is the system's for \(meaning.en).",
                ko: "\(keys)(\(name)): 시스템에서 \(meaning.ko)에 쓰는 단축키입니다.")
        case .editing(let command):
            Bilingual(
                en: "\(keys) (\(name)) means \(command.meaning.en) in every app.",
                ko: "\(keys)(\(name)): 어느 앱에서나 \(command.meaning.ko)에 쓰는 단축키입니다.")
        case .voiceOver:
            Bilingual(
                en: "\(keys) (\(name)) begins like VoiceOver's commands.",
                ko: "\(keys)(\(name)): VoiceOver 명령과 시작이 같습니다.")
        }
    }
}
