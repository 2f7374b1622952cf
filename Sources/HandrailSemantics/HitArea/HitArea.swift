/// How wide and how tall an element is, as far as the source says.
public struct HitArea: Hashable, Sendable {
    /// From side to side.
    public let width: Span
    /// From top to bottom.
    public let height: Span

    /// A size.
    public init(width: Span, height: Span) {
        self.width = width
        self.height = height
    }

    /// Nothing is known of it.
    public static let unknown = HitArea(width: .unknown, height: .unknown)

    /// Nothing is known of it, for a reason.
    static func open(_ gap: SizeGap) -> HitArea { HitArea(width: .open(gap), height: .open(gap)) }

    /// The axis with the smaller upper bound.
    public var narrowest: Span { width.most <= height.most ? width : height }

    func either(_ other: HitArea) -> HitArea {
        HitArea(width: width.either(other.width), height: height.either(other.height))
    }

    func longer(_ other: HitArea) -> HitArea {
        HitArea(width: width.longer(other.width), height: height.longer(other.height))
    }
}
