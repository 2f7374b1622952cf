import HandrailModel
import HandrailSimulation

/// Transcripts as `listen --format json` prints them.
struct TranscriptWire: Encodable {
    /// Name and version of this form.
    let schema = "handrail.transcript/1"
    /// Absolute path that every file's path is relative to.
    let root: String
    /// The language that is spoken.
    let language: String
    /// The screens.
    let screens: [ScreenTranscriptWire]

    /// The wire form of screens.
    init(root: String, language: ReportLanguage, _ recitals: [Recital]) {
        self.root = root
        self.language = language.rawValue
        screens = recitals.map(ScreenTranscriptWire.init)
    }
}
