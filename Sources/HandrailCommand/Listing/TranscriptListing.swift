import HandrailModel
import HandrailReporting
import HandrailSimulation
import HandrailTranscripts

/// What people with an assistive feature meet on screens of an audit.
struct TranscriptListing: Listing {
    /// The audit.
    let audit: Audit
    /// The screens that are printed.
    let transcripts: [ScreenTranscript]
    /// The feature.
    let feature: AssistiveFeature
    /// The language.
    let language: ReportLanguage

    /// The transcripts with the feature.
    func text(on page: TextPage) -> String {
        TranscriptText(feature, language: language).text(of: transcripts, on: page)
    }

    /// The transcripts with all features, for programs.
    func json() -> String { TranscriptV1(audit, language: language, transcripts).text }
}
