public import HandrailSource

/// A place that belongs to a finding, with the reason.
public struct RelatedPlace: Hashable, Sendable {
    /// Where.
    public let place: SourcePlace
    /// Why it matters.
    public let why: Bilingual

    /// A related place.
    public init(place: SourcePlace, why: Bilingual) {
        self.place = place
        self.why = why
    }
}
