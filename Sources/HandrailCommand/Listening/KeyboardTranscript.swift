import HandrailModel
import HandrailSimulation
import HandrailStandards

/// Where the keyboard's focus comes, what keys act there, and what stays out of reach.
struct KeyboardTranscript {
    private let recital: Recital
    private var language: ReportLanguage { recital.language }
    private var keyboard: KeyboardTour { recital.simulation.keyboard }

    /// The transcript of a screen.
    init(_ recital: Recital) { self.recital = recital }

    /// Writes the stops of the focus, what it passes by, and shortcuts that clash.
    func write(on sheet: inout TranscriptSheet) {
        for focus in keyboard.stops {
            let keys = keyboard.commands(on: focus.stop).map(\.keys).joined(separator: ", ")
            let arrows = focus.arrows > 0 ? " ↓\(focus.arrows)" : ""
            sheet.entry(
                "Tab \(focus.tabs)\(arrows)", recital.name(of: focus.stop) + " — " + keys,
                place: recital.line(of: recital.stops[focus.stop].node.place), markWidth: 10)
        }
        PassedBy(recital, keyboard.responses).write(on: &sheet)
        for clash in keyboard.clashes {
            sheet.entry(
                "!", words(clash)[language], place: recital.line(of: recital.stops[clash.stop].node.place), markWidth: 10)
        }
    }

    private func words(_ clash: ShortcutClash) -> Bilingual {
        let keys = clash.shortcut.symbols ?? "…"
        let name = recital.name(of: clash.stop)
        return switch clash.meaning {
        case .system(let meaning):
            Bilingual(en: "\(keys) (\(name)) is the system's for \(meaning.en).", ko: "\(keys)(\(name)): 시스템에서 \(meaning.ko)에 쓰는 단축키입니다.")
        case .editing(let command):
            Bilingual(
                en: "\(keys) (\(name)) means \(command.meaning.en) in every app.",
                ko: "\(keys)(\(name)): 어느 앱에서나 \(command.meaning.ko)에 쓰는 단축키입니다.")
        case .voiceOver:
            Bilingual(
                en: "\(keys) (\(name)) begins like VoiceOver's commands.", ko: "\(keys)(\(name)): VoiceOver 명령과 시작이 같습니다.")
        }
    }
}
