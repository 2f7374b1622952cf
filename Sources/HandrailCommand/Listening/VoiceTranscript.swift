import HandrailModel
import HandrailSimulation

/// What can be said to Voice Control, element by element.
struct VoiceTranscript {
    private let recital: Recital
    private var language: ReportLanguage { recital.language }
    private var voice: VoiceControlMap { recital.simulation.voice }

    /// The transcript of a screen.
    init(_ recital: Recital) { self.recital = recital }

    /// Writes what is offered with its names, then what is not.
    func write(on sheet: inout TranscriptSheet) {
        for target in voice.targets {
            sheet.entry(
                "\(target.stop + 1).", target.words(language), place: recital.line(of: recital.stops[target.stop].node.place),
                markWidth: 5)
        }
        PassedBy(recital, voice.responses).write(on: &sheet)
    }
}
