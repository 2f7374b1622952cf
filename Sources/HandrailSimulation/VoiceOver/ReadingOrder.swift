/// The order of siblings that nobody gave an order: by where they are.
///
/// Tops that differ by less than the tolerance are in one row; the comparison is made pair by pair, as devices do it.
/// Rows chain through the tolerance, so it is not transitive; equal elements keep their order.
struct ReadingOrder {
    private let tolerance: Double
    private let isRightToLeft: Bool

    /// The order on a device.
    init(_ settings: ReadingSettings) {
        tolerance = settings.rowTolerance
        isRightToLeft = settings.isRightToLeft
    }

    /// Whether one frame certainly comes before the other.
    func comes(_ first: NodeFrame?, before second: NodeFrame?) -> Bool {
        guard let first, let second else { return false }
        if abs(first.y - second.y) >= tolerance { return first.y < second.y }
        return isRightToLeft ? first.x > second.x : first.x < second.x
    }

    /// The items in reading order.
    func sorted(_ items: [TourItem]) -> [TourItem] {
        guard items.count > 1 else { return items }
        return items.enumerated().sorted { a, b in
            if a.element.priority != b.element.priority { return a.element.priority > b.element.priority }
            if comes(a.element.frame, before: b.element.frame) { return true }
            if comes(b.element.frame, before: a.element.frame) { return false }
            return a.offset < b.offset
        }.map(\.element)
    }

    /// The frame of the item that is read first; what has no frame has no say.
    func firstFrame(of items: [TourItem]) -> NodeFrame? {
        var first: NodeFrame?
        for item in items {
            guard let frame = item.frame else { continue }
            if first == nil || comes(frame, before: first) { first = frame }
        }
        return first
    }
}
