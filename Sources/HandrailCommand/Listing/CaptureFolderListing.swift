import HandrailModel
import HandrailReporting
import HandrailTranscripts

/// What is known of the captures of a folder, each under its path.
struct CaptureFolderListing: Listing {
    private let listings: [(path: String, listing: CaptureListing)]
    private let language: ReportLanguage

    /// What is known of some captures by their paths, in `language`.
    init(_ listings: [(String, CaptureListing)], language: ReportLanguage) {
        self.listings = listings.map { (path: $0.0, listing: $0.1) }
        self.language = language
    }

    /// The accounts for people, one after the other.
    func text(on page: TextPage) -> String {
        listings.map { path, listing in
            var page = page
            page.line(path)
            return listing.text(on: page)
        }.joined(separator: "\n")
    }

    /// The account for programs.
    func json() throws -> String {
        try JSONText.of(Wire(files: listings.map { FileWire(path: $0.path, info: $0.listing.wire) }))
    }

    /// The account as `--format json` prints it.
    private struct Wire: Encodable {
        let schema = "handrail.capture-folder-info/1"
        let files: [FileWire]
    }

    private struct FileWire: Encodable {
        let path: String
        let info: CaptureListing.Wire
    }
}
