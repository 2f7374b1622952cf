import HandrailModel
import HandrailReporting
import HandrailTranscripts

/// The places in code that make views which no screen shows.
struct UnreachedListing: Listing {
    /// The audit.
    let audit: Audit
    /// The language.
    let language: ReportLanguage

    /// The places, by reason and file.
    func text(on page: TextPage) -> String { UnreachedOutline(audit, language: language).text(on: page) }

    /// The places for programs.
    func json() throws -> String { try JSONText.of(UnreachedV1(audit)) }
}
