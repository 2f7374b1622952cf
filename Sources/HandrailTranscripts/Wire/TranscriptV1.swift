package import HandrailModel
package import HandrailReporting

/// Transcripts as `listen --format json` prints them.
package struct TranscriptV1: Sendable {
    /// Name and version of this form.
    package let schema = TranscriptV1.schemaName
    /// Absolute path that every file's path is relative to.
    package let root: String
    /// The language that is spoken.
    package let language: String
    /// The screens.
    package let screens: [ScreenTranscriptV1]

    /// The text, ending with a line end.
    package var text: String { JSONWriter.text(json ?? .object([:])) }

    /// Name and version of this form.
    package static let schemaName = "handrail.transcript/1"

    /// The wire form of screens of an audit.
    package init(_ audit: Audit, language: ReportLanguage, _ screens: [ScreenTranscript]) {
        root = audit.root
        self.language = LanguageV1(language).rawValue
        self.screens = screens.map {
            ScreenTranscriptV1($0, id: audit.screenIdentifiers.identifier(of: $0.tree) ?? "")
        }
    }
}

extension TranscriptV1: WireObject {
    /// Its name in the schema.
    package static let name = "Transcript"
    /// What the schema says of it.
    package static let note = "What assistive features meet on screens."
    /// Its members.
    package static let fields: [WireField<TranscriptV1>] = [
        WireField("schema", "Name and version of this form.") { $0.schema },
        WireField("root", "Absolute path that every file's path is relative to.") { $0.root },
        WireField("language", "The language that is spoken.") { $0.language },
        WireField("screens", "The screens.") { $0.screens },
    ]
}
