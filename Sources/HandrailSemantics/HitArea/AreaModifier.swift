import HandrailModel
import HandrailSource

/// What a modifier of SwiftUI makes of the size of what it is put on.
struct AreaModifier {
    /// What takes up all the room there is finds at least so much on every screen.
    static let leastRoom = 44.0

    private let use: AttributeUse

    /// What a modifier does.
    init(_ use: AttributeUse) { self.use = use }

    /// The size after it.
    func applied(to size: HitArea) -> HitArea {
        let changed: HitArea
        switch use.attribute {
        case .layout(.frame(let frame)):
            changed = HitArea(
                width: side(
                    size.width, frame.width, frame.minimumWidth, frame.maximumWidth, leastRoom: Self.leastRoom),
                height: side(size.height, frame.height, frame.minimumHeight, frame.maximumHeight, leastRoom: 0))
        case .layout(.padding(let padding)): changed = padded(size, padding)
        case .layout(.shape), .layout(.aspectRatio): changed = shaped(size)
        case .unknownModifier: changed = .open(.modifier)
        default: return size
        }
        return use.condition == nil ? changed : size.either(changed)
    }

    private func side(
        _ inner: Span, _ exact: Fact<Double>, _ minimum: Fact<Double>, _ maximum: Fact<Double>, leastRoom: Double
    ) -> Span {
        if !exact.isAbsent {
            let values = exact.values
            guard let least = values.min(), let most = values.max() else { return .open(.length) }
            return Span(least: least, most: most, place: use.place)
        }
        if minimum.isAbsent, maximum.isAbsent { return inner }
        let least = minimum.values.min() ?? 0
        let floor = minimum.isAbsent ? 0 : minimum.values.max() ?? .infinity
        if maximum.isAbsent {
            let most = max(inner.most, floor)
            return Span(
                least: max(inner.least, least), most: most, place: most > inner.most ? use.place : inner.place,
                gap: inner.gap ?? .length)
        }
        let ceiling = maximum.values.max() ?? .infinity
        let room = maximum.values == [.infinity] ? leastRoom : 0
        return Span(
            least: max(least, room, min(inner.least, ceiling)), most: max(ceiling, floor), place: use.place, gap: .room)
    }

    /// What keeps its shape takes less than its room on one side.
    private func shaped(_ size: HitArea) -> HitArea {
        HitArea(
            width: Span(least: 0, most: size.width.most, place: size.width.place, gap: size.width.gap),
            height: Span(least: 0, most: size.height.most, place: size.height.place, gap: size.height.gap))
    }

    private func padded(_ size: HitArea, _ padding: PaddingUse) -> HitArea {
        // A negative padding pulls the neighbors closer; the area that reacts stays as it is.
        let lengths: ClosedRange<Double>
        if padding.length.isAbsent {
            lengths = MinimumTextWidth.standardPadding...MinimumTextWidth.standardPadding
        } else {
            let values = padding.length.values.map { max($0, 0) }
            lengths = (values.min() ?? 0)...(values.max() ?? .infinity)
        }
        guard let sides = Self.sides(of: padding.edges) else {
            return HitArea(
                width: size.width.grown(by: 0...(lengths.upperBound * 2)),
                height: size.height.grown(by: 0...(lengths.upperBound * 2)))
        }
        return HitArea(
            width: size.width.grown(by: lengths.times(sides.across)),
            height: size.height.grown(by: lengths.times(sides.down)))
    }

    private static let sides: [String: (across: Double, down: Double)] = [
        "all": (2, 2), "horizontal": (2, 0), "vertical": (0, 2), "leading": (1, 0), "trailing": (1, 0), "top": (0, 1),
        "bottom": (0, 1),
    ]

    private static func sides(of names: [String]) -> (across: Double, down: Double)? {
        var sum = (across: 0.0, down: 0.0)
        for name in names {
            guard let one = sides[name] else { return nil }
            sum = (min(sum.across + one.across, 2), min(sum.down + one.down, 2))
        }
        return sum
    }
}

extension ClosedRange<Double> {
    fileprivate func times(_ factor: Double) -> ClosedRange<Double> {
        factor == 0 ? 0...0 : (lowerBound * factor)...(upperBound * factor)
    }
}
