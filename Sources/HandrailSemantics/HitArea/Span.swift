public import HandrailSource

/// The least and the most an element measures along one axis, in points.
public struct Span: Hashable, Sendable {
    /// It is at least this long.
    public let least: Double
    /// It is at most this long; infinite where nothing in the source bounds it.
    public let most: Double
    /// The modifier that bounds it, where one does.
    public let place: SourcePlace?
    /// Why it has no upper bound.
    public let gap: SizeGap?

    /// A span.
    public init(least: Double, most: Double, place: SourcePlace? = nil, gap: SizeGap? = nil) {
        self.least = least
        self.most = most
        self.place = place
        self.gap = most.isFinite ? nil : gap
    }

    /// Nothing is known of it.
    public static let unknown = open(.view)

    /// Nothing is known of it, for a reason.
    static func open(_ gap: SizeGap, least: Double = 0) -> Span { Span(least: least, most: .infinity, gap: gap) }

    /// Either of two lengths.
    func either(_ other: Span) -> Span {
        Span(
            least: min(least, other.least), most: max(most, other.most),
            place: most >= other.most ? place : other.place, gap: gap ?? other.gap)
    }

    /// As long as the longer of two.
    func longer(_ other: Span) -> Span {
        Span(
            least: max(least, other.least), most: max(most, other.most),
            place: most >= other.most ? place : other.place, gap: gap ?? other.gap)
    }

    /// Both one after the other.
    func plus(_ other: Span) -> Span {
        Span(
            least: least + other.least, most: most + other.most, place: place ?? other.place, gap: gap ?? other.gap)
    }

    /// Longer by some points, from the least to the most.
    func grown(by lengths: ClosedRange<Double>, otherwise gap: SizeGap = .length) -> Span {
        Span(
            least: least + lengths.lowerBound, most: most + lengths.upperBound, place: place, gap: self.gap ?? gap)
    }

    /// Held to a length that a modifier around it says, where nothing inside says how long it is.
    ///
    /// A view that is longer than its frame reaches out of it.
    func within(_ length: Double, at place: SourcePlace) -> Span {
        Span(least: least, most: most.isFinite ? most : max(length, least), place: self.place ?? place)
    }
}
