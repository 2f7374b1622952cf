import HandrailModel

/// Lays items out as a list of stops and of the containers around them.
struct TourLayout {
    /// The stops, in order.
    private(set) var stops: [VoiceOverStop] = []
    /// The containers, outer ones first.
    private(set) var containers: [TourContainer] = []

    /// Nothing yet.
    init() {}

    /// Adds items in their order.
    mutating func add(_ items: [TourItem], parent: Int?, path: [Int]) {
        for item in items {
            switch item {
            case .stop(let node):
                stops.append(
                    VoiceOverStop(index: stops.count, node: node, context: StopContext(), containers: path))
            case .group(let node, let inside, _):
                let index = containers.count
                containers.append(TourContainer(node: node, parent: parent, stops: stops.count..<stops.count))
                add(inside, parent: index, path: path + [index])
                containers[index].stops = containers[index].stops.lowerBound..<stops.count
            }
        }
    }

    /// Gives every stop what its surroundings add.
    mutating func setContexts() {
        var contexts = [StopContext](repeating: StopContext(), count: stops.count)
        enter(&contexts)
        for container in containers where !container.stops.isEmpty { tell(container, &contexts) }
        stops = stops.map {
            VoiceOverStop(index: $0.index, node: $0.node, context: contexts[$0.index], containers: $0.containers)
        }
    }

    // The label of a container is spoken once, on coming from outside.
    private func enter(_ contexts: inout [StopContext]) {
        for container in containers where !container.stops.isEmpty {
            guard let label = container.spokenOnEntering else { continue }
            contexts[container.stops.lowerBound].entering.append(label)
        }
    }

    // Inner containers come later and have the last word.
    private func tell(_ container: TourContainer, _ contexts: inout [StopContext]) {
        let node = container.node
        if node.isTabBar { for index in container.stops { contexts[index].isInTabBar = true } }
        guard !node.deniesElements else { return }
        switch node.container {
        case .list: edges(container.stops, .listStart, .listEnd, &contexts)
        case .landmark: edges(container.stops, .landmarkStart, .landmarkEnd, &contexts)
        case .series: number(Array(container.stops), isTab: false, &contexts)
        case .tabBar(.items):
            number(container.stops.filter { stops[$0].node.traits.contains(.tab) }, isTab: true, &contexts)
        case .tabBar(.everyElement): number(Array(container.stops), isTab: true, &contexts)
        case .dataTable(let headers):
            let table = DataTableReading(stops[container.stops].map(\.node), headers: headers)
            for index in container.stops { contexts[index].cell = table.context(of: stops[index].node) }
        case .semanticGroup, nil: break
        }
    }

    private func edges(
        _ range: Range<Int>, _ start: StopContext.Edge, _ end: StopContext.Edge, _ contexts: inout [StopContext]
    ) {
        for index in range { contexts[index].edges = [] }
        contexts[range.lowerBound].edges.append(start)
        // A container of one element only begins.
        if range.count > 1 { contexts[range.upperBound - 1].edges.append(end) }
    }

    private func number(_ indices: [Int], isTab: Bool, _ contexts: inout [StopContext]) {
        for (offset, index) in indices.enumerated() {
            contexts[index].position = StopContext.Position(number: offset + 1, count: indices.count, isTab: isTab)
        }
    }
}
