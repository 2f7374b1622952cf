public import HandrailModel

/// What a page shows besides the audit.
public struct PageAdditions: Sendable {
    /// Screenshots by their paths, relative to what was audited.
    public let pictures: [String: PagePicture]
    /// What there is to say of the page itself.
    public let notes: [Bilingual]
    /// What became of an earlier state; `nil` where none was given.
    public let trend: ReportTrend?
    /// What tells this page from later ones where it is served and looks for those; `nil` for a page in a file.
    public let version: String?

    /// What is added; nothing of it has to be.
    public init(
        pictures: [String: PagePicture] = [:], notes: [Bilingual] = [], trend: ReportTrend? = nil,
        version: String? = nil
    ) {
        self.pictures = pictures
        self.notes = notes
        self.trend = trend
        self.version = version
    }
}
