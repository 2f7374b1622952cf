package import HandrailModel
package import HandrailSimulation

/// A feature in use on one screen: Switch Control, Full Keyboard Access or Voice Control, as far as it is not
/// VoiceOver.
package protocol FeatureOperation: Sendable {
    /// The feature.
    static var feature: AssistiveFeature { get }

    /// The feature on a screen that has just come.
    init(_ screen: SessionScreen, language: ReportLanguage)

    /// Does what a key asks for; `nil` for a key that is none of the feature's.
    mutating func press(_ key: TerminalKey) -> FeatureStep?

    /// Index of the stop that it is at; `nil` where it is at none.
    var stop: Int? { get }
    /// What is highlighted, focused or said at the moment.
    var current: String { get }
    /// What else there is to know, such as the presses so far.
    var details: String { get }
    /// What is listed.
    var body: SessionContent.Body { get }
    /// The keys that matter most.
    static var keys: Bilingual { get }
    /// All its keys.
    static var help: [(keys: String, meaning: Bilingual)] { get }
}

/// What came of a key.
package struct FeatureStep: Hashable, Sendable {
    /// What is spoken; `nil` where nothing new is reached.
    package let speech: String?
    /// What happened otherwise.
    package let message: String?

    /// A step.
    package init(speech: String? = nil, message: String? = nil) {
        self.speech = speech
        self.message = message
    }
}
