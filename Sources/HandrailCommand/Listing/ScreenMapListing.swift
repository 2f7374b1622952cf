import HandrailModel
import HandrailReporting
import HandrailTranscripts

/// The screens of an audit with the ways between them.
struct ScreenMapListing: Listing {
    /// The audit.
    let audit: Audit
    /// The language.
    let language: ReportLanguage

    /// The screens, each with what leads to it and where it leads.
    func text(on page: TextPage) -> String { ScreenMapOutline(audit, language: language).text(on: page) }

    /// The screens for programs.
    func json() -> String { ScreenMapV1(audit).text }
}
