import HandrailModel
import HandrailReporting
import HandrailTranscripts

/// Screens of an audit as assistive technologies meet them.
struct InspectionListing: Listing {
    /// The audit.
    let audit: Audit
    /// The screens that are printed.
    let screens: [PerceivedTree]
    /// The language.
    let language: ReportLanguage

    /// The outlines of the screens.
    func text(on page: TextPage) -> String { ScreenOutline(audit, language: language).text(of: screens, on: page) }

    /// The screens for programs.
    func json() throws -> String { try JSONText.of(InspectionV1(audit, screens: screens)) }
}
