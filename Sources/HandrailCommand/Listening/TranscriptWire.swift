import HandrailModel
import HandrailReporting
import HandrailSimulation

/// Transcripts as `listen --format json` prints them.
struct TranscriptWire: Sendable {
    /// Name and version of this form.
    let schema = TranscriptWire.schemaName
    /// Absolute path that every file's path is relative to.
    let root: String
    /// The language that is spoken.
    let language: String
    /// The screens.
    let screens: [ScreenTranscriptWire]

    /// The text, ending with a line end.
    var text: String { JSONWriter.text(json ?? .object([:])) }

    /// Name and version of this form.
    static let schemaName = "handrail.transcript/1"

    /// The wire form of screens.
    init(root: String, language: ReportLanguage, _ recitals: [Recital]) {
        self.root = root
        self.language = LanguageV1(language).rawValue
        screens = recitals.map(ScreenTranscriptWire.init)
    }
}
