/// A stop of VoiceOver as the interactive mode shows it: everything as words already.
package struct ListeningStop: Hashable, Sendable {
    /// Its number in the transcript, from 1.
    package let number: Int
    /// What is spoken.
    package let speech: String
    /// The file and line that make it, such as `Home.swift:12`; `nil` where they are not known.
    package let place: String?
    /// That line of the source.
    package let code: String?
    /// What activating it does.
    package let activation: String
    /// Actions that are offered, by name.
    package let actions: [String]
    /// What swiping up and down does where its value can be adjusted.
    package let isAdjustable: Bool

    /// A stop.
    package init(
        number: Int, speech: String, place: String? = nil, code: String? = nil, activation: String = "",
        actions: [String] = [], isAdjustable: Bool = false
    ) {
        self.number = number
        self.speech = speech
        self.place = place
        self.code = code
        self.activation = activation
        self.actions = actions
        self.isAdjustable = isAdjustable
    }
}
