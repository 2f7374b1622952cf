import HandrailModel

/// How Switch Control goes through a screen, item by item.
///
/// Certainty: that it scans what responds to people, in VoiceOver's order, and goes into groups when they are selected,
/// is documented (UIKit's header, user guides). Which containers become groups where nothing says so (`automatic`) is
/// not: bars, lists, tables and segmented controls are taken for groups. The system also forms groups of its own by
/// what stands close together, which nothing but a device knows. People can turn groups off ("Group Items").
public struct SwitchControlScan: Sendable {
    /// What is highlighted first, in order.
    public let items: [SwitchControlItem]
    /// The way to each stop, by its index; `nil` where it is passed by.
    public let paths: [SwitchControlPath?]
    /// Whether each stop answers to people, by its index.
    public let responses: [Responsiveness]
    private let tour: VoiceOverTour

    /// The scan of what VoiceOver tours.
    ///
    /// - Parameter groupsItems: whether the setting "Group Items" is on, as it is at first.
    public init(_ tour: VoiceOverTour, groupsItems: Bool = true) {
        self.tour = tour
        let responses = tour.stops.map { Responsiveness($0.node) }
        let scanned = tour.stops.indices.filter { responses[$0].answer == .responds }
        let builder = SwitchControlItemBuilder(tour, groupsItems: groupsItems)
        items = builder.items(of: scanned)
        var paths = [SwitchControlPath?](repeating: nil, count: tour.stops.count)
        Self.walk(items, from: [], into: &paths)
        self.paths = paths
        self.responses = responses
    }

    /// Stops that the scan passes by although they answer to people in one way or another: a gesture alone.
    public var doubtful: [Int] { responses.indices.filter { responses[$0].answer == .doubtful } }

    /// The menu of a stop; empty where the scan passes it by.
    public func menu(of stop: Int) -> [SwitchControlMenuEntry] {
        guard paths.indices.contains(stop), paths[stop] != nil else { return [] }
        return SwitchControlMenuEntry.entries(for: tour.stops[stop].node)
    }

    /// Why a stop is scanned where it is, or passed by.
    public func trace(of stop: Int) -> Trace {
        guard responses.indices.contains(stop) else { return Trace() }
        let node = tour.stops[stop].node
        var trace = Trace()
        trace.add(responses[stop].sentence, place: node.place)
        guard let path = paths[stop] else {
            trace.add(Bilingual(en: "The scan passes it by.", ko: "스캔하지 않고 지나갑니다."))
            return trace
        }
        for position in path.positions.dropLast() {
            trace.add(
                Bilingual(
                    en: "Group \(position + 1) on its level is selected.", ko: "해당 단계의 \(position + 1)번째 그룹을 선택합니다."))
        }
        if let position = path.positions.last {
            trace.add(Bilingual(en: "It is item \(position + 1) there.", ko: "그 안의 \(position + 1)번째 항목입니다."))
        }
        return trace
    }

    private static func walk(_ items: [SwitchControlItem], from way: [Int], into paths: inout [SwitchControlPath?]) {
        for (position, item) in items.enumerated() {
            switch item.kind {
            case .element(let stop): paths[stop] = SwitchControlPath(positions: way + [position])
            case .group: walk(item.items, from: way + [position], into: &paths)
            }
        }
    }
}
