/// Puts the stops that are scanned into groups.
struct SwitchControlItemBuilder {
    private let tour: VoiceOverTour
    /// Whether each container of the tour is a group.
    private let isGroup: [Bool]

    init(_ tour: VoiceOverTour, groupsItems: Bool) {
        self.tour = tour
        isGroup = tour.containers.map { groupsItems && $0.node.isScanGroup }
    }

    /// The items for stops in the order of the tour.
    func items(of stops: [Int]) -> [SwitchControlItem] {
        var levels: [Level] = [Level(container: nil)]
        for stop in stops {
            let way = tour.stops[stop].containers.filter { isGroup[$0] }
            // Leave what the stop is not in, enter what it is in.
            var shared = 0
            while shared < way.count, shared + 1 < levels.count, levels[shared + 1].container == way[shared] {
                shared += 1
            }
            while levels.count > shared + 1 { close(&levels) }
            for container in way[shared...] { levels.append(Level(container: container)) }
            levels[levels.count - 1].items.append(SwitchControlItem(.element(stop: stop)))
        }
        while levels.count > 1 { close(&levels) }
        return levels[0].items
    }

    private struct Level {
        let container: Int?
        var items: [SwitchControlItem] = []
    }

    /// A group of one is no group: nobody would want to select twice.
    private func close(_ levels: inout [Level]) {
        let level = levels.removeLast()
        guard let container = level.container, !level.items.isEmpty else { return }
        let item =
            level.items.count == 1
            ? level.items[0] : SwitchControlItem(.group(container: container), items: level.items)
        levels[levels.count - 1].items.append(item)
    }
}

extension AccessibilityNode {
    /// Whether Switch Control offers it as a group.
    fileprivate var isScanGroup: Bool {
        switch navigationStyle {
        case .combined: true
        case .separate: false
        case .automatic:
            switch container {
            case .list, .dataTable, .series, .tabBar: true
            case .semanticGroup, .landmark, nil: false
            }
        }
    }
}
