import HandrailModel
package import HandrailSimulation
import HandrailTranscripts

/// A screen as the interactive mode goes through it.
package struct SessionScreen: Sendable {
    /// The name of its outermost view.
    package let name: String
    /// VoiceOver on it.
    package let voiceOver: VoiceOver
    /// What is shown of each stop, in order.
    package let stops: [SessionStop]
    /// The choices that were met, each with the case that is taken.
    package let choices: [ScreenChoice]

    /// A screen.
    package init(name: String, voiceOver: VoiceOver, stops: [SessionStop], choices: [ScreenChoice] = []) {
        self.name = name
        self.voiceOver = voiceOver
        self.stops = stops
        self.choices = choices
    }
}

extension ScreenTranscript {
    /// The screen as the interactive mode goes through it.
    var listening: SessionScreen {
        SessionScreen(
            name: tree.screen.name,
            voiceOver: VoiceOver(simulation.tour, presentation: tree.screen.presentation),
            stops: stops.map { stop in
                SessionStop(
                    speech: speech(of: stop), place: line(of: stop.node.place),
                    code: code(at: stop.node.place))
            },
            choices: simulation.screen.choices)
    }
}
