package import HandrailSimulation

/// A screen as the interactive mode goes through it.
package struct ListeningScreen: Sendable {
    /// The name of its outermost view.
    package let name: String
    /// VoiceOver on it.
    package let voiceOver: VoiceOver
    /// What is shown of each stop, in order.
    package let stops: [ListeningStop]
    /// The choices that were met, each with the case that is taken.
    package let choices: [ScreenChoice]

    /// A screen.
    package init(name: String, voiceOver: VoiceOver, stops: [ListeningStop], choices: [ScreenChoice] = []) {
        self.name = name
        self.voiceOver = voiceOver
        self.stops = stops
        self.choices = choices
    }
}
