/// A stop of VoiceOver as the list of the interactive mode shows it.
package struct SessionStop: Hashable, Sendable {
    /// What is spoken of it, apart from the labels of what it is in.
    package let speech: String
    /// The file and line that make it, such as `Home.swift:12`; `nil` where they are not known.
    package let place: String?
    /// That line of the source.
    package let code: String?

    /// A stop.
    package init(speech: String, place: String? = nil, code: String? = nil) {
        self.speech = speech
        self.place = place
        self.code = code
    }
}
