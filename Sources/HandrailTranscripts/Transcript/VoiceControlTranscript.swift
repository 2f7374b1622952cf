import HandrailModel
import HandrailSimulation

/// What can be said to Voice Control, element by element.
struct VoiceControlTranscript {
    private let transcript: ScreenTranscript
    private var language: ReportLanguage { transcript.language }
    private var voice: VoiceControlMap { transcript.simulation.voice }

    /// The transcript of a screen.
    init(_ transcript: ScreenTranscript) { self.transcript = transcript }

    /// Writes what is offered with its names, then what is not.
    func write(on page: inout TranscriptPage) {
        for target in voice.targets {
            page.entry(
                "\(target.stop + 1).", target.words(language),
                place: transcript.line(of: transcript.stops[target.stop].node.place),
                markWidth: 5)
        }
        SkippedStops(transcript, voice.responses).write(on: &page)
    }
}
