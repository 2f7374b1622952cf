import HandrailModel
import HandrailSimulation
import HandrailTranscripts

extension ScreenTranscript {
    /// The screen as the interactive mode goes through it.
    var listening: ListeningScreen {
        ListeningScreen(
            name: tree.screen.name,
            voiceOver: VoiceOver(simulation.tour, presentation: tree.screen.presentation),
            stops: stops.map { stop in
                ListeningStop(
                    speech: speech(of: stop), place: line(of: stop.node.place),
                    code: code(at: stop.node.place))
            },
            choices: simulation.heard.choices)
    }
}
